/** Forms of address after a name. */
export const CHINESE_HONORIFICS = "先生|女士|小姐|老师|教授|博士|经理|总监|主任|主席|總監|經理|老師";

/** The most frequent surnames: most are one character. */
export const CHINESE_SURNAMES =
  "欧阳|上官|司马|诸葛|[王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文張劉陳楊趙黃吳孫馬羅鄭謝韓馮許鄧蕭葉蔣蘇盧呂鍾陸]";
