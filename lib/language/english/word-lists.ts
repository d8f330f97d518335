import type { WordLists } from "../match/word-lists";

export const ENGLISH_WORD_LISTS: Partial<WordLists> = {
  measures:
    "euro euros cent cents dollar dollars percent degree degrees gram grams kilo kilos litre litres liter liters metre metres meter meters minute minutes hour hours day days week weeks month months year years time times people ones thing things way part lot number says said agreed today next more better longer later early ahead left",
  givenWords: "may june april august art summer autumn",
  restaurants: "restaurant bistro café cafe bar",
  abbreviations:
    "e.g i.e eg prob poss def misc wk wks yr yrs hrs qtr ie etc vs approx no nos fig vol pp p ca cf al st mt ft cap art nr inc ltd co corp llc jr sr dept est min max incl excl resp gr fr wm jos chas geo robt tel ref jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun a.m p.m",
  neverLast: "e.g i.e eg ie vs approx no nos fig vol pp p ca cf st mt wm jos chas geo robt gr",
  fileNames:
    "untitled document doc scan scanned img image photo file copy new note notes text draft the and re fw fwd inbox mail email message attachment export download screenshot",
  frequent:
    "about above after again against along already although always among another because become before behind being below between could during either every first following found given going great having however include including instead later least little maybe might needs never nothing often other others people please possible quite rather really second shall should since something sometimes still their there these thing things think third those three through today together tomorrow under until using where whether which while whole whose without would write yesterday",
};
