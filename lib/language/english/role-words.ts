import { wordSet } from "../match/word-set";

/** Roles and departments: alone, never an organisation. */
export const ROLE_WORDS = wordSet(`
academic account accountant accounting accounts acting actor adjunct admin administration administrator admissions advisor adviser advocate agent analyst analytics apprentice architect architecture archivist assistant associate astronomer attorney auditor author backend baker barista board bookkeeper boss brand brewer bursar business buyer captain caretaker carer carpenter cashier catering ceo cfo chair chairman chairperson chairwoman chef chief cio ciso clerk client clinical clinician co-chair co-founder coach cofounder commercial committee communications community compliance comms conductor consultant consulting content contractor controller coo cook coordinator co-ordinator cook copywriter corporate counsel counsellor councillor cpo creative crew cro cto curator customer cso data dean delegate dentist department deputy design designer dev developer development devops director doctor driver ea editor electrician em employee engineer engineering estate events evp executive external facilitator facilities field finance financial fleet floor foreman founder fractional freelance frontend front-end full-stack fundraiser fundraising gardener gc general gm gp graduate graphic group growth guest guide head headmaster headteacher health hod host hr human infrastructure inspector instructor insurance intern internal interim investigator investor it janitor joint journalist junior kitchen lab landlord lawyer lead leader learning lecturer legal liaison librarian logistics maintenance management manager managing marketing mayor md md. mechanic media medical member mentor merchandising midwife mobile moderator music neighbour network notary note-taker notetaker nurse observer office officer onboarding operations operator ops organiser organizer owner pa parent partner partnerships pastor patron payroll people pharmacist phd photographer physician physiotherapist pi planner planning plumber pmo po postdoc post-doc practice president principal procurement producer product production professor programme program project projects property psychologist public purchasing qa quality rapporteur realtor receptionist recorder recruiter recruitment registrar relations reliability remote rep representative research researcher resident resources responsible retail reviewer risk safety sales scholar science scientist scribe scrum sdr se secretariat secretary security senior server service services site social software solicitor solutions sound sous sponsor sre staff stage statistician steward strategy structural student supervisor supply support surgeon surveyor svp systems tax teacher teaching team tech technical technician technologist tenant tl trainee trainer training translator treasurer trustee tutor ux ui vet veterinarian vice vicar visiting vocalist volunteer volunteers vp warden warehouse web welfare writer youth zoom teams online phone late optional dialling dialing joined left absent here client-side customer-side our side external internal new minutes notes remotely virtual video maths science english history chemistry physics biology geography art drama pe year grade class
dop dir prod gaffer grip sfx vfx maestro rehearser dramaturg repetiteur
akela bagheera baloo equalities equality
of the and for & in to on an a from until till only part min
he him she her they them his hers ceo/founder r&d front desk works
handyman handywoman sec juniors seniors commodore bosun harbourmaster verger churchwarden sexton provost curate chaplain scoutmaster umpire referee quartermaster headmistress proctor ranger bailiff convenor convener organist choirmaster choirmistress skipper scorer groundsman groundskeeper webmaster historian timekeeper almoner sacristan master cantor rector abbot prior abbess prioress deaconess elder laird reeve beadle minute-taker ombudsman comptroller assessor paymaster stagehand choreographer understudy luthier farrier blacksmith thatcher stonemason roofer plasterer joiner glazier arborist ecologist geologist hydrologist botanist economist optometrist osteopath chiropodist podiatrist radiographer paramedic anaesthetist oncologist cardiologist psychiatrist
`);

/** Words before a name that are not part of it. */
export const TITLES = wordSet(`
mr mrs ms miss mx dr prof professor doctor sir dame lord lady rev reverend revd fr father sr sister brother br pastor rabbi imam judge justice hon capt captain col colonel maj major lt lieutenant sgt sergeant gen general cpl
cllr cllrs councillor councillors messrs councilman councilwoman councilmember alderman alderwoman mayor senator sen rep governor gov president chairman chairwoman chairperson officer inspector detective constable nurse matron chef coach m don arch mag dra eng uncle aunt auntie cousin grandma grandpa teacher principal sensei cardinal bishop archbishop canon deacon dean ambassador commissioner superintendent madam bro shri smt sri kum sardar begum pandit ustad adv eng
`);

/** Titles that make the word after them a surname: "Frau Czerny"; not "Chef", "Sister". */
export const FORMS_OF_ADDRESS = wordSet(
  "mr mrs ms miss mx dr prof professor cllr cllrs councillor councillors messrs rev revd fr madam captain capt colonel col sergeant sgt lieutenant lt inspector superintendent principal judge pastor sir adv shri smt",
);

/** Titles before a first name: "Auntie Grace", "Schwester Roswitha". */
export const KIN_TITLES = wordSet("aunt auntie uncle cousin grandma grandpa sister brother nurse bishop");

/** Abbreviated titles: a dot after one does not end a sentence. */
export const SHORT_TITLES = wordSet(
  "mr mrs ms mx bro dr prof arch rev revd fr sr br hon capt col maj lt sgt gen cpl cllr sen rep gov adv eng smt shri",
);

/** Letters and words after a name. */
export const SUFFIXES = wordSet(
  "jr sr ii iii iv jnr snr phd md mba esq cpa frcs rn dds dvm obe mbe cbe kc qc",
);

/** Qualifications after a name, which are not part of it. */
export const QUALIFICATIONS = wordSet(
  "mrcvs frcvs bvsc bvms bvetmed rgn bds mbchb mrcp mrcgp frcp beng meng mmath msci pgce cmgr cenv ieng ba bsc ma msc llb acii fcii fca acca fcca aca mcipd frics mrics riba ceng cpm pmp",
);

/** Lower-case parts inside surnames. */
export const PARTICLES = wordSet("bin ibn ben bint al el el- ap ab mac st ould ait abu bar");
