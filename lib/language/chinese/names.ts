/** Forms of address after a name. */
export const CHINESE_HONORIFICS = "先生|女士|小姐|老师|教授|博士|经理|总监|主任|主席|總監|經理|老師";

/** The most frequent surnames: most are one character. */
export const CHINESE_SURNAMES =
  "欧阳|上官|司马|诸葛|[王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文張劉陳楊趙黃吳孫馬羅鄭謝韓馮許鄧蕭葉蔣蘇盧呂鍾陸]";

/** What somebody will do, behind a name and perhaps a deadline. */
export const CHINESE_ACTS =
  "联系|核对|提交|整理|准备|通知|统计|购买|采购|打印|发送|起草|安排|跟进|完成|制作|更新|检查|修改|收集|汇总|预订|预约|确认|申请|上报|落实|协调|撰写|编写|布置|组织|拟定|设计|测试|修复|部署|对接|询价|寄送|搬运|清点|张贴|把|将|向";
