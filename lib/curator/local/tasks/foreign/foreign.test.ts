import { describe, expect, it } from "vitest";
import { analysed, analysedWithGuesses, tasksOf as listed } from "../../note.fixture";

const tasksOf = async (text: string, filename = "a.md") =>
  (await analysed(text, filename)).tasks.map(({ title, owner, due }) => [
    title,
    owner?.name.words.join(" "),
    due,
  ]);

const mail = (text: string): string =>
  `From: Ann Lee <ann@x.example>\nTo: Bob Ito <bob@y.example>\nSubject: Lager\nDate: Fri, 13 Jun 2025 07:55:41 +0200\n\nHallo Bob,\n\n${text}\n`;

describe("tasks in other languages", () => {
  it.each([
    [
      "Kannst du mir bitte bis Mittwoch die Maße vom Regal schicken?",
      "Die Maße vom Regal schicken",
      "2025-06-18",
    ],
    ["Peux-tu m'envoyer les photos du stand d'ici lundi ?", "Envoyer les photos du stand", "2025-06-16"],
    [
      "¿Me puedes mandar la copia de tu pasaporte antes del viernes?",
      "Mandar la copia de tu pasaporte",
      "2025-06-20",
    ],
    [
      "Peux-tu photocopier les altos avant la répétition de samedi ?",
      "Photocopier les altos avant la répétition de samedi",
      "2025-06-14",
    ],
    ["Kun je de nieuwe tekening uiterlijk woensdag sturen?", "De nieuwe tekening sturen", "2025-06-18"],
  ])("are asked of the recipient of a mail: %s", async (text, title, due) => {
    expect(await tasksOf(mail(text), "a.eml")).toEqual([[title, "Bob Ito", due]]);
  });

  it("are titled by the infinitive of what its writer does", async () => {
    const [task] = await tasksOf(
      mail("De mon côté, je commande les tables chez Darty avant lundi."),
      "a.eml",
    );
    expect(task?.[0]).toBe("Commander les tables chez Darty");
  });

  it("are taken on by its writer", async () => {
    const [task] = await tasksOf(mail("Ich schicke dir die Liste der Helfer bis Montag."), "a.eml");
    expect(task?.slice(1)).toEqual(["Ann Lee", "2025-06-16"]);
  });

  it("begin with a person, a form of address or a role", async () => {
    const head =
      "# Protokoll der Sitzung\n\nDatum: 7. November 2023\nAnwesend: Norbert Hinz, Yıldız Kaya (Schriftführerin)\n\n";
    expect(await tasksOf(`${head}Herr Hinz vereinbart bis 20.11. einen Termin mit der Firma.\n`)).toEqual([
      ["Einen Termin mit der Firma vereinbaren", "Norbert Hinz", "2023-11-20"],
    ]);
    expect(await tasksOf(`${head}Die Schriftführerin schreibt den Aushang.\n`)).toEqual([
      ["Den Aushang schreiben", "Yıldız Kaya", undefined],
    ]);
    expect(await tasksOf(`${head}Herr Hinz berichtet bis zum Ende der Sitzung von der Pacht.\n`)).toEqual([]);
  });

  it("begin with initials or a part of a first name, or end in who takes it", async () => {
    const head =
      "Présents : Solveig Tanguy, Aurélien Potier, Fatoumata Sylla\n\nCe qui a été dit dans la réunion de la semaine.\n\n";
    expect(await tasksOf(`${head}- affichage dans le hall : Solveig s'en charge\n`)).toEqual([
      ["Affichage dans le hall", "Solveig Tanguy", undefined],
    ]);
    expect(await tasksOf(`${head}- Fatou s'occupe de la billetterie\n`)).toEqual([
      ["S'occuper de la billetterie", "Fatoumata Sylla", undefined],
    ]);
    expect(await tasksOf(`${head}[ ] AP – relancer l'assurance\n`)).toEqual([
      ["Relancer l'assurance", "Aurélien Potier", undefined],
    ]);
    expect(await tasksOf(`${head}- M. Potier rappelle que les travaux sont votés\n`)).toEqual([]);
  });

  it("are the writer's, whom the list of those present calls me", async () => {
    const head = "Asistentes: Ana Ruiz, yo (Iván Ortega)\n\n";
    expect(await tasksOf(`${head}* tengo que rellenar el impreso de la beca (plazo: 6 de marzo)\n`)).toEqual([
      ["Rellenar el impreso de la beca", "Iván Ortega", "2027-03-06"],
    ]);
    expect(await tasksOf(`${head}yo: buscar piso en Lugo\n`)).toEqual([
      ["Buscar piso en Lugo", "Iván Ortega", undefined],
    ]);
  });

  it("are what the writer of a list takes on, and what a note reminds of", async () => {
    const list = "Wer macht was:\n- ich schreibe den Dienstplan für das Wochenende\n- wir sind alle da\n";
    expect((await tasksOf(mail(list), "a.eml"))[0]?.[1]).toBe("Ann Lee");
    const text =
      "La reunión de los socios fue en el bar.\n\nNota para mí: preguntar a mamá por las llaves.\n";
    expect(await tasksOf(text)).toEqual([["Preguntar a mamá por las llaves", undefined, undefined]]);
  });

  it("are infinitives after a name and a colon", async () => {
    const head = "Presenti: Prof. Ruggero Spadavecchia, Sig.ra Letizia Pomponio\n\n";
    expect(await tasksOf(`${head}- Spadavecchia: sollecitare l'ufficio tecnico del comune\n`)).toEqual([
      ["Sollecitare l'ufficio tecnico del comune", "Ruggero Spadavecchia", undefined],
    ]);
    expect(await tasksOf(`${head}- Spadavecchia: il comune non ha ancora risposto\n`)).toEqual([]);
  });

  it("are read in a list of tasks whatever the verb", async () => {
    const text =
      "Anwesend: Silke Brandt, Tarek Haddad\n\n## Aufgaben\n\n- [ ] Tarek überweist die Anzahlung\n";
    expect(await tasksOf(text)).toEqual([["Die Anzahlung überweisen", "Tarek Haddad", undefined]]);
  });
});

describe("tasks of minutes in other languages", () => {
  it.each([
    [
      "Asistentes: Fermín Quiroga\n\nTarea: Fermín Quiroga - pedir el informe al arquitecto",
      "Pedir el informe al arquitecto",
    ],
    [
      "Asistentes: Lourdes Tamayo\n\n- Lourdes, cuando vuelva, tiene que buscar las llaves",
      "Buscar las llaves",
    ],
    [
      "Presenti: Amina Belhaj\n\nAzione: Amina Belhaj raccoglie le idee per il banchetto",
      "Raccogliere le idee per il banchetto",
    ],
    [
      "Anwesend: Susanne Pfitzner\n\n- Susanne klärt mit der Stadt, ob der Baum bleiben kann",
      "Mit der Stadt klären, ob der Baum bleiben kann",
    ],
    [
      "Presenti: Amina Belhaj\n\nLa sala è bella e il parco anche.\n\np.s. chiedere se i cani possono venire con noi",
      "Chiedere se i cani possono venire con noi",
    ],
  ])("%j", async (text, title) => {
    expect((await tasksOf(text)).map(([own]) => own)).toEqual([title]);
  });

  it.each([
    "Presenti: Amina Belhaj\n\nBelhaj chiede che i dottorandi abbiano le chiavi anche la domenica.",
    "Anwesend: Kemal Aydin\n\nKemal gibt zu bedenken, dass die Leitung durch den Hof muss.",
    "Présents : Béatrice Vauclair\n\nBéatrice propose un stage pendant les vacances de février.",
  ])("what somebody only says is none: %j", async (text) => {
    expect(await tasksOf(text)).toEqual([]);
  });

  it.each([
    ["Kannst du bitte Frau Kranz wegen der Proben am Montag anrufen?", "2025-06-16"],
    ["Kannst du bitte heute noch die Liste schicken?", "2025-06-13"],
  ])("are due on the day that they name: %s", async (text, due) => {
    expect((await tasksOf(mail(text), "a.eml")).map(([, , day]) => day)).toEqual([due]);
  });

  it("takes no thanks for a request", async () => {
    expect(
      await tasksOf(mail("Merci de nous avoir reçues mardi, c'était très utile pour nous."), "a.eml"),
    ).toEqual([]);
  });
});

describe("what has to be done, and who takes it on", () => {
  it.each([
    [
      "M. Roy présente l'aide : 30 % du montant, dossier à déposer avant le 30 avril.\n",
      "Dossier à déposer",
      undefined,
      "2027-04-30",
    ],
    [
      "Presenti: Ruggero Fantuzzi, Ada Neri\n\nIl mercatino si tiene nella piazza con gli altri anche questo anno.\n\nI banchi li presta la Pro Loco, vanno ritirati entro il 5 dicembre, ci pensa Ruggero col furgone.\n",
      "I banchi vanno ritirati",
      "Ruggero Fantuzzi",
      "2026-12-05",
    ],
    [
      "Asisten: Mamadou Diatta\n\nLa Federación manda la póliza nueva, hay que devolverla firmada. De eso se ocupa Mamadou Diatta.\n",
      "Devolver la póliza nueva firmada",
      "Mamadou Diatta",
      undefined,
    ],
    [
      "Anwesend: Nadja Schröter\n\nKonstanzprüfung war fällig am 3.2. !!! Nadja holt das morgen nach\n",
      "Konstanzprüfung nachholen",
      "Nadja Schröter",
      "2026-11-21",
    ],
    [
      "Asisten: Ana Villalobos\n\nLa presidenta, Ana Villalobos, tiene que firmar el presupuesto antes del viernes.\n",
      "Firmar el presupuesto",
      "Ana Villalobos",
      "2026-11-20",
    ],
  ])("%j", async (text, title, owner, due) => {
    expect(await tasksOf(text)).toEqual([[title, owner, due]]);
  });
});

describe("tasks in Japanese and Chinese lists", () => {
  it.each([
    [
      "出席：大貫 拓也、黒木 陽一\n\n・ストアの説明文は大貫が書く（来週火曜まで）\n",
      "ストアの説明文を書く",
      "大貫 拓也",
    ],
    ["出席：黒木 陽一\n\n・机とモニターの手配：黒木\n", "机とモニターの手配", "黒木 陽一"],
    [
      "出席：黒木 陽一\n\n・曲が長いので、ループを短くしてもらう。\n",
      "曲が長いので、ループを短くしてもらう",
      undefined,
    ],
    [
      "参加者：小林 美咲、李 明哲\n\n## ToDo\n- 小林：見積書を7月10日までに送付\n",
      "見積書を送付",
      "小林 美咲",
    ],
    ["参会人员：刘思雨、欧阳锋\n\n三、待办事项\n1. 刘思雨整理用户手册\n", "整理用户手册", "刘思雨"],
    ["出席：大野 健太郎、村井 哲也\n\n・消防署への連絡は大野さんが担当\n", "消防署への連絡", "大野 健太郎"],
    ["出席：大野、村井\n\n・大野さんが資料(PDF)を会員に送付する\n", "資料(PDF)を会員に送付する", "大野"],
    ["参加者：大野、村井\n\n■宿題\n- 会場の予約を済ませておく ★村井\n", "会場の予約を済ませておく", "村井"],
    [
      "与会人：李娜、胡峰\n\n遗留问题：\n1、评估新厂商的态度  跟进人：胡峰、Ann\n",
      "评估新厂商的态度",
      "胡峰",
    ],
    [
      "参加：陈思远、吴雅琴\n\n1. 陈思远\n   - 样品测完了\n   - 3月20日前完成补充实验\n2. 吴雅琴\n   - 论文返修\n",
      "完成补充实验",
      "陈思远",
    ],
    ["参会人：王磊、李娜\n\n由李娜联系云图公司确认合同，本周五之前完成。\n", "联系云图公司确认合同", "李娜"],
    ["在场：业主代表孙丽萍，物业张经理\n\n1、电梯：张经理答应换好主板\n", "换好主板", "张"],
  ])("%j", async (text, title, owner) => {
    expect((await tasksOf(text)).map((task) => task.slice(0, 2))).toEqual([[title, owner]]);
  });
});

it.each([
  [
    "Presenti: Fabio Greco, Elena Conti",
    "Caldaia: Greco chiede alla ditta un secondo preventivo entro il 10 dicembre.",
    "Chiedere alla ditta un secondo preventivo",
  ],
  [
    "Présents : Karim Benali, Luc Favre",
    "Affiches : Luc appelle l'imprimeur lundi.",
    "Appeler l'imprimeur (Affiches)",
  ],
  [
    "Aanwezig: Hassan Amrani, Wil Bos",
    "Hassan belt de gemeente over de vergunning, liefst voor 4 december.",
    "De gemeente over de vergunning bellen",
  ],
])(
  "says what a person does behind what it is about, without a wish for its day: %s",
  async (present, text, title) => {
    const found = await tasksOf(`${present}\n\n- ${text}\n`, "2026-11-24 verslag.md");
    expect(found.map(([it]) => it)).toEqual([title]);
  },
);

it.each([
  [
    "Marta Ruiz",
    "Marta llama al banco y pide el extracto antes del viernes.",
    "Llamar al banco y pedir el extracto",
  ],
  [
    "Marcos Gil",
    "Marcos se encarga del sonido y le pide el permiso al ayuntamiento.",
    "Ocuparse del sonido y pedir el permiso al ayuntamiento",
  ],
  [
    "Marta Ruiz",
    "Marta revisa la lista y compra de material antes del viernes.",
    "Revisar la lista y compra de material",
  ],
  [
    "Luisa Conti",
    "Luisa contatta la ditta e chiede un preventivo entro venerdì.",
    "Contattare la ditta e chiedere un preventivo",
  ],
  [
    "Luc Favre",
    "Luc appelle la mairie et demande l'autorisation avant vendredi.",
    "Appeler la mairie et demander l'autorisation",
  ],
])("has both verbs of what one person does as infinitives: %s, %s", async (name, text, title) => {
  expect((await tasksOf(`Present: ${name}\n\n${text}\n`)).map((task) => task.slice(0, 2))).toEqual([
    [title, name],
  ]);
});

describe("what the writer of a mail takes on", () => {
  it.each([
    ["Ich hole bei Tischlern drei Angebote ein (bis 11.12.).", "Bei Tischlern drei Angebote einholen"],
    ["Den Grill bringe ich mit.", "Den Grill mitbringen"],
    ["Bis Freitag schicke ich den Plan herum.", "Den Plan herumschicken"],
  ])("is an infinitive with its prefix: %s", async (text, title) => {
    expect((await tasksOf(mail(text), "mail.eml")).map((task) => task.slice(0, 2))).toEqual([
      [title, "Ann Lee"],
    ]);
  });
});

describe("a sentence in which each of two people does something", () => {
  it.each([
    [
      "Presenti: Luisa Conti, Gianni Ferri",
      "Luisa contatta la Croce Rossa per il corso, Gianni chiede il preventivo.",
      ["Luisa Conti: Contattare la Croce Rossa per il corso", "Gianni Ferri: Chiedere il preventivo"],
    ],
    [
      "Anwesend: Tobias Kern, Karin Brandt",
      "Tobias kümmert sich um die Getränke, Karin bringt den Grill mit.",
      ["Tobias Kern: Sich um die Getränke kümmern", "Karin Brandt: Den Grill mitbringen"],
    ],
    [
      "Présents : Anne Rochat, Luc Favre",
      "Luc s'occupe du site, Anne appelle le traiteur.",
      ["Luc Favre: S'occuper du site", "Anne Rochat: Appeler le traiteur"],
    ],
    [
      "Asistentes: Marta Ruiz, Pablo Gil",
      "Marta se encarga de las invitaciones, Pablo compra las bebidas.",
      ["Marta Ruiz: Ocuparse de las invitaciones", "Pablo Gil: Comprar las bebidas"],
    ],
    [
      "Aanwezig: Piet Bakker, Els de Vries",
      "Piet belt de gemeente, Els regelt de zaal voor de vergadering.",
      ["Piet Bakker: De gemeente bellen", "Els de Vries: De zaal voor de vergadering regelen"],
    ],
  ])("is a task of each: %s", async (present, text, expected) => {
    const found = await tasksOf(`${present}\n\n${text}\n`);
    expect(found.map(([title, owner]) => `${owner}: ${title}`)).toEqual(expected);
  });
});

it("takes no opinion of a speaker in minutes for a task", async () => {
  const text =
    "# Notulen bestuursvergadering 12 november 2026\n\nAanwezig: Joke de Vries, Wim Bakker, Els Jansen\n\nWim: ik vind dat we de contributie moeten verhogen.\nEls: dat lijkt me geen goed idee.\nJoke: we kunnen het later bekijken.\n\n## Actiepunten\n- Wim: offertes opvragen voor het dak\n";
  expect(listed(await analysedWithGuesses(text, "a.md"))).toEqual([
    "Wim Bakker: Offertes opvragen voor het dak",
  ]);
});

it("reads the first sentence of an item that has more", async () => {
  const text =
    "# Protokoll 12.11.2026\n\nAnwesend: Petra Schuster, Jan Brandt\n\n## Aufgaben\n- Jan Brandt lädt den Bürgermeister ein. Die Karten sind schon da.\n";
  expect(listed(await analysed(text, "a.md"))).toContain("Jan Brandt: Den Bürgermeister einladen");
});
