import { expect, it } from "vitest";
import { labelKind } from "./labels";

it.each([
  ["Attendees:", "attendees"],
  ["In attendance", "attendees"],
  ["Apologies for absence", "absent"],
  ["Action items", "actions"],
  ["3. Next steps", "actions"],
  ["Jobs for the weekend", "actions"],
  ["todo me:", "actions"],
  ["Decisions (final)", "decisions"],
  ["What we agreed", "decisions"],
  ["Chaired by", "people"],
  ["Deadline", "due"],
  ["Background", "info"],
  ["Anwesende Gäste", "attendees"],
  ["Entschuldigte Räte", "absent"],
  ["Gewählte Mitglieder", "people"],
  ["Kassenwartin", "people"],
  ["Trésorière adjointe", "people"],
  ["Vocal 2", "people"],
  ["Tesoriere", "people"],
  ["Penningmeester", "people"],
  ["副会長", "people"],
  ["技术经理", "people"],
  ["项目经理（客户经理）", "people"],
  ["Bis zum nächsten Treffen", "actions"],
  ["Membres actifs présents ou représentés (8)", "attendees"],
  ["Autres personnes présentes", "attendees"],
  ["Membres actifs absents (4)", "absent"],
  ["À faire pour la prochaine fois", "actions"],
  ["Participaron", "attendees"],
  ["Compromisos asumidos", "actions"],
  ["Decisiones tomadas", "decisions"],
  ["Hanno partecipato", "attendees"],
  ["Attività individuate", "actions"],
  ["Decisioni prese", "decisions"],
  ["Membros presentes", "attendees"],
  ["Próximas tarefas", "actions"],
  ["Afwezige bestuursleden", "absent"],
  ["Taakverdeling", "actions"],
  ["来週の予定", "actions"],
  ["次回までの宿題", "actions"],
  ["決まったこと", "decisions"],
  ["任务安排", "actions"],
  ["下周计划", "actions"],
  ["Attended by", "attendees"],
  ["Also in attendance", "attendees"],
  ["Voting Member Attendance", "attendees"],
  ["TSC members present", "attendees"],
  ["Voting Members Not in Attendance", "absent"],
  ["Resolution #2", "decisions"],
])("%s announces %s", (text, kind) => {
  expect(labelKind(text)).toBe(kind);
});

it("knows nothing of other headings", () => {
  expect(labelKind("Roofing")).toBeUndefined();
  expect(labelKind("")).toBeUndefined();
});
