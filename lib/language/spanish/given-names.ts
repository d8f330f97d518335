/** Given names and their short forms that are in no other list. */
export const SPANISH_GIVEN_NAMES = `
abdón agapito alejo alfonsa amadeo amancio amapola ambrosio angelines angustias aniceto apolonia apolonio aquilino arantza arsenio artemio atanasio
bartolomé beltrán benedicto bernabé briseida casilda cayetano cecilio cesáreo chano chayo chencho chepe chucho cira ciriaco cirilo clemente cloe
conchita cosme crescencia crisanto dámaso dorotea edelmiro edilberto edmundo eladia eladio eliseo emeterio engracia erasmo ervigio eudaldo eulalio
eusebia eustaquio evelia fidela florentino fructuoso gabino gema gertrudis ginés goyo gregoria gumersindo heliodoro heraclio higinio hipólita honorato
honorio iratxe isidra izaskun jairo jenaro jesusa justino kepa lázaro leoncio lucila luisina manola marciano marianela máxima maximino mertxe monse
narciso nazaret nazario nereida nicasio nubia odón oliverio ona paca pachi pascuala patxi paulino pelayo pepita petronila pío plácido ponciano puri
quino quintín ramira roque rosendo rufina sátur segismundo servando severiana severiano silverio sinforosa sonsoles tadeo teodosio terencio toribio
triana txomin valeriana venancio victoriano victorina virtudes wilmar xiana xurxo yaiza yeison ledicia maruxa jordina mercè vicent amparito paquita
`;
