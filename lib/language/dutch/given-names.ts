/** Given names and their short forms that are in no other list. */
export const DUTCH_GIVEN_NAMES = `
adri aafke aagje agnita alie annemiek annet anniek arend ariaantje arnoud barend bernadet bouke carlijn casper christiaan claartje coby cokkie corné
diewertje dieuwke dineke djoeke djoke dolf elske emiel engbert fenne floortje fons frederike frenk geerte geertruida gerrie gesina gies godelieve
govert haiko heleentje hendrikje hendrika hermien hille huib huibert huub ieke jaantje janna jannetje jannigje jasmijn jeske jetje jolein jop josje
juriaan klaartje kobus korneel krijn kristel liedewij lieven lieuwe louk lourens lubbert ludo luut maartje madelon madelief margje margreet mariëtte
marije marike marjolijn marjon marnix marret martje maurits meindert meindertje melle miep mies mirthe nanne neeltje reindert reinier reinout remco
rikkert rieks rodi roelien roelof roelofje roosmarijn ruurd saartje sebastiaan sef servaas shanti siebren sijmen sijtske sjaantje suus sweder teunis
theun titia tjarda trui tymen ubbo ulbe wammes wendela wia wiebren wieke wiep wijnand wilco wilhelmus wino wobbe woltje xandra yfke ymke yoeri zeger
zwaantje an-sofie annelien bavo bieke elien goedele hadewych hilke jef jasmien jelka kaat karolien katleen katrien kristien leentje lut reinhilde stef
tinne veerle wannes
`;
