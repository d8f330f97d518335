import { HAN, KANA } from "../match/signs";
import { wordSet } from "../match/word-set";

/** Forms of address after a name. */
export const JAPANESE_HONORIFICS =
  "さん|さま|様|氏|くん|君|ちゃん|先生|理事長|副理事長|副会長|事務局長|委員長|店長|校長|教頭|園長|院長|所長|室長|館長|町長|区長|監督|社長|会長|部長|課長|係長|主任|専務|常務|先輩";

/** A form of address that is also the last letter of names. */
export const JAPANESE_FAMILIAR = "君";

/** えじょくん: a nickname, which only a form of address shows. */
export const JAPANESE_NICKNAME =
  "(?!みな|みんな|お[とくばじ]|おかあ|おとう)[\\p{sc=Hiragana}ー]{2,8}(?=さん|くん|君|ちゃん)";

/** The most frequent surnames. */
export const JAPANESE_SURNAMES = wordSet(
  `佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 林 斎藤 斉藤 清水 山崎 森 池田 橋本 阿部 石川 山下 中島 石井
  小川 前田 岡田 長谷川 藤田 後藤 近藤 村上 遠藤 青木 坂本 藤井 福田 西村 太田 三浦 岡本 松田 中川 中野 原田 小野 田村 竹内 金子 和田 中山 石田 上田 森田
  原 柴田 酒井 工藤 横山 宮崎 宮本 内田 高木 安藤 谷口 大野 丸山 今井 高田 藤本 武田 村田 上野 杉山 増田 平野 大塚 千葉 久保 松井 小島 岩崎 桜井 野口 松尾
  野村 木下 菊地 菊池 佐野 大西 杉本 新井 浜田 市川 水野 小松 島田 古川 小山 川口 東 高野 山内 西田 西川 五十嵐 北村 安田 中田 川崎 飯田 樋口 本田 久保田 辻 関 吉川
  永田 永井 岩田 菅原 望月 大久保 松村 荒木 大島 小沢 大川 早川 熊谷 荒井 片山 石原 尾崎 桑原 馬場 須藤 大橋 河野 福島 渡部 黒田 矢野 服部 星野 土屋 中西 堀 栗原
  平田 西山 小池 川上 北川 広瀬 秋山 内藤 大谷 福井 大森 松永 杉田 三宅 岡 今村 奥村 田辺 津田 沢田 本間 村井 佐伯
  小野寺 西 浅野 浅井 相沢 相川 秋元 芦田 足立 飯塚 飯島 池上 石塚 石黒 石橋 泉 磯部 市原 伊東 稲垣 稲葉 井口 岩本 岩井 植田 植木 上原 臼井 内山 梅田 江口 榎本 及川 大石 大内 大木 大崎 大城 大竹 大友
  大平 大山 岡崎 岡部 岡村 荻野 奥田 奥山 小倉 小沼 小野田 折原 甲斐 垣内 影山 笠原 梶原 春日 片岡 勝又 金井 金城 鎌田 神谷 亀井 河合 川端 川村 川原 河村 神田 木内 岸 岸本 北野 喜多 木原 木山 木田 楠 工藤 窪田 倉田
  栗田 黒木 黒川 桑田 小泉 郡司 小坂 越智 児玉 小出 小松原 小柳 近江 榊原 坂口 坂井 坂田 桜田 佐久間 笹川 佐竹 里見 沢井 塩田 塩谷 重松 篠原 柴崎 渋谷 島崎 島村 下田 庄司 白井 白石 城田 新谷 末吉 菅 菅野 杉原 鈴村
  関口 関根 瀬戸 園田 高井 高尾 高島 高瀬 高松 高山 滝沢 田口 竹下 竹田 竹村 武井 多田 立花 田代 田原 玉井 田丸 千田 塚本 塚田 角田 出口 寺田 寺島 土井 富田 冨田 富永 友田 鳥居 長尾 中井 中尾 中沢 長沢 中谷 永野 中原 中本 長島 永山
  名取 成田 新田 仁科 西尾 西岡 西口 西野 西原 西本 二宮 根本 野崎 野中 野々村 野原 袴田 橋口 畑 畠山 花田 羽田 浜口 早坂 林田 原口 原島 東山 樋口 久野 平井 平川 平尾 平松 平山 広田 深沢 深田 福原 福本 福永 藤岡 藤川 藤沢 藤崎 藤野
  藤村 藤森 藤山 船越 古賀 古谷 細川 細田 堀内 堀江 堀田 本多 前川 牧野 増井 松岡 松崎 松下 松島 松原 松浦 松山 丸田 三木 三上 三谷 三好 水谷 水上 溝口 皆川 南 宮内 宮城 宮沢 宮田 宮下 向井 村岡 村松 村山 室井 森岡 森川 森下 森本 森山
  八木 安井 柳 柳田 柳沢 山岡 山川 山形 山岸 山根 山村 山脇 山室 湯浅 横井 横田 吉井 吉岡 吉野 吉原 吉村 吉本 米田 若林 和久井 鷲尾 若松 渡部 渡邊 渡邉 齋藤 齊藤 髙橋 濱田 德田 德永 徳永 徳田
  緒方 外山 荻 宮里 大黒 結城 鈴鹿 御手洗 東海林 比嘉 島袋 仲村 玉城 新垣 宮平 上地 知念 当山 喜屋武 我那覇 具志堅 平良 照屋 下地 与那嶺 小鳥遊 百目鬼 四月一日 勅使河原 五十嵐 一ノ瀬 二階堂 三田村 四宮 七海 八重樫 九条
  蘇我 曽我 曽根 蜂谷 蜂須賀 日下部 日高 日野 飛田 土田 土居 戸田 戸塚 砂川 砂田 諏訪 須田 須賀 須山 角 住友 隅田 瀬川 瀬尾 仙田 相馬 曾根 染谷 台 醍醐 平 高畑 高嶋 高見 高村 高柳 竹中 竹原 竹本 館野 谷 谷川 谷本 玉木 田島 田宮 田淵 千野 津川 津村 土方 堤 角野 鶴田 鶴岡 手塚 寺本 照井 東条 遠山 徳山
  富岡 豊田 鳥羽 直井 仲田 永瀬 永尾 長岡 長嶋 長瀬 長野 那須 奈良 楢崎 南部 難波 新美 西尾 二階 西澤 新島 沼田 根岸 乃木 野上 野田 能登 萩原 橋爪 蓮見 長谷 秦 服部 浜野 浜崎 春山 番場 東野 日比野 平賀 廣田 深井 福士 福永 藤倉 藤木 藤原 古沢 別府 北条 星 保坂 堀口 本庄 前島 真壁 正木 益田 町田 松井田 松川 松野 松宮 万田
  三枝 三沢 三輪 水原 溝端 湊 宮川 宮原 宮部 村瀬 村松 室田 元木 桃井 森岡 森口 森永 諸橋 八代 安川 安部 柳原 矢部 矢島 山県 山城 山名 山部 由井 湯川 横溝 吉沢 吉澤 吉永 吉見 依田 米山 米沢 竜崎 若山 脇田 渡会 和泉`,
);

/** What somebody is in charge of, as a noun: 机の手配. */
export const JAPANESE_ACTS =
  "手配|準備|作成|確認|連絡|予約|購入|送付|調整|更新|提出|対応|発注|修正|検討|報告|設定|依頼|見積もり?|申請|整理|回収|発送|配布";

/** 理事長 高橋 誠一, 市役所商工課 村上様: what precedes a name, and a blank; after any word a column of names. */
export const JAPANESE_OFFICE_BEFORE = new RegExp(
  `^(?:${HAN}|${KANA}){0,16}(?:(?:長|事|計|記|録|員|表|者|役|師|諭|頭|問|課|部|係|局|会|社|オブザーバー|ゲスト)[ 　]+|(?<=^.{1,10})(?:[ 　]{2,}|\\t))(?=${HAN}|${KANA}{2})|^(?:記録|書記|司会|進行|議長|会計)[はが：:](?=${HAN})|^\\s*[（(][^（）()]{1,8}[)）]\\s*(?=${HAN})`,
  "u",
);

/** 敬称略, behind a list: without forms of address. */
export const JAPANESE_PLAIN = /\s*[（(]?敬称略[)）]?\s*$/u;

/** 図書館の吉村さん */
export const JAPANESE_PLACE_BEFORE = new RegExp(
  `^[^、]{2,10}の(?=${HAN}{1,4}(?:${JAPANESE_HONORIFICS})$)`,
  "u",
);

/** Words in lists of people that are not people. */
export const JAPANESE_NOBODY =
  "出席|欠席|遅刻|早退|委任状?有?|委任|全員|全体|各位|一同|他|以上|ほか|部|課|委員会|チーム|名";

/** What an organisation in brackets after a name ends in. */
export const JAPANESE_BODIES = "商事|会社|工業|銀行|大学|協会";

/** Names with a form of address in prose. */
export const JAPANESE_HONORED = new RegExp(
  String.raw`(?<!${HAN}|${KANA})(${HAN}{1,3}|${HAN}{4,5}(?=氏)|${KANA}{2,8}(?:・${KANA}{1,8}){0,3})(?:(?:さん|くん|ちゃん)|(?:さま|様|氏|君|殿|先生|部長|課長|社長|会長|理事長|店長|校長|主任|係長|次長|専務|常務|教授|准教授|助教|博士|委員長|監督|コーチ|師長|院長|園長|所長|室長|館長|班長|組長|区長|副会長|事務局長|リーダー|先輩)(?!\p{sc=Han}))`,
  "gu",
);

/** Forms of address of people only, whatever surname is before them. */
export const JAPANESE_PERSONAL = /^(?:さん|くん|君|ちゃん)/u;

/** 皆さん, 業者さん, 本屋さん, お客様: a part, a trade, a shop. */
export const JAPANESE_NO_PERSON =
  /^(?:皆|奥|客|患者|業者|職人|店員|大工|社員|学生|生徒|父兄|保護者|先輩|後輩|農家|親御|子供|隣|担当|先方|役員|住民|会員|参加者|来場者|利用者|女将|大将|棟梁|板前|宮司|和尚|住職|運転手)$|[人金協]$|[店屋社堂会局園館院庁部課室組所家者員]$/u;

/** 槙さん: a single character with a form of address is a surname, except in 母さん and お嬢さん. */
export const JAPANESE_NO_LETTER =
  /^[父母兄姉妹弟娘孫嫁婿婆爺叔伯親子夫妻隣客皆奥嬢坊店屋神仏様各御何誰犬猫熊主組員者医]$/u;

/** Forms of address that follow surnames only, and words before them that are not surnames: 担任の先生, 同氏. */
export const JAPANESE_RESPECTED = /^(?:先生|氏)/u;
export const JAPANESE_NO_SURNAME =
  /^(?:担任|担当|顧問|校長|教頭|園長|院長|副|主治医|校医|医師|保健|英語|数学|国語|理科|社会|体育|音楽|美術|家庭|各|両|同|某|彼|他|全|元|前|新|恩師|大学|学校|病院|外科|内科|歯科|眼科)$|[科校院園部室士師員者課係学名]$/u;

/** 担当：設楽, （担当は椎名）, 【担当】来栖: the person in charge, except in 担当：総務部. */
export const JAPANESE_CHARGED = new RegExp(
  `担当者?(?:は|[】\\]]?\\s*[:：]|[】\\]])\\s*(${HAN}{1,4})(?=$|さん|くん|[\\s、，。・)）】\\]／/→])`,
  "gu",
);
export const JAPANESE_NOT_CHARGED =
  /^(?:未定|次回|期限|締切|場所|会場|日時|備考|予算|宿題|連絡|確認|保留|注意|各自|同上|検討中?|調整中?|募集中?|確認中?|私|自分|総務|経理|営業|人事|開発|広報|企画|製造|品質|購買|法務|設計|施工|現場|本部|本社|工場|業者|事務|会計|書記|幹事|司会|受付|外部|社内|先方|当方|両方|交代|輪番|平日|週末|午前|午後)$|[部課係局会社店班組長員者名方番族曜週回]$/u;

/** 篠田は見積, 岡野：買い出し: with whom an item begins. */
export const JAPANESE_LEADING = new RegExp(`^(${HAN}{2,3})(?=(?:が|は|も|と|、|[:：→])\\S)`, "gu");

/** 椅子の数を確認 → 篠田, チラシの印刷（岡野）: the person named at the end. */
export const JAPANESE_AT_END = new RegExp(
  `(?:[→⇒]|[（(])\\s*(${HAN}{2,3})\\s*(?:[)）]?。?$|[)）][^（()）。]{0,8}まで$)`,
  "gu",
);

/** Prefectures and cities that are surnames as well. */
export const JAPANESE_PLACES =
  /^(?:千葉|福島|石川|宮崎|長野|富山|山口|福井|福岡|宮城|秋田|大分|広島|奈良|香川|山形|徳島|川崎|大津|松山|高松|高山)$/u;

/** The person doing something: 野口が資材を発注する. */
export const JAPANESE_ACTING = new RegExp(
  `(?<!${HAN}|${KANA})(${HAN}{2,3})(?=(?:が|は|も)[^。]{2,60}?(?:する|した|します|しました|[うくぐすつぬぶむる]|予定|担当)(?:[。（(]|$))`,
  "gu",
);
