/** What immediately precedes a first name and makes it a person, not a word: "with Ruth", "Auntie Grace", "thanks Neil". */
export const COMPANIONS =
  /(?:^|[\s("“])(?:with|from|and|except|including|like|or|to|into|for|by|than|w\/|&|\+|ask|tell|told|let|lets|see|saw|give|gave|send|sent|lend|lent|show|showed|owe|owes|thanks|thank you|cheers|hi|hello|hey|dear|morning|cc|re|says|said|(?:my|our|his|her|their|your|the)\s(?:brother|sister|cousin|friend|mate|neighbou?r|colleague|wife|husband|partner|son|daughter|boss|nephew|niece|dad|mum|mom|flatmate|roommate|brother-in-law|sister-in-law)|aunt|auntie|uncle|cousin|gran|grandma|grandpa|grandad|nan|nurse|sister|brother|father|little|old|big|young|poor)\s$/iu;

/** States that say something of a person who is there: "Ken is stepping down"; not "Felix is not here". */
export const DOING =
  /^\s(?:(?:is|was|are|were|has been|will be)\s(?:also\s|still\s|now\s)?\p{Ll}{2,}ing(?!\p{L})|(?:has|had|will|would|can|could|should|might|must)\s(?:also\s|still\s|only\s|already\s|just\s|never\s)?\p{Ll}{2,})/u;
