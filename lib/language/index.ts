export { CHINESE_HONORIFICS } from "./chinese/names";
export { CHINESE_DOES, CHINESE_IN_CHARGE, CHINESE_ORDER, chineseTasks } from "./chinese/tasks";
export { type Calendar, type NamedDay, namedDays } from "./dates/calendar";
export { type Day, dayOf, fridayOf, isoDay, plusDays } from "./dates/day";
export { dayAlone, meetingDay } from "./dates/day-alone";
export { findDue, isMovedTo } from "./dates/due";
export { messageDay, noteCalendar } from "./dates/reference";
export { appointedWeekdays, writtenDays } from "./dates/written-days";
export { AGENDA_ITEMS } from "./english/agenda-items";
export { ENGLISH_CLAIMS } from "./english/claim-words";
export { COMPANIONS, DOING } from "./english/companions";
export {
  BY_DEALING,
  DEALING_IN,
  DEALING_WITH,
  FIRM_DOES,
  IN_DEALINGS,
  IS_DEALT,
  MANY_ACT,
  MEETS_WITH,
  OF_BODY,
  REACHED,
  SOMETHING_FROM,
  SPEAKS,
  SURELY_DEALT,
  THEIR_THING,
  WHO_DELIVER,
} from "./english/dealings";
export { NO_DECISION, SETTLED, UNDECIDED } from "./english/decision-limits";
export { TRIGGERS, type Trigger } from "./english/decision-triggers";
export {
  EVENT_NOUN,
  IS_ON,
  isNamedDay,
  OCCASION,
  TAKES_PLACE,
} from "./english/event-phrases";
export { FAMOUS } from "./english/famous";
export { FAMOUS_ORGS } from "./english/famous-orgs";
export { CALENDAR_WORDS, FUNCTION_WORDS } from "./english/function-words";
export { ENGLISH_LEARNINGS } from "./english/learnings";
export { MOTIONS } from "./english/motions";
export { EVENT_WORDS, GENERIC_ORG, LEGAL_FORMS, ORG_ENDINGS, ORG_PAPERS } from "./english/org-words";
export { PRODUCT_WORDS } from "./english/product-words";
export { REQUESTS } from "./english/requests";
export { SURNAME_WORDS } from "./english/surname-words";
export { PERSON_OBJECT_VERBS, PERSON_VERBS, STATE_VERBS, TASK_VERBS } from "./english/verbs";
export { JAPANESE_HONORIFICS } from "./japanese/names";
export {
  HAN_DATE,
  HAN_HOUR,
  JAPANESE_DUTY,
  JAPANESE_OBJECT,
  japaneseListed,
  japaneseTasks,
} from "./japanese/tasks";
export { LANGUAGES, languageOf } from "./languages";
export { firstPersonTask, saysI } from "./languages/first-person";
export { mainClause } from "./languages/main-clause";
export { fromPassive } from "./languages/passive";
export { plainInfinitive } from "./languages/plain-infinitive";
export { singular } from "./languages/singular";
export { isCommitment, joinedVerb, taskTitle } from "./languages/task-title";
export { type Spoken, spokenTask } from "./languages/verb-second";
export { anyIn, anyOf, inEitherCase, leading, whole, wordsFor } from "./languages/vocabulary";
export {
  type Curve,
  chanceAt,
  chanceOn,
  type FoundCurve,
  LinearModel,
  oddsOf,
  packWeights,
  type StoredModel,
  sharesOf,
  sigmoid,
} from "./learned/linear-model";
export { cuesIn, dayFeatures, daysIn, featureWords, textFeatures, verbForm } from "./learned/text-features";
export { type Grammar, MAX_PHRASE_WORDS, type WordClass } from "./match/grammar";
export { matchKey } from "./match/key";
export type { Language } from "./match/language";
export type { ClaimWords, LearningPattern, LearningWords } from "./match/learnings";
export type { TaskWords } from "./match/task-words";
export { wordSet } from "./match/word-set";
export { isOrgPiece, readAffiliation } from "./names/affiliation";
export {
  bareWord,
  beginsWithGiven,
  isCommonWord,
  isLeadIn,
  isRole,
  isSurnameAloud,
  isUnlikelyGiven,
  isUnlikelySurname,
  looksLikeSurname,
} from "./names/classify";
export { domainLabels, linkLabels, matchesDomain } from "./names/domain";
export { beginsWithBody, firmsIn, isFirm } from "./names/firms";
export {
  actingNames,
  beginsHanName,
  type HanName,
  hanList,
  hanSharers,
  honoredNames,
  isCharged,
} from "./names/han";
export { isHan, isHanName, isKana } from "./names/han-shape";
export { behindOffice, isOffice } from "./names/offices";
export { orgKey } from "./names/org-key";
export {
  displayName,
  fullness,
  givenWords,
  isInitial,
  isParticle,
  type PersonName,
  samePerson,
  surnameKey,
} from "./names/person-name";
export { findPhrases, type Phrase } from "./names/phrases";
export { isBot, isPlaceholder, isPlausibleName, opensLine } from "./names/plausible";
export { type NameRun, nameRuns } from "./names/runs";
export { isNextOrLast, isOfCountry, isTrade, type StrongKind, strongKind } from "./names/strong";
export { titleCase } from "./names/title-case";
export { type Token, tokenise } from "./names/tokens";
export { isWellKnown, wellKnownTail } from "./names/well-known";
export { pageTitle } from "./read/data-file";
export {
  hasListLayout,
  hasTodoTitle,
  isAgenda,
  isInstruction,
  isListTitle,
  isOfAgenda,
  NOTE_KINDS,
  type NoteKind,
  noteKindOf,
  usesBoxes,
} from "./read/kind";
export { splitAddresses } from "./read/mail";
export { isInfinitiveLine } from "./read/order-line";
export { type Document, readDocument } from "./read/read-document";
export {
  frontmatterOf,
  MAX_ANALYSED_LENGTH,
  readSource,
  type SourceFile,
  type SourceText,
} from "./read/source";
export { isChatNotice } from "./read/speaker";
export { type Block, blockAround, blockAt, type Cell, isMixed, placeOf, type Section } from "./text/block";
export { type ColumnKind, isCalendarRow, isColumn, isDutyColumn } from "./text/columns";
export { listField, textField, withoutLink } from "./text/frontmatter";
export { isCapitals } from "./text/headings";
export { LISTS_PEOPLE, labelKind } from "./text/labels";
export { mailSubject } from "./text/mail-subject";
export { mask } from "./text/mask";
export { isQuestion, sentencesOf } from "./text/sentences";
export { collapseWhitespace, overlaps, slice, split, type TextSpan, withoutPart } from "./text/span";
export { ASSENT } from "./words/assent";
export { ADDRESSED, KIN } from "./words/companions";
export { ASKS_MONEY } from "./words/dealings";
export { DECIDED, SUBJECTLESS } from "./words/decided";
export { DAY_IS, isConferenceName, NO_EVENT, SEVERAL_DAYS } from "./words/events";
export { BODY_BEFORE, FIRM_KINDS, HOUSE_HEADS, HOUSE_TAILS, IS_BODY } from "./words/firm-kinds";
export { hanTitle } from "./words/han-title";
export {
  baseForm,
  isBareVerb,
  isDemonym,
  isGivenName,
  isOrgName,
  isPlaceName,
  isPlainWord,
  isQuality,
  isSurname,
  isVerb,
} from "./words/lexicon";
export { isNameOfThing } from "./words/noun";
export { isOccasion } from "./words/occasion";
export { contentWords, isSameStatement } from "./words/overlap";
export {
  anyTaskWord,
  plainTask,
  pointsBack,
  refersBack,
  taskWordsOf,
  withoutLeads,
} from "./words/plain-task";
export { fullFormsOf } from "./words/short-forms";
export { CANCELLED, FINISHED } from "./words/status";
export { asMainClause } from "./words/that-clause";
export { safeName, saysSomething, titleOf } from "./words/title";
export { isFormOfAddress, isTitle } from "./words/titles";
export { countsVotes } from "./words/votes";
export {
  FILE_WORDS,
  FREQUENT_WORDS,
  KIN_TITLES,
  MAILBOX_WORDS,
  MEASURES,
  ORG_FIRST,
  PLACE_WORDS,
  ROLE_WORDS,
} from "./words/word-lists";
