import type { WordLists } from "../match/word-lists";

export const SPANISH_WORD_LISTS: Partial<WordLists> = {
  roles:
    "traductora traductor abogada abogado arquitecta arquitecto ingeniera ingeniero médica médico alcaldesa alcalde directora secretaria secretario vocal presidente invitados miembros socios jefe jefa compras ventas gerente coordinador coordinadora encargado encargada contable profesora maestra maestro presidenta tesorero tesorera administrador administradora conserje entrenador entrenadora vicepresidente vicepresidenta tutora secretaría",
  titles:
    "señor señora senor senora sr sra srta don doña dona d.ª dña tío tía padre maestro maestra dra arq hermana",
  formsOfAddress: "dra señor señora senor senora sr sra srta",
  kinTitles: "padre don doña tío tía maestro maestra",
  shortTitles: "dra sra srta arq sr",
  particles: "de del la las los y san santa",
  measures:
    "ciento grado grados gramos litros metros minutos hora horas día días semana semanas mes meses año años vez veces personas dos tres cuatro cinco seis siete ocho nueve diez puede pueden hay hace hacer ahora también después antes cada todos todas mañana ayer hemos han está están estaba ser estar había hecho dice",
  givenWords: "mar paz sol",
  animals: "perro perra gato gata cachorro",
  firmHeads:
    "pastelería carnicería floristería peluquería autoescuela ascensores elevadores autocares instalaciones suministros almacenes gráficas maderas mármoles montajes neumáticos pavimentos persianas pescados piscinas plásticos reformas rótulos toldos vidrios viveros limpiezas excavaciones cerrajería climatización laboratorio talleres frutas muebles cerámicas pinturas cristalería panificadora galería carpintería fontanería imprenta librería farmacia ferretería pescadería frutería casa grupo bodega bodegas taller editorial fundación asociación panadería banco transportes viajes construcciones hermanos clínica hospital escuela colegio universidad instituto restaurante bar",
  bodyHeads: "universidad instituto museo banco ministerio fundación",
  places: "avenida calle plaza",
  mailboxes: "secretaria direccion gerencia",
  restaurants: "restaurante bar",
  abbreviations: "art núm hnos avda pza gral",
  neverLast: "hnos avda pza gral",
  fileNames: "archivo",
  frequent:
    "aunque como cuando donde desde entre esta este esto hacer hasta mucho para pero porque puede siempre sobre también todos",
};
