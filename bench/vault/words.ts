/** What generated vaults are written with. */
const words = (text: string): string[] => text.trim().split(/\s+/);

export const FIRST_NAMES = words(`
  Alice Bruno Clara David Elena Felix Grace Hassan Ines Jonas Karla Liam Maria Nadia Oscar Paula Quentin Rosa Samir
  Tessa Umar Vera Walter Xenia Yusuf Zoë Anton Bianca Carlos Daria Emil Freya Goran Hanna Ivan Julia Kenji Lena Marco
  Nora Omar Petra Ravi Sofia Tomas Ulla Victor Wanda Ximena Yara Zeno Aisha Björn Chiara Dmitri Esther Farid Greta
  Hugo Imani Jakub Keiko Luca Mina Nils Olga Pavel Rania Stefan Thea Uri Valentina Wei Yuki Zara Ahmed Beatriz Cyrus
  Dalia Eamon Fatima Gustav Helga Isaac Jana Kofi Leila Mateo Nina Otto Priya Roman Selma Theo Ursula Vikram Wilma
  José Łukasz Søren Chloé Noémi Ægir`);

export const LAST_NAMES = words(`
  Chen Okafor Novak Haddad Silva Larsen Moreau Rossi Schmidt Tanaka Kowalski Petrov Santos Weber Andersson Costa Dubois
  Eriksen Fischer Garcia Hansen Ivanova Jansen Keller Lopez Meyer Nakamura Olsen Park Quinn Rahman Sato Torres Ueda
  Vargas Wagner Xu Yilmaz Zimmermann Abebe Bauer Castillo Demir Engel Ferrari Gupta Hoffmann Iyer Jovanovic Khan
  Lindqvist Mensah Nguyen Ortega Pereira Qureshi Romero Schulz Takahashi Umarov Vogel Wójcik Yamamoto Zhang Adeyemi
  Bergström Cohen Diallo Esposito Farouk Grünwald Horvat Ibrahim Johansson Kruger Lefèvre Martins Nowak Osei Popescu
  Richter Svensson Tadesse Urban Virtanen Walsh Ziegler Amari Brandt Cruz Delgado Eklund Fontaine Gallo Holm`);

export const ORG_WORDS = words(`
  Northwind Blue Harbor Silver Oak Summit Granite Cedar Delta Orchid Falcon Meridian Quartz Willow Beacon Copper
  Juniper Lantern Maple Nimbus Onyx Prairie Raven Saffron Tundra Umber Vertex Winter Zephyr Amber Birch Coral Drift
  Ember Fjord Glacier Hazel Indigo Jade Kestrel Linden Marble Nova Opal Pine Quarry Ridge Sable Thistle`);

export const ORG_KINDS =
  words(`Labs Systems Partners Logistics Foods Energy Bank Studio Clinic Press Robotics Textiles
  Analytics Insurance Institute Foundation Cooperative Ventures Works Networks`);

export const PLACES =
  words(`Lisbon Oslo Vienna Kraków Dublin Nairobi Porto Zürich Kyoto Bergen Lyon Ghent Turin Tallinn Riga
  Accra Montréal Seville Basel Malmö Leipzig Utrecht Galway Trieste Split`);

export const NOUNS = words(`
  plan budget contract invoice report draft meeting schedule deadline proposal review release design interface service
  customer supplier partner team office warehouse shipment order price market campaign survey interview candidate role
  salary policy audit risk incident ticket backlog milestone roadmap prototype sample test result metric dashboard
  forecast estimate assumption decision question answer summary agenda note comment feedback request change version
  document folder archive backup server database network account password license renewal subscription payment refund
  delivery package label machine sensor battery cable pump valve engine vehicle route driver fleet fuel garage station
  bridge river harbor island village city region border tax law court permit inspection standard certificate training
  workshop course lesson student teacher library book chapter article author editor publisher newsletter website page
  banner logo color font picture video recording transcript translation language accent recipe kitchen garden soil seed
  harvest weather storm season holiday travel hotel ticket passport luggage museum concert rehearsal instrument melody
  studio camera lens light shadow window door wall floor roof building architect engineer electrician plumber carpenter
  nurse doctor patient clinic treatment dose vaccine symptom diagnosis recovery habit exercise sleep diet protein
  theory experiment hypothesis dataset model parameter gradient cluster graph node edge index query cache queue worker`);

export const VERBS = words(`
  reviewed approved drafted postponed moved cancelled signed shipped tested measured compared replaced repaired ordered
  requested confirmed rejected discussed presented explained documented translated updated migrated archived restored
  deployed released inspected audited negotiated renewed extended reduced increased doubled halved simplified split
  merged renamed collected sorted counted weighed painted installed removed cleaned opened closed questioned supported
  challenged proposed adopted dropped delegated scheduled rescheduled attended missed summarised published recorded`);

export const ADJECTIVES = words(`
  new old early late quarterly annual weekly internal external final initial revised shared open urgent quiet careful
  rough detailed simple complex stable fragile cheap costly local remote regional global temporary permanent partial
  complete missing broken spare second third next previous common rare sharp soft heavy light bright dark narrow wide
  northern southern eastern western technical legal financial medical seasonal digital manual automatic hidden visible`);

export const TAGS =
  words(`meeting planning finance hiring legal research travel health garden music reading idea followup
  weekly urgent area/home area/work client/active client/former review someday 2024 2025 q1 q2 q3 q4`);

const ONSETS = words("b br c ch d dr f fl g gl h j k kl l m n p pl qu r s sh st t tr v w z");
const VOWELS = words("a e i o u ai ea io ou");
const CODAS = words("l m n r s t nd rk st x");

/** A made-up term, different for every rank. Vaults have a long tail of words that occur in few files. */
export function rareWord(rank: number): string {
  let left = rank;
  let word = "";
  for (let syllable = 0; syllable < 2 || left > 0; syllable++) {
    word += ONSETS[left % ONSETS.length] ?? "";
    left = Math.floor(left / ONSETS.length);
    word += VOWELS[left % VOWELS.length] ?? "";
    left = Math.floor(left / VOWELS.length);
  }
  return word + (CODAS[rank % CODAS.length] ?? "");
}
