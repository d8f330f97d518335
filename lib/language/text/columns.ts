import { CALENDAR_HEADING } from "../english/event-phrases";
import { matchKey } from "../match/key";
import type { Block } from "./block";

const COLUMNS = {
  person:
    /^(?:names?|delegates?|directors?|trustees?|board members?|councill?ors?|speakers?|presenters?|attending|representatives?|who|person|people|owners?|attendees?|assignees?|responsible(?: person)?|assigned(?: to)?|leads?|contact(?: person)?|participants?|members?|by|by whom|author|staff|volunteers?|dri|action owner|action by|resp|teacher|student|guest|speaker|chef|nurse|doctor|coach|driver|reviewer|quien|qui|chi|quem|wie|wer|verantwortlich|zustandig|responsable|responsabile|responsavel|verantwoordelijk|pilote|encargad[oa]|teilnehmer(?:innen)?|teilnehmende|anwesende?|mitglied(?:er)?|nombre|nom|nome|naam|asistentes?|membres?|miembros?|deelnemers?|partecipanti?|参加者|出席者|氏名|姓名|担当者?|责任人|负责人)$/,
  org: /^(?:firm|company|org|organi[sz]ation|affiliation|employer|client|customer|supplier|vendor|institution|partner|agency|contractor)$/,
  initials:
    /^(?:initials?|abbrev(?:iation)?s?|acronym|handle|nick(?:name)?|irc(?: nick)?|github|alias|kurzel|kurzzeichen|iniciales|initiales|siglas?|sigle|tla)$/,
  role: /^(?:role|title|position|job|function|job title)$/,
  task: /^(?:tasks?|what|actions?(?: items?| points?)?|todo|to do|item|items|next steps?|description|job|activity|deliverable|follow up|chore|was|aufgabe|que|tarea|thing|work|to be done|issue|thema|massnahme|actie|actiepunt|tache|azione|attivita|acao|tarefa|accion|actividad|quoi|cosa|o que|タスク|内容|事项|任务)$/,
  /** What its cells say is to be done. */
  order:
    /^(?:tasks?|actions?(?: items?| points?)?|todo|to do|next steps?|deliverable|follow up|chore|aufgabe|massnahme|tarea|accion|tache|azione|acao|tarefa|actie|actiepunt|タスク|任务)$/,
  due: /^(?:due(?: date| by)?|deadline|when|by when|by|date|target(?: date)?|until|wann|fecha|eta|finish|before|timeline|bis|bis wann|termin|frist|wanneer|gereed|quand|pour le|echeance|delai|quando|entro|scadenza|prazo|cuando|plazo|期限|締切|截止|完成时间|截止日期)$/,
  status: /^(?:status|state|done|complete|progress|ok)$/,
  decision: /^(?:decisions?|resolution|outcome|agreed|decided)$/,
} as const;

export type ColumnKind = keyof typeof COLUMNS;

/** Whether a table's column is of this kind, by its heading, or by the first half of it: "Wer / bis". */
export function isColumn(heading: string, kind: ColumnKind): boolean {
  const [first = "", ...rest] = heading.split(/[/+&]/);
  return COLUMNS[kind].test(matchKey(heading)) || (rest.length === 1 && COLUMNS[kind].test(matchKey(first)));
}

/** A row with at least two known headings. */
export function isHeadRow(texts: string[]): boolean {
  const kinds = Object.keys(COLUMNS) as ColumnKind[];
  const known = texts.filter((text) => kinds.some((kind) => isColumn(text, kind)));
  return known.length >= 2 && known.length * 2 >= texts.length;
}

/** A row below "Dates" with a day and nobody: no task, but what takes place. */
export const isCalendarRow = ({ cells, section }: Block): boolean =>
  cells !== undefined &&
  CALENDAR_HEADING.test(section.title) &&
  cells.some(({ column }) => isColumn(column, "due")) &&
  !cells.some(({ column }) => isColumn(column, "person") || isColumn(column, "order"));
