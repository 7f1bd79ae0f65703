/// The built-in posts of `galley demo feed`, one JSON object a line, as `galley feed` reads them.
///
/// The people, places and links are invented.
enum SampleFeed {
  static let jsonLines = #"""
    {"id":"s001","name":"山茶与灯","time":"刚刚","source":"来自 纸鹤客户端","text":"晚安。今天的最后一条：把灯关了，雾就自己亮起来。","reposts":8425,"comments":25277}
    {"id":"s002","name":"川西小火车","time":"刚刚","source":"来自 纸鹤客户端","text":"终点站。列车长用三种话说了再见，我用第四种：下次还来。","reposts":4352,"comments":13058,"images":3}
    {"id":"s003","name":"Ines Okafor","time":"now","source":"Paper Crane for Web","text":"The five-legged chair won third prize at the village fair. There were two entries. 🏆","reposts":6,"comments":19,"images":2}
    {"id":"s004","name":"小城气象台","time":"3 分钟前","source":"来自 网页版","text":"适宜。","reposts":2606,"comments":3910,"quote":{"name":"老马识途","text":"下一条线已经画好了：沿着一条河，从入海口走到源头。出发日期：看天气 @小城气象台 怎么说。🥾","images":1}}
    {"id":"s005","name":"老马识途","time":"6 分钟前","source":"来自 竹叶手机","text":"下一条线已经画好了：沿着一条河，从入海口走到源头。出发日期：看天气 @小城气象台 怎么说。🥾","reposts":245,"comments":368,"images":1}
    {"id":"s006","name":"空山","time":"9 分钟前","text":"花。","reposts":3178,"comments":9536,"images":4}
    {"id":"s007","name":"读表的人","time":"12 分钟前","source":"来自 纸鹤客户端","text":"最近好吗？","reposts":2,"comments":1,"quote":{"name":"小城气象台","text":"今日立春。最高气温 11℃，东南风 2 级，适合放风筝、晒被子、给很久没联系的人发一句“最近好吗”。🪁","images":1}}
    {"id":"s008","name":"小城气象台","time":"15 分钟前","source":"来自 网页版","text":"今日立春。最高气温 11℃，东南风 2 级，适合放风筝、晒被子、给很久没联系的人发一句“最近好吗”。🪁","reposts":10,"comments":6,"images":1}
    {"id":"s009","name":"Lina Haddad","time":"18 min","source":"Windowsill tablet","text":"نبتت النعناع في كل أصيص أهديته. صار في الحيّ رائحة واحدة، وصرنا نعرف بعضنا منها. 🌿","reposts":32,"comments":19,"images":4,"quote":{"name":"Lina Haddad","text":"صباح الخير من الشرفة ☕️ القهوة جاهزة، والنعناع كبر أكثر مما توقعت.","images":1}}
    {"id":"s010","name":"拾光者","time":"21 分钟前","text":"敲开门了。窗后面的老人看完三十六张照片，说：“那天我在等一个人，她后来到了。”照片就留在他家了。","reposts":1033,"comments":619,"images":1,"quote":{"name":"拾光者","text":"给第 36 张照片里的窗户找到了地址。下周去敲门。[心]","images":1}}
    {"id":"s011","name":"Yael Stern","time":"24 min","text":"החתול של השכנים עבר לגור אצלי. השכנים עברו לגור אצלו. 🐈","reposts":31,"comments":19,"images":1,"quote":{"name":"Yael Stern","text":"הגשם הראשון ירד הבוקר, וכל השכונה יצאה לעמוד במרפסות.","images":1}}
    {"id":"s012","name":"旧书店的梯子","time":"27 分钟前","source":"来自 纸鹤客户端","text":"有人把书店招牌上掉的那一笔补好了，用的是粉笔，字很难看，和明信片上一样难看。","images":2,"quote":{"name":"纸上考古队","text":"收信人找到了！！明信片要寄给的那位老师今年 91 岁，她看了很久，说：“他字还是写得那么难看。”然后把明信片夹回了那本杂志里。","images":6}}
    {"id":"s013","name":"代码与面条","time":"30 分钟前","text":"转发微博","reposts":198,"comments":594,"quote":{"name":"mira_q","text":"Shipped! v2.0 is out: 11 months, 1,408 commits, one apology to the intern. Notes: https://example.org/releases/2.0#what-broke 🚀","images":2}}
    {"id":"s014","name":"mira_q","time":"33 min","source":"Paper Crane for Web","text":"Shipped! v2.0 is out: 11 months, 1,408 commits, one apology to the intern. Notes: https://example.org/releases/2.0#what-broke 🚀","reposts":1,"comments":3,"images":2}
    {"id":"s015","name":"楼下早餐王阿姨","time":"36 分钟前","text":"儿媳妇教我用这个发视频，我先发个文字练练：豆浆好喝！油条好吃！大家早上好！🌞🌞🌞","images":1}
    {"id":"s016","name":"海边的邮差","time":"39 分钟前","source":"来自 网页版","text":"“未来”的信有人来取了：一个小女孩，说她就是未来，身份证上这么写的。核对无误，签收。[鲜花]","reposts":888,"comments":532,"images":2,"quote":{"name":"海边的邮差","text":"新年第一袋信，有三封写给“未来”。按规定，地址不详的信要退回。我在备注里写：暂存，待投。","images":2}}
    {"id":"s017","name":"Анна Полевая","time":"42 min","source":"Paper Crane for Web","text":"Рыба растаяла. Дворник сказал, что весной нарисует кита, но места может не хватить.","reposts":102,"comments":154,"images":1,"quote":{"name":"Анна Полевая","text":"Первый снег. Дворник нарисовал метлой на площади огромную рыбу и ушёл, не оставив подписи.","images":2}}
    {"id":"s018","name":"青柠汽水","time":"45 分钟前","source":"来自 纸鹤客户端","text":"春天的版本：槐花蜂蜜水。槐花要清早摘，露水没干的时候最香，洗两遍，沥干，一层花一层蜜。等七天。等待也是配料。🌼","reposts":72,"comments":216,"images":4}
    {"id":"s019","name":"ploy.writes","time":"48 min","text":"ขอบคุณทุกคนที่ส่งชื่อหนังสือมาให้ ตอนนี้มีสี่สิบเล่มแล้ว จะอ่านให้ครบก่อนฝนหน้า รายชื่อทั้งหมดอยู่ที่ https://example.in.th/books #อ่านแล้วเล่า","reposts":482,"comments":289,"images":1}
    {"id":"s020","name":"夜班公交 27 路","time":"51 分钟前","text":"谢谢刊登。站牌已经擦干净了。[害羞]","reposts":47,"comments":70,"quote":{"name":"晚风读诗","text":"“雪落在公交站牌上\n把下一站改成了春天”\n\n#每日一首小诗# 作者：27 路司机","images":1}}
    {"id":"s021","name":"晚风读诗","time":"今天 23:12","source":"来自 窗台平板","text":"“雪落在公交站牌上\n把下一站改成了春天”\n\n#每日一首小诗# 作者：27 路司机","reposts":58,"comments":87,"images":1}
    {"id":"s022","name":"云上放羊","time":"今天 23:58","source":"来自 纸鹤客户端","text":"刺猬妈妈带着四个小的搬家了，走之前在第十九根桩旁边留了一个苹果核。我当它是房租。","images":2}
    {"id":"s023","name":"七楼的合唱团","time":"今天 23:59","source":"来自 纸鹤客户端","text":"正式更正：椅子是准的，是我们升了半音。[害羞]","reposts":12,"comments":38,"quote":{"name":"周末木工","text":"第四把椅子，送给楼下合唱团了。他们说它会自动降半音。","images":2}}
    {"id":"s024","name":"周末木工","time":"今天 22:54","source":"来自 网页版","text":"第四把椅子，送给楼下合唱团了。他们说它会自动降半音。","images":2}
    {"id":"s025","name":"小学生天天","time":"今天 22:44","source":"来自 窗台平板","text":"爸爸今天学会了骑没有手的自行车我在后面没有扶他","reposts":325,"comments":488,"images":1}
    {"id":"s026","name":"江南旧雨","time":"今天 22:32","source":"来自 纸鹤客户端","text":"花店老板问我，为什么每年都订同一天的花。我说，号码还没有变。","reposts":9,"comments":27,"images":1,"quote":{"name":"江南旧雨","text":"一九八七年的电影票根，背面写着她的电话号码，五位数。现在打过去是一家花店。我买了一束。","images":1}}
    {"id":"s027","name":"拍云的人","time":"今天 21:52","source":"来自 窗台平板","text":"积雨云发展全过程，从棉花到铁砧，78 分钟。原图（42 MB）放在 https://sky.example.org/cb/2026-07-19/，随便用，署不署名都行。⛈️","reposts":8,"comments":4,"images":9}
    {"id":"s028","name":"山茶与灯","time":"今天 21:55","source":"来自 竹叶手机","text":"#清晨六点# 第 100 天。雾散的时候，对岸有人朝我挥手，我也挥了挥。我们大概永远不会认识。","images":9}
    {"id":"s029","name":"夜班公交 27 路","time":"今天 21:26","source":"来自 窗台平板","text":"今天末班车满座。终点站到了没有人下车，因为大提琴还没有拉完。","reposts":52,"comments":78,"images":1,"quote":{"name":"夜班公交 27 路","text":"大提琴姑娘又来了。今天她给琴让了座。"}}
    {"id":"s030","name":"月球背面的茶馆","time":"今天 20:48","source":"来自 窗台平板","text":"已为该客人免单。☕️","reposts":24,"comments":37,"images":1,"quote":{"name":"石头记录员","text":"@月球背面的茶馆 收到了。先说结论：是真的。第二个结论：它比你的茶馆大四十六亿岁，麻烦对客人客气一点。","images":2}}
    {"id":"s031","name":"石头记录员","time":"今天 20:45","source":"来自 灯塔手表","text":"@月球背面的茶馆 收到了。先说结论：是真的。第二个结论：它比你的茶馆大四十六亿岁，麻烦对客人客气一点。","images":2}
    {"id":"s032","name":"Mateo Solís","time":"Today 20:00","source":"Windowsill tablet","text":"El gazpacho salió perfecto. La abuela no ha dicho nada, que en su idioma es un discurso entero. 🍅❤️","reposts":1,"comments":5,"images":1,"quote":{"name":"Mateo Solís","text":"Mi abuela dice que el gazpacho no se mide, se escucha. He puesto la oreja en la batidora y ahora tengo tomate hasta en las gafas.","images":1}}
    {"id":"s033","name":"阿布的厨房","time":"今天 19:38","source":"来自 网页版","text":"已收到 312 份“适量”。目前最小的适量是“筷子头蘸一下”，最大的是“倒到祖宗说停为止”。[哈哈]","reposts":4645,"comments":6967,"images":3,"quote":{"name":"纸上考古队","text":"新项目：征集 2000 年以前的手写菜谱。油渍越多越好，“少许”“适量”按地区整理成册。","images":4}}
    {"id":"s034","name":"纸上考古队","time":"今天 19:46","source":"来自 灯塔手表","text":"新项目：征集 2000 年以前的手写菜谱。油渍越多越好，“少许”“适量”按地区整理成册。投稿 recipes@example.org ，或 @阿布的厨房 转交。#适量研究#","images":4}
    {"id":"s035","name":"一只会计","time":"今天 19:14","source":"来自 纸鹤客户端","text":"报表平了，心也平了。今晚的月亮四舍五入是圆的。🌔","reposts":4,"comments":6,"images":1}
    {"id":"s036","name":"水谷ことり","time":"Today 18:22","source":"Windowsill tablet","text":"閉店した喫茶店のマスターから葉書が届いた。「山の上で豆を育てています。目玉焼きもあります。」行くしかない。","reposts":241,"comments":145,"images":1,"quote":{"name":"水谷ことり","text":"駅前の喫茶店が今月で閉店。最後にナポリタンを頼んだら、マスターが何も言わずに目玉焼きをのせてくれた。#喫茶店の記憶","images":1}}
    {"id":"s037","name":"木木夕","time":"今天 18:12","source":"来自 纸鹤客户端","text":"……谢谢你。","quote":{"name":"豆腐渣不渣","text":"#冷知识# 你现在正在手动呼吸。"}}
    {"id":"s038","name":"豆腐渣不渣","time":"今天 18:46","source":"来自 纸鹤客户端","text":"#冷知识# 你现在正在手动呼吸。","reposts":1687,"comments":5063}
    {"id":"s039","name":"猫头鹰值班室","time":"今天 17:02","text":"今天没有抢救。写下来，记住这个日子。[心]"}
    {"id":"s040","name":"小林在北极圈","time":"今天 17:15","source":"来自 网页版","text":"来了，一共 4 分钟。没有人说话，狗叫了一声。","reposts":1481,"comments":4444,"images":9,"quote":{"name":"小林在北极圈","text":"明天太阳就要出来了，在连续 51 天之后。全镇的人约好去山坡上等，带着热可可和给太阳的一把空椅子。🌅","images":2}}
    {"id":"s041","name":"小林在北极圈","time":"今天 17:54","source":"来自 纸鹤客户端","text":"明天太阳就要出来了，在连续 51 天之后。全镇的人约好去山坡上等，带着热可可和给太阳的一把空椅子。🌅","reposts":8,"comments":4,"images":2}
    {"id":"s042","name":"灯下写字的人","time":"今天 16:47","source":"来自 窗台平板","text":"墨洗了三遍才淡成想要的灰。灰里有七种颜色，拍不出来。","reposts":554,"comments":831,"images":3}
    {"id":"s043","name":"Sunil K.","time":"Today 16:49","text":"दादी कहती हैं कि आम का पेड़ हर साल किसी एक पर मेहरबान होता है। इस साल बंदर पर। 🥭🐒","reposts":12,"comments":7,"images":2}
    {"id":"s044","name":"长安小吃地图","time":"今天 16:59","source":"来自 竹叶手机","text":"糖葫芦测评：山楂去核 9 分，不去核 7 分（费牙），草莓 6 分，整只螃蟹 0 分，不要再发来了。🦀","reposts":12879,"comments":19319,"images":9}
    {"id":"s045","name":"小城应急","time":"今天 15:48","source":"来自 窗台平板","text":"城东老桥提前恢复通车。施工队在桥墩里发现一只瓶子，瓶里有纸条：“1976 年 8 月，我们修的，结实。”确实结实。","reposts":444,"comments":667,"images":3}
    {"id":"s046","name":"老马识途","time":"今天 15:40","source":"来自 网页版","text":"补一张合影：第 74 天，终点，一条不知道从哪里开始跟着我的黄狗。它叫“快到了”。","reposts":2205,"comments":3307,"images":2}
    {"id":"s047","name":"Tomasz Wren","time":"Today 15:12","source":"Paper Crane for Web","text":"They are speaking to each other. 🪽🪽","images":3,"quote":{"name":"Tomasz Wren","text":"Heron update: a second heron. They are not speaking to each other.","images":2}}
    {"id":"s048","name":"代码与面条","time":"今天 14:05","source":"来自 网页版","text":"“这个需求很简单，怎么实现我不管。”——来自我妈，让我帮她把手机里的 4 万张照片按心情整理。[囧]","images":1}
    {"id":"s049","name":"夜航船","time":"今天 14:31","source":"来自 纸鹤客户端","text":"在候车室教一位老伯用手机买票，他学会以后第一件事是给我发了个红包：0.88 元，备注“学费”。","images":1}
    {"id":"s050","name":"空山","time":"今天 14:57","source":"来自 竹叶手机","text":"风。","reposts":279,"comments":167}
    {"id":"s051","name":"北窓","time":"今天 13:09","source":"来自 纸鹤客户端","text":"書き終えた。猫はまだ寝ている。","reposts":758,"comments":1138,"images":1,"quote":{"name":"北窓","text":"猫が原稿の上で寝ているので締め切りを延ばしてもらった。編集さんも猫を飼っているので話が早い。🐈‍⬛","images":1}}
    {"id":"s052","name":"七楼的合唱团","time":"今天 13:53","source":"来自 竹叶手机","text":"周五晚 20:00 楼道音乐会，自带小板凳。曲目：三首民歌、一首电梯运行声（四声部）。直播：https://live.example.com/choir7 🎤👨‍👩‍👧‍👦","reposts":39,"comments":58,"images":1}
    {"id":"s053","name":"桥头修车铺","time":"今天 13:39","source":"来自 纸鹤客户端","text":"雨天刹车提前 5 米捏，不要等。油漆线、井盖、落叶，三样都滑。记住了平安回家。👍🏽👍🏻👍🏿","images":2}
    {"id":"s054","name":"Ada Brightwell","time":"Today 12:23","source":"Windowsill tablet","text":"Kevin has laid an egg. Kevin is surprised. We are all learning something. 🥚","reposts":208,"comments":313,"images":1,"quote":{"name":"Ada Brightwell","text":"My daughter has named every pigeon in the square. There are forty of them. They are all called Kevin.","images":2}}
    {"id":"s055","name":"数学老师罗小满","time":"今天 12:45","source":"来自 网页版","text":"17 = 2 + 3 + 10 + 2，且各项的归属唯一。这道题我要放进期末卷。#讲台上的故事#","quote":{"name":"小红帽不红","text":"破案了，狼爱吃番茄。🍅🐺"}}
    {"id":"s056","name":"小红帽不红","time":"今天 12:28","source":"来自 纸鹤客户端","text":"破案了，狼爱吃番茄。🍅🐺","reposts":9671,"comments":14506,"quote":{"name":"慢慢走的蜗牛","text":"送你的 2 个 + 我吃的 3 个 + 猫 10 个 = 15，还差 2 个。[思考][思考]"}}
    {"id":"s057","name":"慢慢走的蜗牛","time":"今天 11:13","source":"来自 灯塔手表","text":"送你的 2 个 + 我吃的 3 个 + 猫 10 个 = 15，还差 2 个。[思考][思考]","quote":{"name":"青柠汽水","text":"#一人食# 第 88 期：番茄鸡蛋面。番茄是 @慢慢走的蜗牛 送的，据说本来有 17 个。","images":1}}
    {"id":"s058","name":"青柠汽水","time":"今天 11:52","source":"来自 网页版","text":"#一人食# 第 88 期：番茄鸡蛋面。番茄是 @慢慢走的蜗牛 送的，据说本来有 17 个。","reposts":225,"comments":676,"images":1}
    {"id":"s059","name":"يوسف والبحر","time":"Today 11:24","text":"أعدتُ الحذاء إلى البحر فعادت السمكتان. لا أفهم البحر، لكني أحترمه. 🌊 https://example.org/بحر","reposts":1280,"comments":3840,"images":1,"quote":{"name":"يوسف والبحر","text":"الصيد اليوم: سمكتان وحذاء قديم. الحذاء كان أكبر الثلاثة. 🎣","images":2}}
    {"id":"s060","name":"拾光者","time":"今天 10:47","source":"来自 纸鹤客户端","text":"给第 36 张照片里的窗户找到了地址。下周去敲门。[心]","reposts":1,"comments":2,"images":1,"quote":{"name":"拾光者","text":"在二手市场买到一卷未冲洗的胶卷，冲出来 36 张，全是同一扇窗。第 36 张窗开了。","images":9}}
    {"id":"s061","name":"川西小火车","time":"今天 10:56","source":"来自 窗台平板","text":"隧道 17 公里，出来的时候季节都换了一个。","reposts":601,"comments":1803,"images":2}
    {"id":"s062","name":"古い地図","time":"Today 10:35","source":"Paper Crane","text":"昨日の投稿にたくさんの反応ありがとうございます。「うちの前も川だった！」という方が二百人以上。みんな川の上に住んでいる。#古地図散歩","reposts":1885,"comments":5655,"images":2,"quote":{"name":"古い地図","text":"江戸の古地図を重ねて歩くアプリ、使ってみたら毎日の通勤路が昔の川の上だった。どうりで夏でも少し涼しい。","images":4}}
    {"id":"s063","name":"mira_q","time":"Today 09:07","source":"Windowsill tablet","text":"Reading list for the long weekend: 📚\n• a book about lighthouses\n• a book about people who read about lighthouses\n• https://example.com/lighthouses (a (rather good) website)","images":1}
    {"id":"s064","name":"木木夕","time":"今天 09:43","text":"看完了，想辞职去放羊，老板把微博转给我，问：你走了谁数天花板？","reposts":9,"comments":27,"quote":{"name":"云上放羊","text":"牧场的网到了！第一条长微博，测试一下能写多少：今天太阳从东边那个豁口出来，先照到对面山尖，再照到羊圈的顶棚，然后是水槽、草垛、狗、我。狗比我先起，羊比狗先起，草比羊先起。中午吃了两个馍，喝了一壶茶，看见一只鹰，鹰没有看见我。下午修了围栏，一共二十七根木桩，第十九根下面有一窝小刺猬，于是第十九根往左挪了半米。晚上风大，星星都被吹歪了，我数到一千二百多颗的时候，羊开始数我。","images":9}}
    {"id":"s065","name":"云上放羊","time":"今天 09:04","source":"来自 纸鹤客户端","text":"牧场的网到了！第一条长微博，测试一下能写多少：今天太阳从东边那个豁口出来，先照到对面山尖，再照到羊圈的顶棚，然后是水槽、草垛、狗、我。狗比我先起，羊比狗先起，草比羊先起。中午吃了两个馍，喝了一壶茶，看见一只鹰，鹰没有看见我。下午修了围栏，一共二十七根木桩，第十九根下面有一窝小刺猬，于是第十九根往左挪了半米。晚上风大，星星都被吹歪了，我数到一千二百多颗的时候，羊开始数我。电池还有百分之四，先写到这里，明天再说。晚安，山下的人们。晚安，刺猬。","reposts":10,"comments":6,"images":9}
    {"id":"s066","name":"读表的人","time":"今天 08:34","source":"来自 网页版","text":"那只钟今天准了。我看了它一整分钟。","images":1,"quote":{"name":"读表的人","text":"家里的钟每天慢两分钟。算了一下，再过 360 天它就会重新准一次。我决定等。⏰"}}
    {"id":"s067","name":"Nora Quill","time":"Today 08:31","source":"Paper Crane for Web","text":"Translator’s note, p. 214: “There is no English word for this. The author suggests looking out of the window for a while.”","reposts":9072,"comments":5443}
    {"id":"s068","name":"小学生天天","time":"今天 08:56","source":"来自 窗台平板","text":"今天老师让我们写我的理想我写了想当修伞的因为下雨的时候大家都会来找我[太阳]","reposts":37,"comments":22}
    {"id":"s069","name":"江南旧雨","time":"今天 07:56","source":"来自 灯塔手表","text":"梅雨第 19 天，墙上长出一张地图，越看越像外婆讲过的那个村子。","images":1}
    {"id":"s070","name":"石头记录员","time":"今天 07:57","source":"来自 竹叶手机","text":"陨石辨别小口诀：磁石一吸、熔壳一看、切面一瞧、心态一放（99.9% 不是）。@月球背面的茶馆 你那块寄来我看看？","reposts":241,"comments":144,"images":3,"quote":{"name":"月球背面的茶馆","text":"本店今日接待：0 人、1 块陨石。陨石没有喝茶，但是坐了很久。","images":1}}
    {"id":"s071","name":"月球背面的茶馆","time":"今天 07:42","source":"来自 灯塔手表","text":"本店今日接待：0 人、1 块陨石。陨石没有喝茶，但是坐了很久。","reposts":130,"comments":195,"images":1}
    {"id":"s072","name":"猫头鹰值班室","time":"今天 06:20","source":"来自 灯塔手表","text":"体检结果出来了：除了颈椎，一切都好。奶奶让我把报告念给她听，念到“睡眠不足”，她哼了一声。","reposts":51,"comments":153,"images":1,"quote":{"name":"猫头鹰值班室","text":"今天科里来了一位 97 岁的奶奶，问诊时先问我：“姑娘，你今年的体检做了没有？”没有……马上去。[害羞]"}}
    {"id":"s073","name":"楼下早餐王阿姨","time":"今天 06:35","source":"来自 纸鹤客户端","text":"豆浆涨五毛，不好意思啊大家，黄豆也要过年。油条不涨。[抱歉]","reposts":2,"comments":6}
    {"id":"s074","name":"海边的邮差","time":"今天 06:07","source":"来自 纸鹤客户端","text":"新年第一袋信，有三封写给“未来”。按规定，地址不详的信要退回。我在备注里写：暂存，待投。","reposts":5709,"comments":8564,"images":2}
    {"id":"s075","name":"一只会计","time":"今天 05:07","source":"来自 网页版","text":"同事问我为什么总是先写小数点。因为先有立场，再有数字。[偷笑]"}
    {"id":"s076","name":"Dov Lindqvist","time":"Today 05:06","text":"Kettle saga, part IV: it whistles in tune now. B♭. I have bought a second kettle for the harmony.","reposts":513,"comments":770,"images":1,"quote":{"name":"Dov Lindqvist","text":"PSA: if your kettle takes more than four minutes, descale it."}}
    {"id":"s077","name":"한강 달리기","time":"Today 05:04","source":"Paper Crane","text":"비 오는 날의 한강은 사람이 없어서 좋다. 신발은 다 젖었지만 마음은 가볍다 🌧️ #우중런","reposts":28,"comments":16,"images":1}
    {"id":"s078","name":"周末木工","time":"今天 04:20","source":"来自 灯塔手表","text":"刨花可以生火，木屑可以堆肥，边角料可以做筷子，做坏的筷子可以生火。闭环了。♻️","reposts":216,"comments":130,"images":4}
    {"id":"s079","name":"晚风读诗","time":"今天 04:47","source":"来自 纸鹤客户端","text":"电工师傅看到了，他说谢谢，并指出“影子”那句漏了一个逗号。","reposts":2,"comments":8,"quote":{"name":"灯下写字的人","text":"给 @晚风读诗 抄了一首，电工师傅写得真好：“我修好了整条街的灯，回家的时候，自己的影子数都数不清。”","images":2}}
    {"id":"s080","name":"旧书店的梯子","time":"今天 04:54","source":"来自 竹叶手机","text":"＠纸上考古队 你们要的那期杂志到了，＃旧书里的东西＃ 第二季可以开始了（电话里说的“另一张”也在）。","reposts":35,"comments":21,"images":1}
    {"id":"s081","name":"灯下写字的人","time":"今天 03:04","source":"来自 窗台平板","text":"给 @晚风读诗 抄了一首，电工师傅写得真好：“我修好了整条街的灯，回家的时候，自己的影子数都数不清。”","reposts":2080,"comments":1248,"images":2}
    {"id":"s082","name":"小林在北极圈","time":"今天 03:06","text":"驯鹿挡路 20 分钟，按喇叭不走，放音乐走了。播放的是二胡。","reposts":1,"comments":2,"images":3}
    {"id":"s083","name":"Elena Mavri","time":"Today 03:07","source":"Paper Crane for Web","text":"Το καράβι άργησε δύο ώρες, αλλά ο καπετάνιος έβγαλε μπουζούκι. Κανείς δεν ρώτησε πότε φτάνουμε. 🎵","reposts":2,"comments":3,"images":1}
    {"id":"s084","name":"Анна Полевая","time":"Today 02:36","source":"Paper Crane for Web","text":"Первый снег. Дворник нарисовал метлой на площади огромную рыбу и ушёл, не оставив подписи.","reposts":2,"comments":4,"images":2}
    {"id":"s085","name":"夜航船","time":"今天 02:01","source":"来自 灯塔手表","text":"深夜食堂老板问我：加蛋吗？我说加。他又问：要不要加一点好运气？我说多少钱。他说：跟蛋一个价。🍜","reposts":65,"comments":98,"images":1}
    {"id":"s086","name":"豆腐渣不渣","time":"今天 02:26","text":"@拍云的人 博主你还好吗[doge]","reposts":204,"comments":614,"quote":{"name":"拍云的人","text":"今天没有云。发一张没有云的天。","images":1}}
    {"id":"s087","name":"拍云的人","time":"今天 01:41","source":"来自 灯塔手表","text":"今天没有云。发一张没有云的天。","reposts":145,"comments":218,"images":1}
    {"id":"s088","name":"רועי כותב קוד","time":"Today 01:30","text":"מצאתי באג בן שבע שנים. השארתי לו עוגה. https://example.co.il/bugs/1207","comments":1,"images":1}
    {"id":"s089","name":"Yael Stern","time":"Today 01:01","source":"Paper Crane","text":"הגשם הראשון ירד הבוקר, וכל השכונה יצאה לעמוד במרפסות. אפילו החתול של השכנים הסכים להירטב קצת. #יורה","images":1}
    {"id":"s090","name":"阿布的厨房","time":"今天 00:53","text":"是我家。第 13 次。","reposts":4,"comments":12,"images":1,"quote":{"name":"小城气象台","text":"解除大雾橙色预警。能见度已恢复到 1000 米以上，可以看见对面楼谁家在做红烧肉了。@阿布的厨房"}}
    {"id":"s091","name":"小城气象台","time":"11-28 20:41","text":"解除大雾橙色预警。能见度已恢复到 1000 米以上，可以看见对面楼谁家在做红烧肉了。@阿布的厨房","reposts":2,"comments":3}
    {"id":"s092","name":"老马识途","time":"11-28 14:51","source":"来自 网页版","text":"路上遇见一位放蜂人，他说蜜蜂回家从来不看地图，只看太阳和邻居的舞。我把手机收了起来，走错了路，很开心。","images":2}
    {"id":"s093","name":"木木夕","time":"11-28 12:47","source":"来自 纸鹤客户端","text":"早八人，早八魂，早八都是没睡醒的人。[哈欠]","reposts":33,"comments":49}
    {"id":"s094","name":"旧书店的梯子","time":"11-27 20:37","source":"来自 网页版","text":"今天店里没有客人，但是每一本书都好像被人翻过一遍。","reposts":76,"comments":114}
    {"id":"s095","name":"纸上考古队","time":"11-27 17:04","source":"来自 纸鹤客户端","text":"收信人找到了！！明信片要寄给的那位老师今年 91 岁，她看了很久，说：“他字还是写得那么难看。”然后把明信片夹回了那本杂志里。\n\n#旧书里的东西# 感谢 @旧书店的梯子 和两千多位帮忙转发的朋友，事情的经过写在这里：https://archive.example.org/letters/1958/wu-nian/","reposts":508,"comments":305,"images":6,"quote":{"name":"旧书店的梯子","text":"收到一箱老地理杂志，1958 年的那本里夹着一张没有寄出去的明信片，背面只有两个字：“勿念”。 #旧书里的东西#","images":2}}
    {"id":"s096","name":"Ines Okafor","time":"11-26 10:47","source":"Paper Crane","text":"The chair is finished. It has five legs. I regret nothing. #woodworking #nearly","reposts":2,"comments":6,"images":3,"quote":{"name":"Ines Okafor","text":"Three things I learned from restoring one chair:\n1. Nobody glues a joint once.\n2. Sandpaper has opinions.\n3. The fourth leg is always a lie.","images":4}}
    {"id":"s097","name":"云上放羊","time":"11-26 11:58","source":"来自 网页版","text":"羊毛剪完了，羊看起来小了一圈，看我的眼神也小了一圈。","reposts":10,"comments":15,"images":3}
    {"id":"s098","name":"夜班公交 27 路","time":"11-25 16:39","text":"大提琴姑娘又来了。今天她给琴让了座。","reposts":82,"comments":246,"quote":{"name":"夜班公交 27 路","text":"末班车上只有一个背大提琴的姑娘。她给琴也刷了卡。"}}
    {"id":"s099","name":"代码与面条","time":"11-25 06:57","text":"把“缓存失效”四个字贴在显示器上，右边贴“命名”，左边贴“差一错误”。转头一看，一共贴了两张。","reposts":201,"comments":121,"images":1}
    {"id":"s100","name":"ploy.writes","time":"11-25 13:06","source":"Paper Crane","text":"แมวข้างบ้านมานั่งหน้าประตูทุกเย็นตอนหกโมงตรง เหมือนมาตอกบัตรทำงาน วันนี้มาสายสองนาที เลยทำหน้าสำนึกผิดให้ดูด้วย 🐱","reposts":113,"comments":68,"images":2}
    {"id":"s101","name":"青柠汽水","time":"11-24 20:25","source":"来自 窗台平板","text":"冬天的版本：热苹果酒。苹果汁 500ml、肉桂 1 根、丁香 4 粒、橙皮一条，小火 15 分钟，别煮开。喝完记得对窗户哈一口气，画个圈。🍎","reposts":124,"comments":187,"images":3}
    {"id":"s102","name":"长安小吃地图","time":"11-24 07:17","source":"来自 纸鹤客户端","text":"关于 #甜咸之争#，本账号立场中立。（小声）咸的。","reposts":3187,"comments":9562,"images":1}
    {"id":"s103","name":"石头记录员","time":"11-23 23:45","source":"来自 网页版","text":"回答大家最常问的三个问题：\n1）不，不能舔所有的石头；\n2）是的，有些真的要舔才知道（岩盐是咸的，黏土会粘舌头）；\n3）我舔过，别问。[汗]","reposts":2036,"comments":6108}
    {"id":"s104","name":"Petra Voss","time":"11-23 22:59","source":"Paper Crane","text":"Update: Die Kuh ist jetzt Zugbegleiterin ehrenhalber. Vielen Dank an alle Beteiligten. https://example.de/kuh-im-gleis","images":1,"quote":{"name":"Petra Voss","text":"Die Bahn kommt 7 Minuten später. Grund dafür ist eine Kuh. Die Kuh hat keine Stellungnahme abgegeben. 🐄","images":1}}
    {"id":"s105","name":"小学生天天","time":"11-22 07:51","source":"来自 网页版","text":"我今天学会了骑车没有辅助轮的那种爸爸在后面扶着他说他没有松手其实他早就松手了我知道但是我没有说","images":1}
    {"id":"s106","name":"小红帽不红","time":"11-22 13:50","source":"来自 窗台平板","text":"狼给我发了好友申请，备注：洗碗的。","reposts":6804,"comments":4082}
    {"id":"s107","name":"晚风读诗","time":"11-22 21:29","text":"“外婆的蒲扇\n摇着摇着\n把夏天摇老了”\n#每日一首小诗#","reposts":2,"comments":4}
    {"id":"s108","name":"北窓","time":"11-21 20:14","source":"来自 网页版","text":"猫が原稿の上で寝ているので締め切りを延ばしてもらった。編集さんも猫を飼っているので話が早い。🐈‍⬛","images":1}
    {"id":"s109","name":"一只会计","time":"11-21 20:40","source":"来自 网页版","text":"找到了！0.01 元躲在四舍五入后面。[鼓掌][鼓掌]","reposts":2060,"comments":1236,"quote":{"name":"一只会计","text":"月底了，数字们都回家了，只有 0.01 元还在外面流浪。我要去找它。[困]"}}
    {"id":"s110","name":"川西小火车","time":"11-20 06:19","source":"来自 窗台平板","text":"藏历新年，扎西德勒！阿妈端来的酥油茶，喝一口就添一口，我已经喝了十一个“最后一口”了。","reposts":41,"comments":123,"images":4}
    {"id":"s111","name":"数学老师罗小满","time":"11-20 14:56","source":"来自 窗台平板","text":"监考。粉笔头、风扇、知了，和 45 个正在努力想起余弦定理的人。","reposts":9086,"comments":27259}
    {"id":"s112","name":"拾光者","time":"11-19 08:26","source":"来自 窗台平板","text":"在二手市场买到一卷未冲洗的胶卷，冲出来 36 张，全是同一扇窗。第 36 张窗开了。","images":9}
    {"id":"s113","name":"Ada Brightwell","time":"11-19 20:55","text":"My daughter has named every pigeon in the square. There are forty of them. They are all called Kevin.","reposts":1,"images":2}
    {"id":"s114","name":"老马识途","time":"11-18 09:13","source":"来自 灯塔手表","text":"从黑河到腾冲，一条线走了 74 天，换了 3 双鞋、2 顶帽子、1 个想法：慢一点也会到。#徒步日记# 全部轨迹在 https://trail.example.cn/laoma/74days ，GPX 可下载。","reposts":7862,"comments":23588,"images":9}
    {"id":"s115","name":"阿布的厨房","time":"11-18 10:32","source":"来自 灯塔手表","text":"蒸蛋要想没有蜂窝：蛋液过筛，水温 45℃，蛋与水 1:1.8，盖盘子，中小火 9 分钟，焖 3 分钟。出锅那一刻像镜子，可以看见自己饿了。","reposts":10,"comments":6,"images":3}
    {"id":"s116","name":"空山","time":"11-18 23:34","source":"来自 纸鹤客户端","text":"晴。","reposts":16,"comments":9,"images":1,"quote":{"name":"空山","text":"雪。","images":1}}
    {"id":"s117","name":"空山","time":"11-17 23:08","text":"雪。","reposts":3226,"comments":1935,"images":1}
    {"id":"s118","name":"月球背面的茶馆","time":"11-17 22:01","source":"来自 纸鹤客户端","text":"有人问 Wi-Fi 密码。密码是：我们这里没有 Wi-Fi，48 位，全小写，含空格。"}
    {"id":"s119","name":"猫头鹰值班室","time":"11-16 18:59","source":"来自 纸鹤客户端","text":"今天科里来了一位 97 岁的奶奶，问诊时先问我：“姑娘，你今年的体检做了没有？”没有……马上去。[害羞]","reposts":11061,"comments":6637}
    {"id":"s120","name":"江南旧雨","time":"11-16 09:02","source":"来自 纸鹤客户端","text":"一九八七年的电影票根，背面写着她的电话号码，五位数。现在打过去是一家花店。我买了一束。","reposts":2,"comments":7,"images":1}
    {"id":"s121","name":"海边的邮差","time":"11-15 20:02","source":"来自 窗台平板","text":"台风天停送一天。把积压的明信片按海的颜色排了一遍：灰蓝、墨绿、铅灰、铅灰、铅灰。","reposts":2829,"comments":8487,"images":3}
    {"id":"s122","name":"mira_q","time":"11-15 09:35","source":"Windowsill tablet","text":"Unpopular opinion: the best debugging tool is a colleague who asks “and then?” after everything you say.","reposts":11,"comments":34}
    {"id":"s123","name":"Tomasz Wren","time":"11-15 13:04","source":"Windowsill tablet","text":"Heron update: a second heron. They are not speaking to each other.","reposts":55,"comments":83,"images":2,"quote":{"name":"Tomasz Wren","text":"The heron is back on the canal. Same post, same one leg, same expression of mild disappointment in all of us.","images":1}}
    {"id":"s124","name":"七楼的合唱团","time":"11-14 23:02","source":"来自 窗台平板","text":"男低音找到了，是六楼来投诉噪音的大哥。他一开口，我们都安静了。🎶","reposts":3,"comments":10,"images":1,"quote":{"name":"七楼的合唱团","text":"招男低音一名！要求：能唱到低音 E，能在楼道里不笑场。","images":1}}
    {"id":"s125","name":"周末木工","time":"11-14 14:55","source":"来自 网页版","text":"榫卯教程（七）：燕尾榫。画线用刀不用笔，锯在线的废料一侧，凿子先浅后深。视频 22 分钟，没有背景音乐，只有刨花的声音。http://t.cn/EXAMPLE03","reposts":7,"comments":21,"images":6}
    {"id":"s126","name":"读表的人","time":"11-13 07:51","source":"来自 网页版","text":"家里的钟每天慢两分钟。算了一下，再过 360 天它就会重新准一次。我决定等。⏰","reposts":5,"comments":3}
    {"id":"s127","name":"Sunil K.","time":"11-13 22:41","text":"बारिश की पहली बूँद गिरी और पूरी गली ने एक साथ ऊपर देखा। चाय वाले ने बिना पूछे चार कप और रख दिए। #पहलीबारिश","reposts":3,"comments":2,"images":1}
    {"id":"s128","name":"桥头修车铺","time":"11-12 16:51","source":"来自 竹叶手机","text":"那三轮车现在还有点飘。","reposts":2,"comments":4,"images":1,"quote":{"name":"楼下早餐王阿姨","text":"儿子婚礼圆满！谢谢街坊们的红包，也谢谢 @桥头修车铺 老板借的三轮车当婚车，绑了两斤气球，差点飞走。[心] 后天照常营业，每位一个茶叶蛋，说话算话。","images":9}}
    {"id":"s129","name":"楼下早餐王阿姨","time":"11-12 15:20","source":"来自 灯塔手表","text":"儿子婚礼圆满！谢谢街坊们的红包，也谢谢 @桥头修车铺 老板借的三轮车当婚车，绑了两斤气球，差点飞走。[心] 后天照常营业，每位一个茶叶蛋，说话算话。","images":9}
    {"id":"s130","name":"豆腐渣不渣","time":"11-12 16:06","text":"健身第一天：办卡。健身第二天：写这条微博。","reposts":109,"comments":164}
    {"id":"s131","name":"يوسف والبحر","time":"11-11 11:36","text":"الصيد اليوم: سمكتان وحذاء قديم. الحذاء كان أكبر الثلاثة. 🎣","reposts":12449,"comments":18673,"images":2}
    {"id":"s132","name":"Lina Haddad","time":"11-11 20:44","source":"Paper Crane","text":"جارتي سألتني: لماذا تكتبين كل يوم؟ قلت لها: لأن الأيام تنسى أسماءها إن لم نكتبها. ضحكت وأعطتني رغيفًا ساخنًا. #يوميات","reposts":3939,"comments":11819}
    {"id":"s133","name":"小城气象台","time":"11-10 22:34","source":"来自 纸鹤客户端","text":"霜降。早晨最低气温 2℃，草叶上的白色不是盐，也不是雪。请给菜地盖好薄膜，给自己加件毛衣。","reposts":3007,"comments":9022,"images":1}
    {"id":"s134","name":"云上放羊","time":"11-10 10:38","text":"羊丢了一只。找到了，在我家炕上。","reposts":13,"comments":41,"images":1}
    {"id":"s135","name":"小林在北极圈","time":"11-09 18:27","source":"来自 灯塔手表","text":"极光指数 5，气温 -27℃，相机电池从 100% 掉到 0% 用了 11 分钟，我的鼻子用了 3 分钟。值得。🌌","reposts":14,"comments":8,"images":9}
    {"id":"s136","name":"灯下写字的人","time":"11-09 15:45","text":"练字第 200 天。横还是斜的，但心是平的。","images":1}
    {"id":"s137","name":"木木夕","time":"11-08 14:26","source":"来自 窗台平板","text":"对不起。","reposts":251,"comments":377}
    {"id":"s138","name":"长安小吃地图","time":"11-08 21:24","source":"来自 纸鹤客户端","text":"说酸豆腐脑好吃的那位网友，请你出来，我们谈谈。","reposts":9659,"comments":28977,"quote":{"name":"木木夕","text":"其实豆腐脑可以放醋……"}}
    {"id":"s139","name":"古い地図","time":"11-08 16:52","source":"Windowsill tablet","text":"江戸の古地図を重ねて歩くアプリ、使ってみたら毎日の通勤路が昔の川の上だった。どうりで夏でも少し涼しい。詳しくは→ https://maps.example.jp/edo?layer=川筋 #古地図散歩","reposts":3992,"comments":2395,"images":4}
    {"id":"s140","name":"木木夕","time":"11-07 12:49","source":"来自 窗台平板","text":"收集了一下大家的周末：有人在爬山🏔️，有人在加班💻，有人在陪孩子写作业✏️，有人在被孩子陪着写作业。我在床上，👍🏼。全部统计见http://t.cn/EXAMPLE04，欢迎补充。","reposts":1328,"comments":797}
    {"id":"s141","name":"水谷ことり","time":"11-07 16:01","text":"傘を忘れたら、知らないおばあさんが「半分どうぞ」と言ってくれた。駅まで三分、世界一やさしい相合傘。☂️","reposts":64,"comments":96}
    {"id":"s142","name":"石头记录员","time":"11-06 18:57","source":"来自 窗台平板","text":"今天在河滩捡到一块带条带的片麻岩，折叠了三次，像一本被揉过的书。年龄大概二十亿岁，手感温润，不收门票。","reposts":352,"comments":1058,"images":5}
    {"id":"s143","name":"一只会计","time":"11-06 13:30","source":"来自 竹叶手机","text":"月底了，数字们都回家了，只有 0.01 元还在外面流浪。我要去找它。[困]"}
    {"id":"s144","name":"夜航船","time":"11-05 09:03","source":"来自 窗台平板","text":"航班延误四小时，登机口的小朋友们已经自发组织了一场接力赛，裁判是一位穿西装的叔叔，哨子是他用嘴吹的。","reposts":15,"comments":47,"images":2}
    {"id":"s145","name":"Nora Quill","time":"11-05 08:49","source":"Paper Crane","text":"Update: it was the second-to-last sentence.","reposts":666,"comments":999,"quote":{"name":"Nora Quill","text":"Finished the translation at 3 a.m. and the last sentence is still wrong. It is always the last sentence."}}
    {"id":"s146","name":"代码与面条","time":"11-05 16:00","text":"C# 里的 async 和面条有一个共同点：一旦开始，就必须一路吃到底。#程序员的冷笑话#","reposts":20,"comments":30}
    {"id":"s147","name":"桥头修车铺","time":"11-04 11:06","text":"来了！原来是去吃晚饭了。糖退了，滑板车上了点油。散会。","reposts":82,"comments":123,"quote":{"name":"桥头修车铺","text":"求助：今天有位小朋友把他的滑板车停在我门口，说是“寄存”，押了一颗糖。现在天黑了，他还没来。糖我没动。[思考]","images":1}}
    {"id":"s148","name":"桥头修车铺","time":"11-04 19:11","source":"来自 竹叶手机","text":"求助：今天有位小朋友把他的滑板车停在我门口，说是“寄存”，押了一颗糖。现在天黑了，他还没来。糖我没动。[思考]","reposts":7539,"comments":4523,"images":1}
    {"id":"s149","name":"拾光者","time":"11-03 10:12","source":"来自 网页版","text":"外公的收音机修好了，第一声是“刚才最后一响，是北京时间……”。他跟着点了点头，好像等了三十年。#老物件#","reposts":2,"comments":7,"images":3}
    {"id":"s150","name":"川西小火车","time":"11-03 12:00","source":"来自 窗台平板","text":"海拔 4300 米，泡面盖子自己鼓起来了，像在生气。","reposts":734,"comments":440,"images":2}
    {"id":"s151","name":"青柠汽水","time":"10-28 07:20","source":"来自 竹叶手机","text":"有人把糖放成了盐。我不说是谁。@阿布的厨房 [doge]","comments":1}
    {"id":"s152","name":"Petra Voss","time":"10-28 20:52","text":"Die Bahn kommt 7 Minuten später. Grund dafür ist eine Kuh. Die Kuh hat keine Stellungnahme abgegeben. 🐄","comments":1,"images":1}
    {"id":"s153","name":"阿布的厨房","time":"10-28 10:21","source":"来自 纸鹤客户端","text":"红烧肉第 12 次试验记录：冰糖 30g → 25g，上色时间 2 分 10 秒，收汁前不开盖。结论：肉没变，我胖了。","reposts":21,"comments":12,"images":4}
    {"id":"s154","name":"数学老师罗小满","time":"10-27 09:53","source":"来自 窗台平板","text":"学生交上来的证明最后一行写着：“显然，老师您已经看懂了。”我给了满分。[赞]","reposts":1080,"comments":1620,"images":1}
    {"id":"s155","name":"小城应急","time":"10-27 21:29","source":"来自 窗台平板","text":"【提示】城东老桥今晚 22:00 至次日 6:00 封闭检修，请绕行 S203 或新桥。施工期间噪声较大，敬请谅解。联系电话 0000-1234567。","reposts":504,"comments":1513,"images":1}
    {"id":"s156","name":"Mateo Solís","time":"10-26 23:20","source":"Paper Crane","text":"Mi abuela dice que el gazpacho no se mide, se escucha. He puesto la oreja en la batidora y ahora tengo tomate hasta en las gafas.","images":1}
    {"id":"s157","name":"晚风读诗","time":"10-26 23:12","source":"来自 灯塔手表","text":"“我把窗子打开，\n让夜晚进来坐一坐。\n它没有带伞，\n也没有带名字。”\n\n——投稿 #每日一首小诗# 作者自称“一个不会写诗的电工”","reposts":1,"comments":3}
    {"id":"s158","name":"七楼的合唱团","time":"10-25 10:28","source":"来自 灯塔手表","text":"招男低音一名！要求：能唱到低音 E，能在楼道里不笑场。排练时间周三 19:30，地点七楼水房（混响最好）。报名 choir7@example.net","reposts":6,"comments":10,"images":1}
    {"id":"s159","name":"猫头鹰值班室","time":"10-25 19:15","source":"来自 竹叶手机","text":"连上 26 个小时，下班路上把红绿灯看成了心电图。","reposts":89,"comments":267}
    {"id":"s160","name":"江南旧雨","time":"10-25 08:04","text":"巷口的修伞匠说，他修了一辈子伞，自己出门从来不带。“淋不着我，”他说，“雨认识我。”","reposts":35,"comments":52,"images":1}
    {"id":"s161","name":"慢慢走的蜗牛","time":"10-24 06:53","source":"来自 竹叶手机","text":"番茄只剩 15 个了。我和猫都没有说话。","reposts":2424,"comments":1454,"images":1,"quote":{"name":"慢慢走的蜗牛","text":"把阳台的番茄数了一遍，一共 17 个，其中 3 个已经红了。邻居家的猫也数了一遍，结果是 16 个。😾","images":4}}
    {"id":"s162","name":"月球背面的茶馆","time":"10-24 17:43","source":"来自 竹叶手机","text":"招租：阳光充足（每 14 天一次），安静（无空气），交通便利（单程）。有意者请大声喊。👩🏽‍🚀","reposts":551,"comments":827}
    {"id":"s163","name":"Dov Lindqvist","time":"10-23 20:27","source":"Paper Crane","text":"PSA: if your kettle takes more than four minutes, descale it. If it takes less than one, unplug it and step away slowly.","reposts":264,"comments":792}
    {"id":"s164","name":"纸上考古队","time":"10-23 13:01","source":"来自 竹叶手机","text":"@旧书店的梯子 已私信。这张邮票是 1957 年的普票，齿孔完整，品相不错，但我们更想知道收信人是谁。🔍","reposts":88,"comments":52,"images":1,"quote":{"name":"旧书店的梯子","text":"收到一箱老地理杂志，1958 年的那本里夹着一张没有寄出去的明信片，背面只有两个字：“勿念”。","images":2}}
    {"id":"s165","name":"한강 달리기","time":"10-22 13:21","text":"오늘은 10킬로미터를 55분에 완주했다. 바람이 조금 불었지만 강물 위로 해가 지는 모습이 정말 아름다웠다. 내일은 쉬자. #달리기","reposts":29,"comments":89,"images":2}
    {"id":"s166","name":"周末木工","time":"10-22 14:33","source":"来自 网页版","text":"第一把椅子，坐上去会唱歌。第二把椅子，坐上去会跳舞。第三把椅子终于只是一把椅子了。","reposts":649,"comments":1949,"images":3}
    {"id":"s167","name":"楼下早餐王阿姨","time":"10-22 06:54","source":"来自 灯塔手表","text":"明天家里办喜事，停业一天！！！后天每位送一个茶叶蛋。🥚🥚🥚 祝我儿子新婚快乐！[鲜花][鲜花][蛋糕]","reposts":151,"comments":454,"images":2}
    {"id":"s168","name":"小红帽不红","time":"10-21 10:23","source":"来自 灯塔手表","text":"外婆说狼来过了，还洗了碗。","reposts":307,"comments":922}
    {"id":"s169","name":"拍云的人","time":"10-21 16:39","text":"一组荚状云，拍摄于下午 4:17—4:42，ISO 100，f/8，每 5 秒一张。完整视频 https://video.example.com/watch?v=lenticular_0417&t=12s","comments":2,"images":9}
    {"id":"s170","name":"海边的邮差","time":"10-20 11:10","source":"来自 竹叶手机","text":"回复 @山茶与灯：是灯塔看守人的女儿写给他的。她小时候在那块石头上刻过身高线。[心]","images":2,"quote":{"name":"海边的邮差","text":"今天送出的最后一封信，收件地址写着“灯塔下面第三块石头”。居然真的有人在那里等。","images":1}}
    {"id":"s171","name":"山茶与灯","time":"10-20 21:47","source":"来自 竹叶手机","text":"@海边的邮差 灯塔那封信后来怎么样了？我昨晚做梦都在帮你找第三块石头。","reposts":13,"comments":41}
    {"id":"s172","name":"Ines Okafor","time":"10-19 18:39","source":"Windowsill tablet","text":"Three things I learned from restoring one chair:\n1. Nobody glues a joint once.\n2. Sandpaper has opinions.\n3. The fourth leg is always a lie.","reposts":666,"comments":999,"images":4}
    {"id":"s173","name":"代码与面条","time":"10-19 11:54","source":"来自 窗台平板","text":"改了一个字符，删了三百行，测试全绿。这种日子一年大概有两天。[酷] 提交在这里 https://git.example.com/noodles/soup/commit/4f2c9d1，欢迎挑刺。","comments":2}
    {"id":"s174","name":"石头记录员","time":"10-18 11:39","source":"来自 纸鹤客户端","text":"化石小知识：菊石的壳不是蜗牛壳，里面一格一格的叫气室，它靠气室里的水来上浮和下沉——和潜水艇一个道理。","reposts":1,"comments":2,"images":4}
    {"id":"s175","name":"ploy.writes","time":"10-18 15:41","source":"Paper Crane","text":"วันนี้ฝนตกตั้งแต่เช้า เลยได้นั่งอ่านหนังสือจบไปหนึ่งเล่ม ตัวเอกไม่ได้ทำอะไรเลยนอกจากรดน้ำต้นไม้ แต่อ่านแล้วสบายใจมาก #อ่านแล้วเล่า","reposts":26,"comments":16,"images":1}
    {"id":"s176","name":"长安小吃地图","time":"10-18 16:20","source":"来自 网页版","text":"【#今天吃什么#】\n① 老孙家门口那家胡辣汤，早上五点半开门，八点就没了；\n② 西仓的豆腐脑，咸的，不接受反驳；\n③ 大皮院的酸梅汤，自己带瓶子便宜一块。\n\n地址都在这里：http://t.cn/EXAMPLE02，转发抽两位送汤票。@长安小吃地图 @豆腐渣不渣","reposts":70,"comments":106,"images":9}
    {"id":"s177","name":"木木夕","time":"10-17 06:05","text":"已老实，求放过。","reposts":5,"comments":8,"quote":{"name":"小城气象台","text":"明日最高气温 39℃，午后请尽量减少外出。"}}
    {"id":"s178","name":"Lina Haddad","time":"10-17 19:53","source":"Paper Crane for Web","text":"صباح الخير من الشرفة ☕️ القهوة جاهزة، والنعناع كبر أكثر مما توقعت. من يريد غصنًا فليمرّ بي بعد العصر.","images":1}
    {"id":"s179","name":"北窓","time":"10-16 22:59","source":"来自 窗台平板","text":"今日の空、絵の具を出しっぱなしにしたみたいな色だった。","reposts":5,"comments":8,"images":1}
    {"id":"s180","name":"水谷ことり","time":"10-16 07:55","source":"Windowsill tablet","text":"駅前の喫茶店が今月で閉店。最後にナポリタンを頼んだら、マスターが何も言わずに目玉焼きをのせてくれた。#喫茶店の記憶","reposts":11,"comments":16,"images":1}
    {"id":"s181","name":"阿布的厨房","time":"10-15 13:09","source":"来自 竹叶手机","text":"@青柠汽水 你的配方我试了，糖放成了盐。现在全家都看着我。[囧]","reposts":151,"comments":90,"images":1,"quote":{"name":"青柠汽水","text":"配方公开：青柠 2 个、薄荷 6 片、白砂糖 15 克、苏打水 300 毫升。先捣青柠和糖，不要把皮捣烂，会苦；薄荷在手心拍一下就好。加冰，完。","images":2}}
    {"id":"s182","name":"空山","time":"10-15 18:00","text":"雨。"}
    {"id":"s183","name":"夜班公交 27 路","time":"10-15 15:32","source":"来自 网页版","text":"末班车上只有一个背大提琴的姑娘。她给琴也刷了卡。"}
    {"id":"s184","name":"桥头修车铺","time":"10-14 21:49","source":"来自 灯塔手表","text":"链条掉了别硬蹬！别硬蹬！别硬蹬！重要的事情说三遍，今天第四个把后拨蹬弯的了。[怒] 修一次 60，够你买两瓶好油。","images":3}
    {"id":"s185","name":"灯下写字的人","time":"10-14 20:38","text":"抄了一遍《赤壁赋》，到“逝者如斯，而未尝往也”停了很久。","reposts":7148,"comments":10722,"images":1}
    {"id":"s186","name":"数学老师罗小满","time":"10-13 16:10","source":"来自 窗台平板","text":"今天有学生问我：“老师，0.999…=1 这件事，您是什么时候真正相信的？”我想了一下，大概是 28 岁。#讲台上的故事#","reposts":8,"comments":5}
    {"id":"s187","name":"Tomasz Wren","time":"10-13 08:58","source":"Paper Crane for Web","text":"The heron is back on the canal. Same post, same one leg, same expression of mild disappointment in all of us. 🪿 (no heron emoji, sorry)","reposts":79,"comments":47,"images":1}
    {"id":"s188","name":"青柠汽水","time":"10-12 07:02","source":"来自 纸鹤客户端","text":"配方公开：青柠 2 个、薄荷 6 片、白砂糖 15 克、苏打水 300 毫升。先捣青柠和糖，不要把皮捣烂，会苦；薄荷在手心拍一下就好。加冰，完。","reposts":6,"comments":18,"images":2}
    {"id":"s189","name":"猫头鹰值班室","time":"10-12 18:43","source":"来自 纸鹤客户端","text":"凌晨两点半，急诊走廊。一位大爷提着保温桶问我吃没吃饭，我说吃了，他说：“骗人，你口罩上没有勒痕变浅。”谢谢您，粥很好喝。[心][心]","reposts":5707,"comments":8561}
    {"id":"s190","name":"川西小火车","time":"10-12 18:01","source":"来自 竹叶手机","text":"翻过垭口的时候云就在脚下，司机师傅把车停了两分钟，说：“看吧，不收钱。”\n\n于是一车人安静地看了两分钟。\n\n#在路上# #川西的云#","reposts":112,"comments":67,"images":9}
    {"id":"s191","name":"豆腐渣不渣","time":"10-11 22:20","source":"来自 灯塔手表","text":"给大家表演一个：周一。[泪]","reposts":6,"comments":9,"quote":{"name":"慢慢走的蜗牛","text":"周末过得太快了，我怀疑时间被人用 1.5 倍速播放。"}}
    {"id":"s192","name":"mira_q","time":"10-11 20:06","source":"Paper Crane for Web","text":"New blog post: how we cut the start-up time of our sync daemon from 900 ms to 40 ms → https://example.org/posts/faster-start?ref=feed#numbers (mostly by not doing things)","reposts":3,"comments":9,"images":1}
    {"id":"s193","name":"木木夕","time":"10-10 14:38","source":"来自 纸鹤客户端","text":"有没有人和我一样，开会的时候会数天花板上的格子？我们会议室是 14×22，其中有一块是歪的。[思考]","reposts":5,"comments":17}
    {"id":"s194","name":"旧书店的梯子","time":"10-10 22:52","text":"收到一箱老地理杂志，1958 年的那本里夹着一张没有寄出去的明信片，背面只有两个字：“勿念”。 #旧书里的东西# @纸上考古队 你们来看看？","reposts":1886,"comments":2829,"images":2}
    {"id":"s195","name":"Nora Quill","time":"10-09 18:38","source":"Windowsill tablet","text":"Finished the translation at 3 a.m. and the last sentence is still wrong. It is always the last sentence.","comments":2}
    {"id":"s196","name":"慢慢走的蜗牛","time":"10-09 11:56","source":"来自 窗台平板","text":"把阳台的番茄数了一遍，一共 17 个，其中 3 个已经红了。邻居家的猫也数了一遍，结果是 16 个。😾","reposts":13090,"comments":39271,"images":4}
    {"id":"s197","name":"小城气象台","time":"10-08 18:18","source":"来自 纸鹤客户端","text":"【大风蓝色预警】今夜到明天，本市沿海有 6～7 级偏北风，阵风 9 级。请关好门窗，晾在外面的被子记得收。详情：http://t.cn/EXAMPLE01 @小城应急","reposts":675,"comments":2025}
    {"id":"s198","name":"豆腐渣不渣","time":"10-08 06:32","source":"来自 竹叶手机","text":"[哈哈][哈哈][哈哈]","comments":2}
    {"id":"s199","name":"海边的邮差","time":"10-08 07:28","source":"来自 竹叶手机","text":"今天送出的最后一封信，收件地址写着“灯塔下面第三块石头”。居然真的有人在那里等。","reposts":4413,"comments":6620,"images":1}
    {"id":"s200","name":"山茶与灯","time":"10-07 12:46","source":"来自 竹叶手机","text":"早上六点的江边，雾还没有散。跑步的人影一个个从白色里浮出来，又一个个沉回去。[太阳] #清晨六点# 打卡第 41 天，心率 138，不算快，但比上个月舒服多了。","reposts":8797,"comments":13195,"images":3}
    """#
}
