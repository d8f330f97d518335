import type { NameWords } from "../match/name-words";

export const PORTUGUESE_NAME_WORDS: Partial<NameWords> = {
  legalForm: "L\\.?da\\.?|Ltda\\.?|EIRELI|S/A",
  beforeFirm: "agência|sociedade|fornecedor|empresa",
  leadsFirm: "o|a|os|as|uma?|um|com|para|da|do|de",
  ofMembers: "dos|das",
  ofBody: "da|do|dos|das|de",
  withinBody: "da|do|de",
  ofHead: "de|do|da",
  country: "Portugal|Brasil",
  whose: "meu|minha|noss[oa]",
  articleOfTitle: "O|A",
  titleInside: "Sra?|Dona",
  smallTitle: "dona|senhora?|dra?|sr|sra",
  department: "Departamento",
  kin: "ti[oa]|irmão|irmã|prim[oa]",
  asksMoney: "pede|oferece|cobra",
  bodyKind:
    "associação|fundação|empresa|sociedade|cooperativa|organização|federação|editora|agência|ONG|coletivo|banco",
  firmKind:
    "seguradora|fornecedor|gráfica|contabilidade|construtora|agência|jornal|imobiliária|transportadora|editora|associação|oficina",
  houseHead:
    "farmácia|padaria|escola|colégio|paróquia|clínica|mercearia|talho|papelaria|livraria|pastelaria|creche",
  organ: "diretoria|conselho (?:fiscal|diretor)|grupo de trabalho",
};
