/** Given names and their short forms that are in no other list. */
export const FRENCH_GIVEN_NAMES = `
andrée aubin aziliz baudouin benoîte bertille carine cassandre charline clovis coline cyprien davy edmonde émilien émilienne énora étiennette eulalie
eusèbe évrard fanchon florentin floriane gauthier geoffroy gervais gilberte gildas ginette gonzague guewen guilhem guillemette gurvan gwladys irénée
isidore jacquot jehan joanny josée josèphe josselin ladislas laureline lazare léonce loriane marceau mariette mauricette maximilien micheline moïse
mylène natacha noé orlane perceval perrette philibert philomène pierrette pierrick pierrot priscille reynald roberte roch rodrigue roselyne rosine
servane sixtine thibaud titouan urbain valère victorien yaëlle yvan zéphyrin
`;
