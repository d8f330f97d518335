import { HAN } from "../match/signs";

/** Forms of address after a name. */
export const CHINESE_HONORIFICS =
  "先生|女士|小姐|老师|教授|博士|经理|总监|主任|主席|總監|經理|老師|师傅|阿姨|叔叔|医生|大夫|护士|律师|会计|校长|院长|局长|处长|科长|站长|队长|班长|组长|部长|秘书长?|会长|董事长?|书记|村长|店长|厂长|馆长|导演|编辑|记者|教练|老板|警官|工程师|设计师|副总|助理|奶奶|爷爷|大爷|大妈|太太|律師|醫生|師傅|老闆|校長|會計|里長|班長|組長|秘書";

/** Forms of address of one letter, which other words begin with: 王总, 李姐, 张工. */
const CHINESE_SHORT_HONORIFICS = "[总姐哥工叔姨婶嫂]";

/** Words that begin as a name does: 高兴, 周末, 方案. */
export const CHINESE_NO_NAMES =
  /^(?:周[一二三四五六日末边围期转内报会]|高[兴中度级速考温一二三校峰效]|方[案便法向面式形]|金[额融属牌]|马[上路]|白[天板色菜]|黄[色金豆瓜]|于是|江[苏西边]|常[州见用委规]|安[排全装静]|万[元一事]|石[材头油]|温[度馨]|张贴|钱[款包]|段[落时]|许[多可]|任[务何]|余[额下]|程[序度]|孙子|龙头|田[地径]|毛[病巾利]|汤[圆]|尹始|史[料]|何[时人处]|姜[片]|武[汉术]|易[拉碎]|康复|宋[体]|严[格重]|石[块板]|管[理道家线委]|左[右边侧手]|章[程节]|简[单化介历]|簡[單介]|施[工行]|游[客泳戏览]|洪[水]|柳[树]|蓝[色天牙]|藍[色]|单[位]|庄[严]|莫[名非]|符[合号]|焦[虑点]|桂[花]|耿[直])/u;

/** The most frequent surnames: most are one character. */
export const CHINESE_SURNAMES =
  "欧阳|歐陽|上官|司马|司馬|诸葛|諸葛|司徒|钟离|夏侯|慕容|令狐|皇甫|尉迟|公孙|长孙|宇文|端木|申屠|张简|張簡|范姜|[裘佟伍简簡藍蓝石管苗祝柯翟詹葛倪左柳岑柏章凌霍虞柴瞿阮涂褚喻裴祁屈符桂樊殷耿焦巫鲁翁游施尤骆穆卓莫洪庄莊王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文張劉陳楊趙黃吳孫馬羅鄭謝韓馮許鄧蕭葉蔣蘇盧呂鍾陸]";

/** What somebody will do, after a name and perhaps a deadline. */
export const CHINESE_ACTS =
  "寻找|查找|挑选|联系|核对|提交|整理|准备|通知|统计|购买|采购|打印|发送|起草|安排|跟进|完成|制作|更新|检查|修改|收集|汇总|预订|预约|确认|申请|上报|落实|协调|撰写|编写|布置|组织|拟定|设计|测试|修复|部署|对接|催促|搬|催|盯|跑|问问|问|说|写|做|画|查|去|来|带|买|送|订|发|接|管|帮|会|要|将|再|已经|没来|请假|认为|觉得|提到|介绍|主持|记录|补充|反映|同意|表态|担心|回复|打电话|询价|寄送|搬运|清点|张贴|把|将|向";

/** Before the name of who is introduced: 新来的叫司马燕飞, 我是B棟的藍啟鈞, 主委伍婷芳. */
const CHINESE_INTRODUCTIONS =
  "叫|名叫|我是[^，。；\\s]{0,8}的|主委|財委|财委|監委|總幹事|总干事|律师是|律師是|老师是|负责人是|業主|业主|住户|住戶";

/** 业主代表孙丽萍, 物业张经理 */
export const CHINESE_ROLE_BEFORE = new RegExp(
  `^(?:${HAN}{0,8}(?:代表|物业|业主|秘书长?|主管|会长|董事|委员|队长|部长|经理|主任|总监|会计|老师|校长|院长|所长|科长|师傅|工程师|组长|干事))(?=${CHINESE_SURNAMES})`,
  "u",
);

/** Words in lists of people that are not people. */
export const CHINESE_NOBODY = "其他|全体人员|人员|公司|部门|部|名";

/** What an organisation in brackets after a name ends in. */
export const CHINESE_BODIES = "科技|公司|集团|大學|学校";

/** Speakers on behalf of a child: 乐乐奶奶, 陈奕然爸爸. */
export const CHINESE_PARENTS = "妈妈?|媽媽?|爸爸?|奶奶|爷爷|爺爺|外婆|姥姥";

/** What no name ends in: 信号一直断, 钟离线上. */
export const CHINESE_PARTICLES = "[上下在不了的会來来去]";

/** Surnames of two characters, before which a name may have four. */
export const CHINESE_LONG_SURNAMES =
  "欧阳|歐陽|上官|司马|司馬|诸葛|諸葛|司徒|夏侯|慕容|令狐|皇甫|尉迟|公孙|长孙|宇文|张简|張簡|范姜";

/** Names with a form of address in prose: 王先生. */
export const CHINESE_HONORED = new RegExp(
  `((?:${CHINESE_SURNAMES})${HAN}{0,2}?)(?:${CHINESE_HONORIFICS})`,
  "gu",
);

/** People asked to do something, named before it, or doing it: 由李芳负责, 请王磊联系, （李芳）. */
const BEFORE = String.raw`(?<=^|[，。；、：:\s（(@→—]|由|请|让|给|找|叫|和|跟|与|及|一下|联系|通知|告诉|提醒|的|监理|房东|房東)`;
export const CHINESE_ACTING = new RegExp(
  String.raw`${BEFORE}((?:${CHINESE_SURNAMES})${HAN}{1,2}?)(?=(?:(?:下周|本周|这周|明天|今天|周[一二三四五六日]|尽快|\d{1,2}[月日号])?(?:负责|負責|聯繫|帮忙|提出|找|建议|下周|明天|本周|${CHINESE_ACTS})))`,
  "gu",
);
/** 由李芳, （李芳）, @李芳, → 李芳: whose task it is. */
export const CHINESE_CHARGED = new RegExp(
  String.raw`(?:(?:由|交给|负责人?[:：]?|联系人?[:：]?|[@→—])\s?|[（(])((?:${CHINESE_SURNAMES})${HAN}{1,2})(?=[，。；、）)\s]|$)`,
  "gu",
);
/** What follows a name: 老周和小吴, 刘姐周六去, 王总说. */
const AFTER = `(?!${HAN})|[和跟与及也的在都周明今下上]|负责|${CHINESE_ACTS}`;
/** 王总, 李姐, 张工, 小吴, 老周 */
export const CHINESE_FAMILIAR = new RegExp(
  `${BEFORE}((?:${CHINESE_SURNAMES})(?=${CHINESE_SHORT_HONORIFICS}(?:${AFTER}))|(?!小于|老师|老家)[小老](?:${CHINESE_SURNAMES})(?=${AFTER}))`,
  "gu",
);
/** 阿雄會去, 让阿依努尔在家等 */
export const CHINESE_CALLED = new RegExp(
  `${BEFORE.replace("(?<=", "(?<=總幹事|总干事|，由|")}(阿${HAN}{1,3}?)(?=[會会說说在去來来]|${CHINESE_ACTS})`,
  "gu",
);
/** People named by what they are: 主委伍婷芳那邊 */
export const CHINESE_INTRODUCED = new RegExp(
  String.raw`(?:${CHINESE_INTRODUCTIONS})((?:${CHINESE_SURNAMES})${HAN}{1,2})(?=[，。、；：:（()）\s那這这的會会说說]|律師|律师|报到|$)`,
  "gu",
);
/** 代表孙丽萍则建议, 村会计陈志强向大家通报: who speaks, behind what they are. */
export const CHINESE_SPEAKING = new RegExp(
  `(?<=代表|委员|委員|会计|會計|主任|书记|組長|组长|队长|村长|经理|业主|業主)((?:${CHINESE_SURNAMES})${HAN}{1,2}?)(?=[则則也又]?(?:[就向对對]|表示|建议|建議|提议|提議|提出|指出|汇报|匯報|介绍|认为|強調|强调|说明|反映|通报|补充|发言))`,
  "gu",
);
/** 张阿姨, 王总: the surname alone is the name. */
export const CHINESE_HONORED_END = new RegExp(`(?:${CHINESE_HONORIFICS}|${CHINESE_SHORT_HONORIFICS})$`, "u");

/** Parts of the work, days and the like before a colon: 前端：…, 测试：…, 周一：… */
export const NO_SHARERS =
  "^(?:前端|后端|後端|前台|后台|测试|設計|设计|文档|产品|运营|美工|数据|算法|硬件|软件|宣传|后勤|财务|采购|全体|所有|其他|其它|大家|时间|地点|内容|目标|结果|问题|原因|任务|进度|本周|下周|上周|今天|明天|备注|说明|要求|方案|注意|成品|周[一二三四五六日末]|第[一二三四五六]|全員|今週|来週|次回|課題|内容|場所|日時)|[部组課班团队人员端期段项点次性者]$";

/** 章程修改 --刘哲, 文件评审 ---杨帆/范佳: who presents a point of the agenda. */
export const CHINESE_PRESENTING = new RegExp(
  String.raw`(?<=-{2,3}\s?(?:${HAN}{2,4}[/／、])?)((?:${CHINESE_SURNAMES})${HAN}{1,2}?)(?=\s?(?:$|[/／、（(；;：]))`,
  "gu",
);
