import type { Dice } from "../vault/dice";

/** What twenty topics are about; words that several topics share are part of the difficulty. */
export const TOPICS: readonly string[] = [
  "vineyard grape harvest wine barrel cellar bottle tasting winemaker oak fermentation vintage cork sommelier frost vines",
  "engine gearbox mechanic garage brake tyre oil motor clutch exhaust battery wheel repair car fuel",
  "patient doctor hospital surgery diagnosis nurse medicine symptom treatment clinic therapy blood heart fever vaccine",
  "court lawyer judge contract lawsuit plaintiff verdict appeal evidence witness clause liability damages attorney statute",
  "software server database deployment release bug code repository test latency cache query interface developer outage",
  "mortgage bank interest loan credit savings investor bond stock dividend portfolio inflation currency deposit fund",
  "kitchen recipe onion garlic oven dough butter flour sauce pepper soup roast cheese dessert pan",
  "football goalkeeper striker match league coach penalty stadium referee defender tournament transfer club team goal",
  "orchestra violin concert symphony conductor piano rehearsal choir composer melody audience cello opera score rhythm",
  "garden roses soil seeds compost watering pruning lawn tulips greenhouse hedge weeds blossom vegetable spade",
  "flight airport hotel passport luggage itinerary beach museum tourist visa booking island guide cruise train",
  "school teacher pupils lesson homework exam classroom curriculum grade university lecture scholarship student library essay",
  "election parliament minister vote party campaign senate policy coalition referendum mayor candidate law opposition debate",
  "telescope planet galaxy star orbit astronomer comet satellite rocket moon gravity spacecraft nebula launch asteroid",
  "bridge concrete architect building crane scaffold foundation steel tunnel engineer blueprint brick roof facade site",
  "forest wolf deer bird habitat species conservation river biologist nest wetland owl fox migration insect",
  "insurance policy claim premium accident coverage insurer damage deductible broker flood fire theft liability adjuster",
  "factory assembly machine conveyor supplier warehouse shipment inventory logistics pallet forklift production quality defect robot",
  "painting gallery sculpture museum artist canvas exhibition portrait curator auction landscape brush sketch pottery collector",
  "weather storm rain temperature forecast snow wind drought climate humidity thunder pressure cloud heatwave flood",
];

/** What any text has. */
const COMMON =
  "the and of to in a is that for it was on are as with they be at one have this from or had by but some what there we can out other were all your when up use how said an each she which do their time if will way about many then them would write like so these her long make thing see him two has look more day could go come did my sound no most number who over know water than call first people may down side been now find any new work part take get place made live where after back little only round man year came show every good me give our under name".split(
    " ",
  );

/** The share of a text's words that belong to its topic, and the share that belong to another one by chance. */
const OWN = 0.2;
const FOREIGN = 0.06;

/** A text of `words` words about a topic. */
export function textAbout(topic: number, words: number, dice: Dice): string {
  const lists = TOPICS.map((each) => each.split(" "));
  return Array.from({ length: words }, (_, at) => {
    const chance = dice.next();
    const list = chance < OWN ? lists[topic] : chance < OWN + FOREIGN ? dice.pick(lists) : COMMON;
    const word = dice.pick(list ?? COMMON);
    return at % 14 === 13 ? `${word}.` : word;
  }).join(" ");
}
