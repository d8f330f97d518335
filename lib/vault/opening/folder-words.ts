import type { RecordType } from "../schema";

/**
 * Names of folders for a type, in addition to the type's own: English, German, French, Spanish, Italian, Portuguese, Dutch,
 * Chinese, Japanese.
 */
export const FOLDER_WORDS: Readonly<Partial<Record<RecordType, string>>> = {
  person:
    "contact contacts friend friends colleagues team family personen person menschen leute kontakte personnes gens contacts " +
    "personas gente contactos persone contatti pessoas contatos mensen contacten 人 人物 联系人 連絡先",
  org:
    "orgs clients client customers customer vendors suppliers organisationen unternehmen firmen firma kunden entreprises " +
    "sociétés organisations empresas organizaciones clientes aziende organizzazioni empresas organizações bedrijven " +
    "organisaties 公司 组织 会社 組織",
  project:
    "projekt projekte projet projets proyecto proyectos progetto progetti projeto projetos project projecten 项目 プロジェクト",
  task: "todos to-dos aufgabe aufgaben tâche tâches tarea tareas compito compiti attività tarefa tarefas taak taken 任务 タスク",
  event:
    "meeting meetings appointments besprechungen termine treffen ereignisse réunions événements reuniones eventos " +
    "riunioni eventi reuniões vergaderingen gebeurtenissen 会议 会議 イベント",
  location: "places orte standorte lieux lugares luoghi locais plaatsen locaties 地点 場所",
  decision: "adr adrs entscheidungen décisions decisiones decisioni decisões besluiten 决定 決定",
  process:
    "procedures sop sops runbooks prozesse abläufe processus procesos processi processos processen 流程 プロセス",
  conversation:
    "gespräche unterhaltungen conversations conversaciones conversazioni conversas gesprekken 对话 会話",
  note: "notizen notiz notes apuntes notas note appunti notities zettel zettelkasten 笔记 ノート メモ",
  account: "konten comptes cuentas conti contas rekeningen",
  asset: "anlagen geräte équipements activos attrezzature ativos middelen",
};
