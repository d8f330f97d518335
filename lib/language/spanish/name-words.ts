import type { NameWords } from "../match/name-words";

export const SPANISH_NAME_WORDS: Partial<NameWords> = {
  legalForm: "S\\.A\\. de C\\.V\\.|S\\.A\\.|SA|S\\. ?L\\. ?[UP]?\\.?|SLU|SLP|S\\. ?Coop\\.",
  beforeFirm: "agencia|empresa|compañía|proveedor",
  leadsFirm: "el|la|los|las|lo|una?|con|de|del|para",
  ofMembers: "de las|de los|de",
  ofBody: "de la|de los|de las|del|de",
  withinBody: "de la|del|de",
  ofHead: "de",
  country: "España",
  whose: "mi|nuestr[oa]|su",
  articleOfTitle: "La|Lo|El",
  titleInside: "Sra?|Do[nñ]a",
  smallTitle: "dra?|señora?|doña?|sr|sra|maestr[oa]|padre",
  department: "Departamento",
  kin: "t[íi][oa]|herman[oa]|prim[oa]",
  asksMoney: "pide|cobra|ofrece|presupuesta",
  nowUs: "nos",
  bodyKind:
    "asociación|peña|fundación|empresa|sociedad|cooperativa|organización|federación|editorial|agencia|ONG|colectivo|consultora|banco",
  firmKind:
    "aseguradora|seguros?|banco|proveedor(?:a)?|imprenta|catering|administrador(?:a)?|inmobiliaria|transportista|distribuidor(?:a)?|mutua|editorial|empresa|constructora|agencia|periódico|asociación",
  houseHead:
    "farmacia|frutería|panadería|ferretería|carnicería|pescadería|librería|papelería|clínica(?: veterinaria)?|colegio|escuela|instituto|gestoría|asesoría|imprenta|parroquia|guardería|autoescuela|floristería|residencia",
  organ: "(?:comisión|junta) directiva|asociación civil|grupo de trabajo",
};
