import { grammar } from "../match/grammar";

/** The words of English by what they do in a sentence. */
export const ENGLISH_GRAMMAR = grammar({
  we: "we, our, us, we've, we're, we'll, we'd, ours, the team, the committee, the board",
  I: "i, my, me, i've, i'm, i'll, i'd, mine",
  you: "you, your, you'll, you're, please",
  they: "they, he, she, their, his, her, them, him, they'll, they've, they're, he's, she's, they'd",
  it: "it, its, it's, that, this, these, those, that's",
  any: "anyone, anybody, everyone, everybody, whoever, anything, whatever, any, each, every, all, both",
  none: "nobody, none, no, nothing, neither, no one, nowhere, no way",
  must: "must, needs, need, has to, have to, needs to, need to, shall, required, mandatory, obliged, compulsory, requires, require, wants, want, insist, insists, demands, got to, is to, are to, supposed to",
  may: "may, can, could, might, able, allowed, permitted, lets, let, allow, allows",
  forbidden:
    "cannot, can't, mustn't, forbidden, banned, prohibited, forbid, forbids, off limits, may not, not allowed, out of the question, won't have",
  will: "will, i'll, we'll, they'll, it'll, won't, going to",
  would: "would, should, ought, wouldn't, shouldn't, 'd",
  not: "not, never, don't, doesn't, didn't, isn't, aren't, won't, wasn't, hasn't, haven't, wouldn't, couldn't, without",
  only: "only, just, solely, exclusively, nothing but, at the latest, strictly",
  until: "until, till, before, by, after, from, once, as of, within, during, between",
  condition: "if, unless, when, whenever, provided, except, as long as, otherwise, or else, in case",
  more: "more, over, above, beyond, exceed, exceeds, exceeding, longer, larger, bigger, higher, older, later, heavier, wider, taller, at least, least, minimum, min, more than, upwards, too",
  less: "less, under, below, fewer, shorter, smaller, lower, earlier, up to, most, at most, maximum, max, cap, capped, limit, limited, restricted, no more than, not enough",
  per: "per, a day, a week, a month, a year, a time, at once, at a time",
  instead: "instead, instead of, rather, rather than, not the, as opposed to, in place of",
  dropped:
    "no longer, any more, anymore, stop, stops, stopping, stopped, drop, drops, dropped, dropping, cancel, cancelled, canceled, scrap, scrapped, reject, rejected, abandon, abandoned, gone, axed, turned down, called off, calling off, taken out, ruled out, left out, given up, gave up, said no, out of scope, not pursuing, thrown out, skip, skipped, skipping, goes, withdrawn, withdrew, binned, ditch, ditched, ditching, parked, postponed, put off, pulled, lost, removed, retired",
  kept: "keep, keeps, keeping, kept, stay, stays, staying, stick, sticks, sticking, remain, remains, remained, leave, leaves, leaving, as before, carry on, as is, as planned, hold back, continue",
  decided:
    "decided, decide, decides, agreed, agree, agrees, chose, chosen, choose, choosing, voted, vote, votes, approved, adopted, resolved, settled, settle, decision, carried, unanimous, unanimously, accepted, picked, opted, selected, signed, signed off, confirmed, went with, going with, go with, went for, going for, go for, all in favour, in favour, all for, everybody for, everyone for, said yes, green light, verdict, conclusion, outcome, winner, won, wins, we said, signed up, committed, final, that is settled, told them yes, told him no, done with, finished with, as agreed, nobody objected, no objections, nobody argued, by majority, show of hands, went through, motion, resolution, deal",
  changed:
    "move, moves, moving, moved, switch, switching, switched, replace, replaces, replaced, replacing, become, becomes, going, goes, go, take, takes, taking, use, uses, using, get, gets, getting, start, starts, starting, begin, begins, buy, buying, bring, brings, book, booking, put, putting, cut, cuts, add, adding, swap, swapping, swapped, merge, renamed, rewritten, double, raise, raised",
  "from now on":
    "now, from now on, henceforth, in future, future, onwards, next, from today, from then on, for good, as a rule, this year, this season, next year, this time",
  believed:
    "probably, presumably, likely, perhaps, maybe, guess, guessing, think, thinks, thought, believe, believes, believing, reckon, reckons, reckoned, assume, assumes, assumed, assuming, assumption, expect, expects, expected, expecting, seem, seems, suppose, supposed, bet, betting, hope, hopes, hoping, hopefully, surely, suspect, suspects, estimate, estimated, estimates, figure, figures, apparently, count on, counting on, rely on, relies on, relying on, hypothesis, theory, trust, trusting, convinced, sure, confident, banking on, should be, should do, ought to, must be, must have, looks like, sounds like, working figure, ballpark, on the basis, take it, take for granted, no doubt, my money, swears, i'd say, in theory, rule of thumb, optimistic, pessimistic, forecast, projected, plan on, bound to, unlikely, hangs on, hinges on, take to be, taken it that, i take it, taking it that, as long as, going by, close enough, doable, realistic, on paper, odds, safe to say, on trust, presuming, anticipate, anticipates, hopeful, optimistically",
  unproven:
    "checked, measured, tested, counted, proof, proven, evidence, verified, yet, asked, known, hunch, granted, gut, feeling, guesswork, hasn't been, haven't been, not been, nobody has, no one has, untested, unverified",
  authority:
    "rule, rules, law, lease, licence, license, contract, insurer, insurers, insurance, deadline, regulations, regulation, policy, policies, agreement, council, landlord, statute, requirement, budget, quota, permit, terms, conditions, warranty, spec, certificate, supplier, bank, hq, grant, funder, inspector, warden, authority, manual",
  limits:
    "fit, fits, hold, holds, last, lasts, expire, expires, close, closes, shut, shuts, accept, accepts, permits, refuse, refuses, cost, costs, cover, covers, covered, valid, bans, serve, serves, supports, support, handle, handles, carry, carries, seats, sleeps, ends, runs out, opens, due, covers, counts, works, weighs, rated, signed, compatible, refunded, refundable, subject to, depends on, gives us, runs on, only works, rejected, returned, void, clawed back, sticks out",
  so: "so, therefore, because, hence, thus, since",
  but: "but, however, though, although, while, whereas, except",
  day: "monday, tuesday, wednesday, thursday, friday, saturday, sunday, mondays, tuesdays, wednesdays, thursdays, fridays, saturdays, sundays, mon, tue, wed, thu, fri, sat, sun, january, february, march, april, june, july, august, september, october, november, december, jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec, spring, summer, autumn, winter, christmas, easter, weekend, weekends, midnight, noon, evening, morning, afternoon",
  unit: "kg, g, km, m, cm, mm, l, kb, mb, gb, ms, s, hours, hour, minutes, min, days, weeks, week, months, month, years, year, euros, pounds, people, persons, person, percent, tonnes, ton, tons, volts, seconds, metres, litres, degrees, frames, pages, seats, times, amps, watts, k",
  quantity:
    "one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, fifteen, twenty, thirty, forty, fifty, half, a third, third, quarter, dozen, hundred, thousand, single, twice, once, double",
  be: "is, are, was, were, be, been, being, 's, 're",
  have: "has, have, had",
  question: "who, what, why, how, whether, which, where",
  request: "todo, ask, call, send, check, find, write, talk, email, remind, look, remember, see, try",
  past: "did, said, told, came, went, arrived, made, took, got, found, broke, saw, rang, wrote, looked, lost, brought, yesterday, ago, last",
  feeling:
    "nice, lovely, great, awful, funny, happy, sad, tired, sorry, thanks, thank, good, bad, fun, love, hate, beautiful",
  document:
    "minutes, register, label, log, sheet, list, plan, page, docs, documentation, spreadsheet, invoice, receipt, bill, letter, mail, email, report, brochure, catalogue, drawing, map, sign, calendar, programme, website, site, file, record, records, ledger, note, notes, contract, agreement, quote, table, clock, meter, readme, manual, book, poster, ticket, timetable, inventory",
  states:
    "says, say, said, states, stated, shows, showed, reads, gives, lists, according to, has it, claims, insists, swears, tells, counted, measured, wrote",
  contrary:
    "but, however, though, whereas, while, actually, in fact, contradicts, contradict, conflicts, mismatch, differ, differs, disagree, disagrees, wrong, square with, doesn't square, does not match, doesn't match, at odds, don't add up, not what, cannot both, can't both, on the other hand, not true, still says, instead",
});
