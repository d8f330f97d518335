import { CHINESE_ACTS } from "./names";

/** Who does what; `name` and `address` are patterns for a name and a form of address. */
export const chineseTasks = (name: string, address: string): RegExp[] => [
  // 由李娜负责预订展会场地；赵敏负责联系施工单位，6月20日前完成
  new RegExp(
    `(?:^|[，,；;])(?:由)?(?<owner>${name}?)${address}(?:负责|負責)(?<task>[^，,。]{3,})(?<rest>.*)$`,
    "u",
  ),
  // 由何志强联系施工单位；张经理答应11月20日前换好主板
  new RegExp(
    `(?:^|[：:，])(?:由(?<owner>${name}?)${address}|(?<other>${name}?)${address}(?:答应|承诺|同意|說|说|将|[会會](?![长長议議员員])))(?<task>[^，,。]{3,})(?<rest>.*)$`,
    "u",
  ),
];

/** 负责原型修改: of the title of a task, what says that somebody is in charge of it. */
export const CHINESE_IN_CHARGE = /^(?:负责|負責)(?!人)/u;

/** What somebody does, after his name and perhaps a deadline: 于10月31日前向街道办提交申请材料. */
export const CHINESE_DOES = new RegExp(
  `^(?:[于在]?[^，,。]{0,14}?(?:之前|以前|前|之内|内)[，,]?)?(?:${CHINESE_ACTS})`,
  "u",
);

/** Before what is asked: 记得带跳绳, 请检查, 大家把表交了. */
export const CHINESE_ASKS = /^(?:请|麻烦|记得|记住|别忘了?|大家|各位|务必|你|您)+(?=.{3})/u;

const ERRANDS =
  "联系|核对|提交|整理|准备|通知|统计|购买|采购|打印|发送|起草|跟进|制作|更新|检查|修改|收集|汇总|预订|预约|申请|上报|协调|撰写|编写|布置|测试|修复|部署|盘点|清点|打电话|买|订|交(?!流|通|易|接|付)|寄|催|约(?!定|束)|换|送|搬|取(?!消)|领(?!导)|补(?!充|助|贴)|洗|贴|发(?:给|通知|邮件|快递|货)|给[^，。]{1,8}?(?:发|打|送|寄|买|回|带)";

/** What is to be done, at the beginning of a line of a hasty note, or behind what it is about: 联系供应商催水泥, 安全帽不够，再买20个. */
export const CHINESE_ORDER = new RegExp(
  `^(?:[^，。]{2,20}，)?(?:记得|别忘了?|先|再|尽快|去|把[^，。]{1,12})?(?:${ERRANDS})(?=.{2})(?!.*(?:了|过|吗|呢|[?？])$)`,
  "u",
);
