import { grammar } from "../match/grammar";

export const PORTUGUESE_GRAMMAR = grammar({
  we: "nós, nosso, nossa, nossos, nossas, a gente, a direção, o conselho",
  I: "eu, meu, minha, me, meus",
  you: "tu, você, vocês, teu, vosso",
  they: "ele, ela, eles, elas, seu, sua, seus, lhe",
  it: "isto, isso, este, esta, o que",
  any: "cada, todo, toda, todos, todas, qualquer, quem, ambos, tudo",
  none: "ninguém, nenhum, nenhuma, nada",
  must: "deve, devem, tem de, têm de, tem que, é preciso, obrigatório, obrigatória, exige, exigem, obriga, deverá, precisa, precisam, requer, quer, necessário",
  may: "pode, podem, poderá, permitido, permite, deixa",
  forbidden: "proibido, proibida, proíbe, não pode, não podem, não se pode, interdito, vedado, não deve",
  will: "será, serão, haverá, vamos, vai, vão",
  would: "seria, deveria, poderia, devia, gostaria",
  not: "não, nunca, jamais, nem, sem",
  only: "só, somente, apenas, unicamente, exclusivamente, o mais tardar",
  until: "antes, depois, até, desde, após, durante, entre",
  condition: "se, salvo, exceto, quando, enquanto, desde que, senão",
  more: "mais, acima, mínimo, ultrapassar, exceder, superior, pelo menos, mais de, além",
  less: "menos, máximo, abaixo, limite, limitado, no máximo, menos de, inferior, teto, até",
  per: "por, cada, por dia, por semana, por mês, por ano, de cada vez, por pessoa",
  instead: "em vez, em vez de, em lugar, mas sim",
  dropped:
    "cancelado, cancelada, rejeitado, rejeitada, descartado, abandonado, eliminado, retirado, desistimos, já não, adiado, adiada, suspenso, fora, recusado, deixamos",
  kept: "fica, ficam, mantém, mantemos, continua, continuam, permanece, ficamos, como antes",
  decided:
    "decidido, decidimos, decide, decidiu, decisão, aprovado, aprovada, aprova, votado, escolhido, escolhemos, unanimidade, acordado, acordo, de acordo, adotado, aceite, aceito, combinado, confirmado, optamos, deliberado, ficou",
  changed:
    "passamos, passa, muda, mudamos, usamos, compramos, substitui, fazemos, fecha, abre, começa, pomos, trocamos, vamos",
  "from now on":
    "agora, a partir, a partir de, doravante, próximo, próxima, este ano, de futuro, hoje em diante",
  believed:
    "provavelmente, talvez, creio, acho, acha, achamos, pensamos, penso, supomos, suponho, supõe, presumimos, hipótese, estimamos, estima, esperamos, espera, espero, parece, contamos, confiamos, imagino, previsto, prevemos, segundo, em princípio, convencido, deve ser, deve chegar, assumimos, partimos do princípio, contando com, contamos com, conta com, dando por, damos por certo, calculamos, se tudo correr",
  unproven: "verificado, medido, testado, provado, confirmado, contado, ninguém, ainda não",
  authority:
    "regra, regulamento, lei, contrato, seguro, prazo, câmara, norma, estatutos, orçamento, licença, senhorio, fornecedor, banco, subsídio",
  limits:
    "cabe, cabem, aceita, aceitam, expira, custa, cobre, aguenta, dura, vale, chega, fecha, termina, suporta, leva",
  so: "portanto, porque, pois, então, por isso, logo",
  but: "mas, porém, embora, no entanto",
  day: "segunda, terça, quarta, quinta, sexta, sábado, domingo, segunda-feira, terça-feira, quarta-feira, quinta-feira, sexta-feira, janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro, primavera, verão, outono, inverno, natal, páscoa, manhã, tarde, noite",
  unit: "kg, g, km, m, cm, mm, l, horas, hora, minutos, dias, dia, semanas, semana, meses, mês, anos, ano, euros, reais, pessoas, lugares, toneladas, metros, litros, graus, vezes",
  quantity:
    "um, uma, dois, duas, três, quatro, cinco, seis, sete, oito, nove, dez, doze, vinte, metade, terço, dobro",
  be: "é, são, era, eram, ser, está, estão, foi",
  have: "tem, têm, há, havia, temos",
  question: "quem, quê, porquê, como, onde, qual",
  request: "perguntar, ligar, enviar, mandar, ver, falar com",
  past: "ontem, passado, passada, disse, chegou, veio, estava",
  feeling: "bonito, obrigado, obrigada, pena, contente, triste, cansado, bem, mal",
  document:
    "ata, fatura, lista, plano, registo, registro, etiqueta, carta, mail, relatório, cartaz, calendário, site, ficha, inventário, catálogo, orçamento, contrato, tabela",
  states: "diz, dizem, indica, segundo, consta, aparece, escreve, mostra, medido, contado",
  contrary: "mas, porém, enquanto, contradiz, não bate, na realidade, no entanto, ao contrário, não coincide",
});
