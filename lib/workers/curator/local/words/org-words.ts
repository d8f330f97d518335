import { wordSet } from "./word-set";

/** Forms of incorporation: what ends in one is an organisation. */
export const LEGAL_FORMS = wordSet(`
ltd limited inc incorporated llc llp lp plc corp corporation co company gmbh ag kg kgaa ug mbh ohg ev sarl sas sasu sa spa srl bv nv vof cv ab aps as asa oy oyj kk pty pte pvt sdn bhd cic cio ngo sl sau slu lda ltda eirl kft zrt doo sro spzoo ou uab eood ad
`);

/** Last words of organisations' names, when the words before are capitalised too. */
export const ORG_ENDINGS = wordSet(`
academy agency airlines airways alliance analytics apothecary architects archive archives arts associates association authority automotive autos bakery bakers bank bar bioscience biosciences biotech bookshop books botanicals brewery brewing brothers builders building-society bureau butchers café cafe campus capital carpentry catering centre center chambers charity chemists church clinic clothing club co-op coalition collective college commission communications conservancy conservation conservatory consortium construction consultants consulting contracting contractors cooperative co-operative council credit-union creamery dairy daughters dental design designs diagnostics diner diocese distillers distillery distribution dynamics education electric electrical electronics endeavour energy engineering enterprises equipment estates events exports fabrication farm farms federation finance financial fisheries fish flooring florist florists foods foundation foundry freight fund furniture garage garages gallery gardens genetics glass glassworks greengrocers grocers group guild hardware hardwoods health healthcare heating herald holdings homes hospice hospital hospitals hosting hotels housing imaging imports industries infirmary initiative innovations institute institution instruments insurance insurers interiors international inc investments investors joinery joiners journal kindergarten laboratories laboratory labs landscapes landscaping laundry law league legal library linens lines logistics lumber machinery management manufacturing marina marine marketing markets materials meats media medical memorial metals microsystems mills ministries ministry mission mobility mortgages motors movers museum mutual naturals network networks newspaper nurseries nursery observatory optics optical orchestra orchard orchards organics organisation organization outfitters outreach packaging parish partners partnership pharma pharmaceuticals pharmacy philharmonic photography pictures plastics plumbing pictures polytechnic power practice preschool press primary printers printing productions properties property provisions publications publishers publishing railways realty records recruitment recycling removals renewables rentals research residences resorts restaurants robotics roofing roofers sanctuary savings scaffolding scaffolders school schools sciences seafood securities security seeds services shelter shipping society software solar solicitors solutions sons spedition staffing steel stores studio studios supplies supply surgery surveyors syndicate synod systems tannery tech technologies technology telecom telecommunications textiles theatre theater therapeutics tiles tiling timber times tools tours trades trading trailers transit translations transport travel treasury trust trustees union university universität universidad université universidade veterinary ventures vets vineyard vineyards volunteers watch waterworks welding wines winery wireless woodworks works workshop workshops yachts zoo gazette tribune chronicle museo institut hochschule stadtwerke werke verein stiftung klinik krankenhaus école ecole lycée collège banque banco banca caixa cooperativa fundación fundação fondazione fondation associazione asociación ministerio ministère council-house rovers united athletic fc
`);

/** First words before `of`, `for` or `de` in names of organisations: University of Porto. */
export const ORG_HEADS = wordSet(`
university universidad université universität universidade university's institute institut instituto school college academy museum bank ministry department-store church hospital society association federation friends bureau council commission foundation centre center chamber house faculty diocese parish city-council library guild league order union museo banco banca ministerio fondation fundación
`);

/** Words that look like an ending but, with an article or alone, name no particular organisation. */
export const GENERIC_ORG = wordSet(`
board committee council department team office group company management support sales finance legal marketing engineering school hospital bank university college church club trust society association foundation union agency press police parish village town city county government state federal national regional international central public private general local our their his her its the new old big small main other same primary secondary high middle junior senior first second
`);

/** Endings that name a happening or a plan, not an organisation. */
export const EVENT_WORDS = wordSet(`
conference summit expo congress symposium convention fair festival gala workshop webinar hackathon meetup meet-up retreat offsite off-site ceremony wedding party reunion concert exhibition tournament marathon championship camp carnival parade auction fundraiser fayre fete fête kermesse forum colloquium seminar bootcamp showcase prom graduation regatta cup games biennale derby awards ball picnic barbecue bbq hackday launch-party open-day roadshow
`);

/** Words that make a capitalised phrase a place: a street, a room, a building. */
export const PLACE_WORDS = wordSet(`
street st road rd avenue ave lane ln drive boulevard blvd square place plaza court crescent terrace close alley quay wharf pier row mews green hill park gardens garden bridge station airport terminal harbour harbor port bay beach island islands lake river valley mountain mount forest woods field fields hall halls room rooms building house tower arena stadium auditorium theatre theater chapel cathedral church hotel hostel inn lodge motel pavilion centre center mall market cemetery campus library cafe café restaurant pub barn village town city county district quarter north south east west platz strasse straße weg allee rue place avenida calle plaza via piazza rua praça gate junction roundabout depot yard wing floor annex annexe ballroom courtyard cottage villa
`);

/** Generic mailbox names: nobody's. */
export const MAILBOX_WORDS = wordSet(`
noreply no-reply donotreply do-not-reply mailer-daemon postmaster notifications notification notify alerts alert bot info support help helpdesk sales billing accounts accounting admin administrator office team hello contact newsletter news updates marketing hr jobs careers security service services orders invoices reception enquiries inquiries press webmaster feedback system automated automation daemon ci builds root list lists all everyone staff
`);
