import { grammar } from "../match/grammar";

export const SPANISH_GRAMMAR = grammar({
  we: "nosotros, nosotras, nuestro, nuestra, nuestros, nuestras, nos, la junta, la asamblea, el equipo",
  I: "yo, mi, me, mis, he",
  you: "tú, usted, ustedes, vosotros, tu, por favor",
  they: "él, ella, ellos, ellas, su, sus, le, les",
  it: "esto, eso, ello, lo, este, esta",
  any: "cada, todo, toda, todos, todas, cualquiera, cualquier, quien, ambos",
  none: "nadie, ningún, ninguna, ninguno, nada, ni hablar",
  must: "debe, deben, hay que, tiene que, tienen que, tenemos que, obligatorio, obligatoria, exige, exigen, obliga, deberá, deberán, requiere, necesita, necesitan, hace falta, quiere, piden, pide, obligan, imprescindible",
  may: "puede, pueden, podemos, podrá, podrán, permitido, permite, deja, dejan",
  forbidden:
    "prohibido, prohibida, prohíbe, prohíben, no se puede, no puede, no pueden, no se permite, no podemos, no deja, vetado, imposible",
  will: "será, serán, habrá, haremos, iremos, va a, vamos a, van a",
  would: "sería, debería, podría, deberían, habría, gustaría",
  not: "no, nunca, jamás, ni, tampoco, sin",
  only: "solo, sólo, únicamente, solamente, exclusivamente, como mucho, a más tardar",
  until: "antes, después, hasta, desde, tras, durante, entre, antes de",
  condition: "si, salvo, excepto, cuando, mientras, siempre que, a menos que",
  more: "más, mayor, mínimo, superar, supera, superior, al menos, como mínimo, más de, pasar de, por encima, demasiado",
  less: "menos, menor, máximo, límite, tope, bajo, como máximo, menos de, por debajo, limitado, hasta, no más",
  per: "por, cada, al día, a la semana, al mes, al año, a la vez, por persona",
  instead: "en vez, en vez de, en lugar, en lugar de, sino, mejor",
  dropped:
    "descartado, descartada, descartamos, descarta, cancelado, cancelada, cancelamos, anulado, anulada, eliminado, eliminada, quita, quitamos, quitado, quitada, rechazado, rechazada, rechazamos, rechaza, suspende, suspendido, renunciamos, fuera, ya no, dejamos, deja de, dejamos de, aplazado, aplazada, retirado, se acabó, abandonamos",
  kept: "queda, quedan, mantiene, mantenemos, mantienen, sigue, siguen, quedamos, nos quedamos, seguimos, se queda, se mantiene, continúa, como siempre, conservamos",
  decided:
    "decidido, decidimos, decide, decidió, acordado, acordamos, acuerda, se acuerda, aprobado, aprobada, aprueba, se aprueba, votado, votamos, elegido, elegimos, unanimidad, acuerdo, de acuerdo, decisión, resuelto, optamos, aceptado, aceptamos, escogimos, ganó, gana, votos, conforme, confirmado, firmado, y punto, quedamos en, por mayoría, a mano alzada, votación, en contra, a favor, se decide, se queda en, va adelante, sale, se opta",
  changed:
    "pasamos, pasa, cambia, cambiamos, usamos, usaremos, vamos, sustituye, sustituimos, compramos, hacemos, cierra, cerramos, abrimos, empieza, empezamos, ponemos, pone, movemos, trasladamos, adelantamos, subimos, bajamos, se vende, se hace, se cambia, tocamos, llevamos, va, entra, entran",
  "from now on":
    "ahora, a partir, a partir de, en adelante, próximo, próxima, desde hoy, este año, esta temporada, desde ahora, de momento",
  believed:
    "probablemente, seguramente, quizá, quizás, tal vez, creo, creemos, cree, creen, pienso, piensa, pensamos, suponemos, supongo, suponer, supone, supuesto, calculamos, calculo, calcula, estimamos, estima, esperamos, espera, espero, parece, contamos con, contamos, confiamos, confía, imagino, hipótesis, damos por, dando por, debe de, deben de, apostamos, previsto, prevemos, a ojo, según, en principio, convencido, seguro, se supone, debería, a lo mejor, me da que, intuyo, diría, al parecer, doy por, contando con, cuenta con, cuentan con, con tal, da por hecho, dan por hecho, damos por hecho, confiando, salvo sorpresa, si todo va, previsión, calculan, suponen, suponiendo, se da por",
  unproven:
    "comprobado, medido, probado, verificado, confirmado, preguntado, contado, nadie ha, sin comprobar, todavía no, aún no",
  authority:
    "regla, reglamento, ley, contrato, seguro, plazo, ayuntamiento, normativa, estatutos, convenio, presupuesto, licencia, aseguradora, casero, subvención, norma, bases, proveedor, banco, inspección, empresa, dueño",
  limits:
    "cabe, caben, admite, admiten, acepta, aceptan, vence, caduca, cuesta, cubre, aguanta, soporta, dura, llega, vale, funciona, termina, acaba, pesa, mide",
  so: "así que, porque, pues, entonces, por eso, por tanto, ya que",
  but: "pero, aunque, sin embargo",
  day: "lunes, martes, miércoles, jueves, viernes, sábado, sábados, domingo, domingos, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre, primavera, verano, otoño, invierno, navidad, semana santa, tarde, noche, mañana, mediodía",
  unit: "kg, g, km, m, cm, mm, l, horas, hora, minutos, días, día, semanas, semana, meses, mes, años, año, euros, personas, plazas, toneladas, metros, litros, grados, veces, por ciento",
  quantity:
    "un, una, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce, quince, veinte, mitad, tercio, doble",
  be: "es, son, era, eran, ser, está, están, fue, fueron",
  have: "ha, han, hay, había, hemos",
  question: "quién, qué, por qué, cómo, dónde, cuál, quiénes, cuáles",
  request: "preguntar, llamar, enviar, mandar, mirar, hablar con, revisar",
  past: "ayer, pasado, pasada, dijo, llegó, vino, estaba, estuvo, hizo, era",
  feeling: "bonito, gracias, pena, contento, triste, cansado, bien, mal, genial, bueno",
  document:
    "acta, factura, lista, plano, registro, etiqueta, carta, correo, informe, cartel, calendario, web, ficha, inventario, catálogo, presupuesto, contrato, tabla, contador, libro, hoja",
  states: "dice, dicen, pone, según, indica, consta, figura, aparece, salen, contó, medido, afirma, señala",
  contrary:
    "pero, sin embargo, en cambio, mientras que, contradice, no coincide, no cuadra, en realidad, aunque, al contrario",
});
