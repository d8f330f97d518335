import type { WordLists } from "../match/word-lists";

export const PORTUGUESE_WORD_LISTS: Partial<WordLists> = {
  roles:
    "tradutora tradutor advogada advogado arquiteta arquiteto engenheira engenheiro vereadora vereador tesoureira tesoureiro secretária secretário presidente síndico síndica zelador zeladora treinador treinadora diretor diretora coordenador coordenadora administrador administradora",
  titles: "drª dª sr.ª exmo exma eng engª senhora senhor arq dona tio tia sr sra dra padre",
  formsOfAddress: "senhor senhora sr sra dra",
  kinTitles: "dona tio tia padre",
  shortTitles: "dra sra arq eng sr",
  particles: "de da do dos das e",
  measures:
    "grau graus minuto hora dia dias mês ano anos vezes pessoas dois duas três quatro oito dez pode podem fazer também depois antes hoje ontem temos têm são está estão foi ser estar",
  animals: "gato gata cachorro",
  firmHeads:
    "pastelaria autocarros elevadores construções seguradora móveis galeria restaurante casa grupo banco transportes clínica hospital instituto universidade",
  bodyHeads: "universidade instituto banco",
  places: "rua praça avenida",
  mailboxes: "diretoria secretaria",
  restaurants: "restaurante",
};
