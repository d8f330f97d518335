import type { WordLists } from "../match/word-lists";

export const DUTCH_WORD_LISTS: Partial<WordLists> = {
  roles:
    "vertaalster vertaler advocaat architect wethouder burgemeester secr pm vz gasten leden inkoop verkoop voorzitter penningmeester hoofd directie docent leerkracht beheerder beheerster secretaris trainer trainster coördinator vicevoorzitter conciërge",
  titles: "mw mevr dhr mevrouw meneer zuster mag",
  formsOfAddress: "mw mevr mevrouw meneer dhr",
  kinTitles: "tante pater",
  shortTitles: "mw mevr dhr",
  particles: "van der den de ter ten te tot op het in't 't la",
  measures:
    "procent graden uur uren dagen weken maand maanden jaar jaren keer mensen twee drie vijf zes zeven negen tien kan kunnen moet gaat ook nog vandaag morgen hebben heeft werd worden waren was",
  animals: "hond kat paard",
  firmHeads:
    "aannemersbedrijf installatiebedrijf loodgietersbedrijf schildersbedrijf kwekerij cafe bakkerij slagerij stichting vereniging drukkerij gebr gebroeders",
  mailboxes: "bestuur secretariaat",
  restaurants: "cafe",
};
