import { describe, expect, it } from "vitest";
import { SURE } from "../../../plan";
import { confidenceOf } from "../../compose/confidence";
import { analysed, tasksOf } from "../../note.fixture";

describe("labelled lines below an item", () => {
  it.each([
    [
      "# Sitzung 16.11.2026\n\n## Aufgaben\n- Angebot für das Dach einholen\n  - Verantwortlich: Meier\n  - Bis: 30.11.\n- Schlüssel nachmachen lassen\n  Zuständig: Frau Keller\n  Frist: Freitag\n",
      [
        "Meier: Angebot für das Dach einholen (2026-11-30)",
        "Keller: Schlüssel nachmachen lassen (2026-11-20)",
      ],
    ],
    [
      "# Meeting 16 November 2026\n\n## Actions\n- [ ] Get quotes for the roof\n  - **Owner:** Meyer\n  - **Due:** Friday\n- Write to the council\n  * Who: Sam Porter\n  * When: 30 November\n",
      ["Meyer: Get quotes for the roof (2026-11-20)", "Sam Porter: Write to the council (2026-11-30)"],
    ],
    [
      "# Meeting 16 November 2026\n\n## Action items\n1. Get quotes for the roof\nOwner: Meyer\nDue: Friday\n\n2. Copy the keys\nOwner: Dana\n",
      ["Meyer: Get quotes for the roof (2026-11-20)", "Dana: Copy the keys"],
    ],
    [
      "# Réunion du 16 novembre 2026\n\n## Actions à mener\n- Demander un devis pour la toiture\n  - Responsable : Lefèvre\n  - Échéance : vendredi\n",
      ["Lefèvre: Demander un devis pour la toiture (2026-11-20)"],
    ],
    [
      "# Reunión 16 de noviembre de 2026\n\n## Tareas\n- Pedir presupuesto del tejado\n  - Responsable: Lucía\n  - Plazo: viernes\n",
      ["Lucía: Pedir presupuesto del tejado (2026-11-20)"],
    ],
    [
      "# Vergadering 16 november 2026\n\n## Actiepunten\n- Offerte voor het dak opvragen\n  - Wie: Jansen\n  - Deadline: vrijdag\n",
      ["Jansen: Offerte voor het dak opvragen (2026-11-20)"],
    ],
    [
      "# 定例会 2026年11月16日\n\n## アクション\n- 屋根の見積もりを取る\n  - 担当: 田中\n  - 期限: 12月5日\n",
      ["田中: 屋根の見積もりを取る (2026-12-05)"],
    ],
    [
      "# 例会 2026年11月16日\n\n## 待办\n- 屋顶报价\n  - 负责人：王磊\n  - 截止：12月5日\n",
      ["王磊: 屋顶报价 (2026-12-05)"],
    ],
  ])("say who does it, and until when: %s", async (text, tasks) => {
    const analysis = await analysed(text);
    expect(tasksOf(analysis)).toEqual(tasks);
    expect(analysis.tasks.every((task) => confidenceOf.task(task, analysis) >= SURE)).toBe(true);
  });

  it("give nobody else the task of a body, and are no tasks", async () => {
    const text =
      "# Meeting 16 November 2026\n\nPresent: Ann Lee, Bob Kerr\n\n## Actions\n- Book the hall\n  - Owner: the board\n  - Due: 30 November\n\n## Roof\nThe roof leaks.\nOwner: Bob Kerr\n";
    expect(tasksOf(await analysed(text))).toEqual(["Book the hall (2026-11-30)"]);
  });
});

it("reads an owner behind a label in the line of the task, also whom nothing else names", async () => {
  const text =
    "# Besprechung 16.11.2026\n\n## Aufgaben\n- Halle buchen. Verantwortlich: Kowalski, bis 4.12.\n- Flyer drucken (Zuständig: Meier und Huber)\n- Presse informieren; zuständig: Vorstand\n";
  expect(tasksOf(await analysed(text))).toEqual([
    "Kowalski: Halle buchen (2026-12-04)",
    "Meier: Flyer drucken",
    "Presse informieren",
  ]);
});

it("is a task that has its owner below it", async () => {
  const text =
    "# Sanierung der Halle\n\nDas ist der Stand nach der Sitzung am 12.11.2026, und das ist noch offen:\n\n- Angebot für das Dach prüfen\n  Verantwortlich: Schuster\n- Die Halle ist schön\n  Verantwortlich: Koch\n";
  expect(tasksOf(await analysed(text, "a.md"))).toEqual(["Schuster: Angebot für das Dach prüfen"]);
});
