export { CHINESE_HONORIFICS } from "./chinese/names";
export { type Calendar, namedDays } from "./dates/calendar";
export { isoDay } from "./dates/day";
export { findDue } from "./dates/due";
export { messageDay, noteCalendar } from "./dates/reference";
export { ENGLISH_CLAIMS } from "./english/claim-words";
export { NO_DECISION, SETTLED, TRIGGERS, type Trigger, UNDECIDED } from "./english/decision-triggers";
export { EVENT_NOUN, IS_ON, NO_EVENT, TAKES_PLACE } from "./english/event-phrases";
export { FAMOUS } from "./english/famous";
export { FAMOUS_ORGS } from "./english/famous-orgs";
export { CALENDAR_WORDS, FUNCTION_WORDS } from "./english/function-words";
export { LEGAL_FORMS, MAILBOX_WORDS, ORG_ENDINGS, PLACE_WORDS } from "./english/org-words";
export { PRODUCT_WORDS } from "./english/product-words";
export { FORMS_OF_ADDRESS, ROLE_WORDS, TITLES } from "./english/role-words";
export { SURNAME_WORDS } from "./english/surname-words";
export { PERSON_OBJECT_VERBS, PERSON_VERBS, STATE_VERBS, TASK_VERBS } from "./english/verbs";
export { JAPANESE_HONORIFICS } from "./japanese/names";
export { LANGUAGES, languageOf } from "./languages";
export { taskTitle } from "./languages/task-title";
export { matchKey } from "./match/key";
export type { Language } from "./match/language";
export type { ClaimWords, LearningPattern, LearningWords } from "./match/learnings";
export { wordSet } from "./match/word-set";
export { isOrgPiece, readAffiliation } from "./names/affiliation";
export {
  bareWord,
  isCommonWord,
  isLeadIn,
  isUnlikelyGiven,
  isUnlikelySurname,
  looksLikeSurname,
} from "./names/classify";
export { domainLabels, matchesDomain } from "./names/domain";
export { beginsWithBody, firmsIn, isFirm } from "./names/firms";
export { beginsHanName, type HanName, hanList, honoredNames, isHan } from "./names/han";
export { orgKey } from "./names/org-key";
export {
  displayName,
  fullness,
  givenWords,
  isInitial,
  isParticle,
  isTitle,
  type PersonName,
  samePerson,
  surnameKey,
} from "./names/person-name";
export { findPhrases, type Phrase, titleCase } from "./names/phrases";
export { isBot, isPlaceholder, isPlausibleName } from "./names/plausible";
export { type NameRun, nameRuns } from "./names/runs";
export { type StrongKind, strongKind } from "./names/strong";
export { type Token, tokenise } from "./names/tokens";
export { pageTitle } from "./read/data-file";
export {
  hasAgendaTitle,
  hasTodoTitle,
  isAgenda,
  isInstruction,
  NOTE_KINDS,
  type NoteKind,
  noteKindOf,
  usesBoxes,
} from "./read/kind";
export { splitAddresses } from "./read/mail";
export { type Document, readDocument } from "./read/read-document";
export { MAX_ANALYSED_LENGTH, readSource, type SourceFile, type SourceText } from "./read/source";
export { type Block, type Cell, isMixed, type Section } from "./text/block";
export { isColumn } from "./text/columns";
export { listField, textField } from "./text/frontmatter";
export { isCapitals } from "./text/headings";
export { labelKind } from "./text/labels";
export { mask } from "./text/mask";
export { isQuestion, sentencesOf } from "./text/sentences";
export { collapseWhitespace, slice, split, type TextSpan } from "./text/span";
export {
  baseForm,
  isBareVerb,
  isDemonym,
  isGivenName,
  isOrgName,
  isPlaceName,
  isPlainWord,
  isSurname,
  isVerb,
} from "./words/lexicon";
export { contentWords, isSameStatement } from "./words/overlap";
export { CANCELLED, FINISHED } from "./words/status";
export { safeName, titleOf } from "./words/title";
