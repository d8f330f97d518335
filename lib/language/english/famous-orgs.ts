import { matchKey } from "../match/key";

/** Organisations known by one word. They still need a "from", "to" or a verb around them. */
export const FAMOUS_ORGS: ReadonlySet<string> = new Set(
  `DHL; UPS; FedEx; Hermes; DPD; GLS; TNT; Royal Mail; Deutsche Post; La Poste; PostNL; USPS; Maersk; Kuehne Nagel; DB Schenker; Deutsche Bahn; SNCF; Eurostar; Amtrak; Trenitalia; Renfe; Lufthansa; Ryanair; easyJet; KLM; Air France; British Airways; Emirates; Qantas; Kenya Airways; Ethiopian Airlines;
  IKEA; Tesco; Sainsbury's; Lidl; Aldi; Carrefour; Rewe; Edeka; Walmart; Costco; Target; Waitrose; Migros; Coop; Metro; Makro; Sysco; Brakes; Bidfood; Sodexo; Aramark; Compass Group; Elior; Nestlé; Unilever; Danone; Siemens; Bosch; Philips; Miele; Hilti; Makita; Festo; Schneider Electric; ABB; Hager; Legrand; Honeywell; General Electric; Samsung; Sony; Panasonic; Toyota; Honda; BMW; Volkswagen; Volvo; Renault; Michelin; Caterpillar; John Deere; Bayer; Roche; Novartis; Pfizer; Merck; GSK; AstraZeneca; Eurofins; Thermo Fisher; Sigma-Aldrich; Qiagen; Illumina; Zeiss; Leica; Eppendorf; Bruker;
  Deloitte; KPMG; PwC; Accenture; McKinsey; Capgemini; Barclays; HSBC; Santander; Lloyds; NatWest; ING; BNP Paribas; Deutsche Bank; UBS; Commerzbank; Allianz; AXA; Aviva; Zurich Insurance; Generali; Howden; Aon; Marsh McLennan; Vodafone; Orange; Telekom; Telefónica; Verizon; AT&T; BT; O2; EDF; E.ON; Engie; Vattenfall; Enel; Shell; TotalEnergies;
  NHS; BBC; HMRC; DVLA; Ofsted; CQC; WHO; UNICEF; UNESCO; UNHCR; Oxfam; Red Cross; Save the Children; Amnesty International; Greenpeace; WWF; NASA; ESA; CERN; CNRS; Inserm; Max Planck; Fraunhofer; DFG; NIH; NSF; ERC; Wellcome Trust; MIT; ETH; EPFL; Harvard; Stanford; UCL; Caritas; Diakonie; Rotary; Lions Club; National Trust; RSPCA`
    .split(";")
    .map((name) => matchKey(name)),
);
