/** Given names and their short forms that are in no other list. */
export const ITALIAN_GIVEN_NAMES = `
addolorata adelmo alceste altea ambrogio amerigo amilcare angiolina aniello annunziata antonietta antonino arcangelo baldassare bernadetta berto
bibiana brunello chicco cleto clorinda concettina costantino dionigi donatello duccio duilio ebe elide elisea enea ermenegilda ermes ernesta eros
eustachio fabia fabiano fiamma franchino furio gaetana gastone gerolamo gherardo giambattista gianfranca gianluigi giannina gigliola giorgina glauco
graziana guendalina guerrino guglielmina iacopo ilario iole ippolita ippolito lando lanfranco lattanzio lazzaro leonarda leonida leonilda lietta
liviana loriana manfredo manrico marialuisa mariapia mariarosa maricca maurilio maurizia melchiorre micol milva natalina nerio nestore nevia nicandro
nicodemo nilla nunziatina nunzio oddo odoardo oliviero orfeo oronzo ottaviano ottorino palmiro pierangela pompeo porzia romilda rosalino rossano
ruggiero sabino salvina sante savina settimio silvestro siro tarquinio tazio telesforo teresina teresio ulderico velia venanzio virginio vittore
`;
