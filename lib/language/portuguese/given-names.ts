/** Given names and their short forms that are in no other list. */
export const PORTUGUESE_GIVEN_NAMES = `
aderbal aírton alaíde albertina alcina aldina aleixo aloísio amândio araci baltazar belmiro benedita benedito bernadete bernardina bira brás carlinhos
cauã cesário cidália clementina cristóvão custódia custódio daiane dirce djalma domingas dulce dulcineia erivaldo euclides everaldo fernão florbela
gerson guilhermina herculano januário jovita judite kauã lauro lénia lisete lurdinha marlucinha martinho natércia nicolau nilza quintino raimunda
romão salete tadeu thainá tião umbelina valentim viriato vitorino wanderlei zé
`;
