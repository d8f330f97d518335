import { describe, expect, it } from "vitest";
import { findDue } from "../dates/due";
import { labelKind } from "../text/labels";
import { sentencesOf } from "../text/sentences";
import { languageOf } from ".";
import { taskTitle } from "./task-title";

/** Friday 4 May 2018. */
const calendar = { today: { year: 2018, month: 5, day: 4 }, dayFirst: true, forward: true, dated: true };

describe("the language of a line", () => {
  it.each([
    ["Das Ergebnis der Abstimmung war eindeutig.", "de"],
    ["Le conseil approuve le devis de la toiture.", "fr"],
    ["Se acuerda por unanimidad subir la cuota.", "es"],
    ["Si delibera di aumentare la quota.", "it"],
    ["Foi decidido aumentar a quota para os sócios.", "pt"],
    ["Het bestuur besluit de contributie te verhogen.", "nl"],
    ["会費を値上げすることに決定した。", "ja"],
    ["会议决定提高物业费。", "zh"],
    ["The board agreed with 田中 to raise the fee.", undefined],
    ["The board agreed to raise the fee.", undefined],
    ["Bob Ito: die in the queue", undefined],
    ["OK", undefined],
    ["Cranes: https://a.example.com/x, https://b.example.com/y, example.com", undefined],
  ])("%s", (text, code) => {
    expect(languageOf(text)?.code).toBe(code);
  });
});

describe("tasks, dates and labels", () => {
  it.each([
    ["Das Protokoll ist da. Er", "besorgt die Zelte.", "die Zelte besorgen"],
    ["Das ist es. Sie", "holt drei Angebote ein.", "drei Angebote einholen"],
    ["Das ist es. Sie", "kümmert sich um die Quittungen.", "sich um die Quittungen kümmern"],
    [
      "Das ist es. Sie",
      "reserviert den Saal u. fragt nach dem Preis.",
      "den Saal reservieren u. nach dem Preis fragen",
    ],
    ["Le rapport est là. Elle", "s'occupe de la billetterie.", "s'occuper de la billetterie"],
    ["El acta es esta. Ella", "me devuelve el borrador.", "devolver el borrador"],
    ["Le rapport est là. Il", "se charge de contacter la mairie.", "contacter la mairie"],
    ["Le rapport est là. Elle", "enverra la lettre.", "envoyer la lettre"],
    ["El acta es esta. Él", "se encarga de reservar el autobús.", "reservar el autobús"],
    ["El acta es esta. Ella", "actualizará la página.", "actualizar la página"],
    ["Il verbale è questo. Lei", "si occupa di prenotare il pullman.", "prenotare il pullman"],
    ["Il verbale è questo. Lui", "aggiornerà la pagina.", "aggiornare la pagina"],
    ["A ata é esta. Ele", "fica encarregado de reservar o autocarro.", "reservar o autocarro"],
    ["A ata é esta. Ela", "enviará a circular.", "enviar a circular"],
    ["Dit zijn de notulen. Zij", "vraagt drie offertes op.", "drie offertes opvragen"],
    ["Dit zijn de notulen. Hij", "zal de leden mailen.", "de leden mailen"],
    [
      "Dit zijn de notulen. Zij",
      "vraagt de vergunning aan bij de gemeente.",
      "de vergunning aanvragen bij de gemeente",
    ],
    ["Dit zijn de notulen. Hij", "zoekt uit of de zaal vrij is.", "uitzoeken of de zaal vrij is"],
    ["Das ist es. Sie", "schickt die Listen rum.", "die Listen rumschicken"],
    ["Le rapport est là. Elle", "fera l'inventaire.", "faire l'inventaire"],
    ["Le rapport est là. Il", "écrira à la mairie.", "écrire à la mairie"],
    ["Le rapport est là. Il", "achètera les gobelets.", "acheter les gobelets"],
    ["Le rapport est là. Elle", "sera absente lundi.", undefined],
    ["Das ist es. Sie", "begrüßt die Anwesenden.", undefined],
  ])("%s %s", (line, after, title) => {
    const language = languageOf(`${line} ${after}`);
    expect(language && taskTitle(language, after)).toBe(title);
  });

  it.each([
    ["besorgt die Zelte bis zum 15. Juni", "2018-06-15"],
    ["schreibt die Eltern an (bis Fr.)", "2018-05-11"],
    ["stellt den Antrag, Frist 15.12.!", "2018-12-15"],
    ["relance l'assurance avant fin juin", "2018-06-30"],
    ["convocations à envoyer le 4 juin au plus tard", "2018-06-04"],
    ["relance l'architecte d'ici le 20 octobre", "2018-10-20"],
    ["pide presupuestos antes del 30 de mayo", "2018-05-30"],
    ["chiede preventivi entro il 30 maggio", "2018-05-30"],
    ["pede orçamentos até 30 de maio", "2018-05-30"],
    ["regelt de bus vóór 28 mei", "2018-05-28"],
  ])("%s", (text, date) => {
    expect(findDue(text, calendar)?.date).toBe(date);
  });

  it("labels and sentences", () => {
    const kinds = ["Assenti giustificati", "Ordem de trabalhos", "Actiepunten"].map(labelKind);
    expect(kinds).toEqual(["absent", "agenda", "actions"]);
    const han = ["出席者", "決定事項", "アジェンダ", "担当", "与会人员", "待办事项"].map(labelKind);
    expect(han).toEqual(["attendees", "decisions", "agenda", "owner", "attendees", "actions"]);
    expect(["Anwesend", "Étaient présents", "Excusa su asistencia", "Beschluss"].map(labelKind)).toEqual([
      "attendees",
      "attendees",
      "absent",
      "decisions",
    ]);
    const text = "Sie besorgt es bis zum 15. Juni. Danach ist Ruhe.";
    expect(sentencesOf({ start: 0, end: text.length, text })).toHaveLength(2);
    const japanese = "予算案を話し合った。会費を値上げする。";
    expect(sentencesOf({ start: 0, end: japanese.length, text: japanese })).toHaveLength(2);
  });
});
