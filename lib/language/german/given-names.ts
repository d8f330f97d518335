/** Given names and their short forms that are in no other list. */
export const GERMAN_GIVEN_NAMES = `
adalbert adelgunde ännchen ännele babett babette babsi bartl berndt berthold bertl cilli daggi diethelm dörthe eckart edeltraut effi elisabetha elli
eusebius flori fredi fredy friedel gerdi gerhild gero giesela götz gotthilf gritli gundi hajo hannelies hansjürg helmuth hinrich hubsi ignaz irmi iwo
jannes janosch jella jente jockel jonte jördis joscha josi jule käthe konni kordula kreszenz kriemhild kuno lenz liesl lilo lore lottchen mädi manu
marga mariele martl meinrad melchior miri moni nepomuk odilo ortrun otti pankraz pirmin quirin raphaela rike rupprecht seppi siegmund siegrid sünje
tamme theda thies thorben tilo timm tomke torge traudel traute trudl undine vali vitus waltraut walpurga wencke wieland wiggerl wilhelmine willibald
wisi wulf xandi beatli seppl vreneli heiri hämi chrigel küsu ädu mändu bänz roli werni heidy trix sämu aschi fridu jürgu stöff köbu
`;
