import { wordSet } from "../match/word-set";

/** Verbs of tasks, in their bare forms, in addition to those that `compromise` lists. */
export const TASK_VERBS = wordSet(`
accept acquire activate adapt add address adjust advertise agree align allocate amend analyse analyze announce answer appeal apply appoint approach approve archive arrange ask assemble assess assign attach attend audit automate award
backfill backup bake bath benchmark bill bind blanch blend block blog boil book borrow brew brief bring brush budget build bump buy
calculate calibrate call cancel capture carry catalogue categorise categorize cater celebrate chair change charge chase chase-up chat check chop circulate claim clarify classify clean clear climb close coach coat code collate collect combine come commission commit communicate compare compile complete compose compress compute conclude conduct configure confirm connect consider consolidate consult contact continue contribute convene convert convince cook coordinate co-ordinate copy correct count cover create cross-check curate cut
debone debug decide decline decommission decorate define defrost delegate delete deliver demo demonstrate deploy deposit design detail determine develop diagnose dice dig digitise digitize discuss dispatch display distribute dive divide do document donate double-check download draft drain draw drill drive drop dry dust
edit educate email e-mail embed enable encourage engage enlist enquire enrol enroll ensure enter escalate establish estimate evaluate examine execute expand expedite experiment explain explore export extend extract
facilitate feed fetch figure file fill film finalise finalize finance find finish fit fix flag flesh follow follow-up forecast format forward freeze fry fund furnish
gather generate get give go grade grant grate greet grill grind group grow guide
hand handle hang harvest help highlight hire hold host hunt
identify implement import improve include increase inform initiate inquire insert inspect install instruct insure integrate interview introduce inventory investigate invite invoice iron isolate issue iterate
join justify keep knead label launch lay lead learn lease let liaise lift limit line link list load lobby locate lock log look lower
mail maintain make manage map mark market marinate measure meet mention mentor merge message migrate model monitor mop mount move mow
name negotiate nominate notify nudge number observe obtain offer onboard open optimise optimize order organise organize outline oversee
pack package paint pair park pass paste patch pause pay peel perform permit persuade phone photocopy photograph pick pilot pin ping place plan plant play plot plug poach point polish populate post postpone practice practise pre-order prepare prep present press print prioritise prioritize procure produce profile program promote prompt proofread propose protect prototype prove provide prune publish pull purchase pursue push put
qualify quantify query quote raise ramp rate re-check re-file re-pick re-run re-send reach read realign reallocate reassign rebase rebook rebuild recalculate recap receive recharge recheck recommend reconcile reconfigure reconnect record recruit recycle redesign redirect redo redraft reduce refactor refer refill refine refresh refund register reheat rehearse reinstall relabel relay release relocate remeasure remind remove rename renegotiate renew rent reopen reorder reorganise reorganize repack repaint repair repeat rephrase replace replan reply report request rerun rescan reschedule research resend reserve reset reshoot resize resolve respond restart restock restore restructure resubmit retake retest retire retrieve retry return reuse revalidate review revise revisit revoke reword rework rewrite ring rinse roast roll rotate route run
salt sample sand save scan schedule scope score scout scrape screen scrub seal search season secure see seed select sell send separate serve set settle setup share sharpen shift ship shoot shop shortlist show shred shut sift sign simmer simplify simulate sketch slice smoke soak solicit solve sort source sow speak specify speed split sponsor spray spread stack staff stage standardise standardize start state stay steam stew stick stir stitch stock stop store streamline strip strengthen structure study submit subscribe substitute suggest summarise summarize supervise supply support survey suspend swap sweep switch sync synthesise synthesize
tabulate tackle tag take talk tally target taste teach tear tell terminate test text thank think thaw tidy tie tighten top total touch tour trace track trade train transcribe transfer translate transport travel treat trial trim troubleshoot try tune turn tutor tweak type
unblock undo unload unpack unsubscribe update upgrade upload use
vacuum validate value vary verify vet video visit volunteer vote wait walk warm warn wash watch water wax weed weigh welcome whip widen wipe wire withdraw work wrap wrap-up write zip
`);

/** Verbs of a state or of politeness: `will be` and `will have` announce no task. */
export const STATE_VERBS = wordSet(`
be become seem appear remain stay have own need want like love hate prefer know believe think feel see hear mean matter depend belong cost lack fit fall happen occur arrive retire rise improve suffer benefit die live sleep miss hope wish expect agree understand realise realize remember forget enjoy notice admit bet wonder guess suppose imagine doubt assume wait try
`);

/** Verbs after a person in a report: "Priya asked". */
export const PERSON_VERBS = wordSet(`
said says asked asks told tells thinks thought wants wanted wrote suggests suggested reported reports reminded mentions mentioned calls called confirmed confirms agreed agrees promised promises offered offers joined joins presented presents noted notes showed shows explained explains raised raises proposed proposes seconded volunteered volunteers complained complains worries worried walked demoed updated warned pointed argued replied replies emailed emails texted phoned rang sent sends brought brings stepped stressed apologised apologized arrived attended chaired opened welcomed thanked introduced shared shares summarised summarized recommended recommends requested requests handed picked took takes led leads ran runs owns moved moves works worked knows knew suspects suspected expects expected believes believed measured fixed reviewed checked prepared finished visited met meets spoke speaks gave gives has had is was will would can could should needs does did doesn't didn't isn't wasn't won't hasn't
`);

/** Verbs with a person as their object ("ask Dov", "email Ines"). */
export const PERSON_OBJECT_VERBS = wordSet(`
ask asked asking tell told telling call called calling phone phoned ring email emailed emailing e-mail text texted message messaged ping pinged contact contacted meet met meeting remind reminded inform informed thank thanked invite invited chase chased visit visited introduce introduced interview interviewed hire hired welcome welcomed brief briefed notify notified mail cc copy see saw join joined nominate nominated appoint appointed elect elected promised promise help helped pay paid reached reach
`);
