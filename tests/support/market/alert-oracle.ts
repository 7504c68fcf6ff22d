import { matchedAt, type PriceAlert } from '../../../src/market/alerts';
import { dayOfEpochSeconds, type Day } from '../../../src/market/day';
import { alert as anAlert, ms } from './catch-up';
import { visit, type Kept } from './alert-visits';
import {
  DAYS_OF_FEED,
  faultsOf,
  FIRST_INSTANT,
  isIn,
  LAST_INSTANT,
  matchesOf,
  mended,
  PART_MS,
  randomOf,
  type Faults,
  type Match,
  type Random,
} from './arrivals';

const MINUTE = 60_000;
const ICT_MS = 7 * 3_600_000;
/** After the week, when all has come. */
const SATURDAY = ms('2026-08-22T10:00:00');

function alertsOf(random: Random, matches: readonly Match[]): readonly PriceAlert[] {
  return Array.from({ length: 1 + random.upTo(3) }, (_, i) => {
    const armed = Math.round(random.between(FIRST_INSTANT - 86_400_000, ms('2026-08-20T15:00:00')));
    const { price } = matches.findLast(({ at }) => at <= armed)!;
    const kind = random.of(['ABOVE', 'BELOW', 'STOP', 'CHANGE'] as const);
    const level = Math.round(price * (1 + random.between(-0.09, 0.09)) * 20) / 20;
    const percent = Math.round(random.between(-6, 6) * 100) / 100 || 1;
    return anAlert({
      ...{ id: `alert ${i}`, kind, armedAt: new Date(armed).toISOString() },
      ...(kind === 'CHANGE' ? { price: null, percent } : { price: level, percent: null }),
    });
  });
}

/** The instants at which prices come on each visit of the page. */
function visitsOf(random: Random): readonly (readonly number[])[] {
  const starts = Array.from({ length: 2 + random.upTo(6) }, () =>
    Math.round(random.between(FIRST_INSTANT, LAST_INSTANT)),
  ).sort((one, other) => one - other);
  return starts.map((start, i) => {
    const most = Math.floor(((starts[i + 1] ?? SATURDAY) - start) / MINUTE);
    const count = Math.max(1, Math.min(1 + random.upTo(20), most));
    return Array.from({ length: count }, (_, n) => start + n * MINUTE);
  });
}

/** Whether an alert waits for a price, computed apart from the product. */
function isHit({ kind, price: level, percent }: PriceAlert, price: number, before: number): boolean {
  if (kind === 'CHANGE') {
    const change = Math.round((price / before - 1) * 10_000) / 100;
    return percent! < 0 ? change <= percent! : change >= percent!;
  }
  return kind === 'ABOVE' ? price >= level! : price <= level!;
}

type World = { matches: readonly Match[]; faults: Faults; visits: readonly (readonly number[])[] };

const closeOf = (day: Day) => ms(`${day}T15:00:00`);
const lastOf = (matches: readonly Match[], day: Day) => matches.findLast((match) => match.day === day)!;

function hitsOf(alert: PriceAlert, matches: readonly Match[]): readonly Match[] {
  return matches.filter((match) => {
    const before = DAYS_OF_FEED[DAYS_OF_FEED.indexOf(match.day) - 1];
    return before !== undefined && isHit(alert, match.price, lastOf(matches, before).price);
  });
}

/** Whether an alert that fired did so at the time of its price: of a quote, of a bar within a day, or of a day's bar. */
function isRight(alert: PriceAlert, knownAt: number, { matches, faults }: World): boolean {
  const [armed, at, price] = [Date.parse(alert.armedAt), Date.parse(alert.firedAt!), alert.firedPrice!];
  const hits = hitsOf(alert, matches);
  if (at < armed || at > knownAt) return false;
  // A change alone tells nothing of a unit that every bar, or every price of a quote, is in.
  const { scaled, quotesScaled } = faults;
  const ofChange = [
    ...(faults.hasQuotes ? [] : [scaled.factor]),
    ...(quotesScaled.isWhole ? [quotesScaled.factor] : []),
  ];
  const units = alert.kind === 'CHANGE' ? [1, ...ofChange] : [1];
  const isNear = (one: number, other: number) =>
    units.some((unit) => Math.abs(one * unit - other) < 1e-6 * other);
  const isSame = (match: Match) => isNear(match.price, price);

  const now = matches.findLast((match) => match.at <= knownAt - faults.lag)!;
  const matched = matchedAt(new Date(knownAt)).getTime();
  const moments = [matched, Math.min(now.at, matched)].map((each) => Math.max(each, armed));
  if (hits.includes(now) && isSame(now) && moments.includes(at)) return true;

  const ofParts = hits.some(
    (match) =>
      isSame(match) &&
      match.at + PART_MS > armed &&
      (at === match.at || at === Math.min(match.at + PART_MS, knownAt)),
  );
  if (ofParts) return true;

  return hits.some((match) => {
    const [last, close] = [lastOf(matches, match.day), closeOf(match.day)];
    const isAfter = match.at >= armed || (match === last && close > armed);
    const day = matches.filter((each) => each.day === match.day).map((each) => each.price);
    const isWithin = units.some(
      (unit) =>
        price >= Math.min(...day) * unit * (1 - 1e-6) && price <= Math.max(...day) * unit * (1 + 1e-6),
    );
    return isAfter && isWithin && endsOf(match.day, now, knownAt, faults).includes(at);
  });
}

/** When what a day's bar has was matched last: by its close; of a running day where its quote says so, else where trading paused. */
function endsOf(day: Day, now: Match, knownAt: number, faults: Faults): readonly number[] {
  const matched = matchedAt(new Date(knownAt)).getTime();
  if (dayOfEpochSeconds((knownAt + ICT_MS) / 1_000) !== day) return [closeOf(day)];
  const hasMoment = faults.hasQuotes && (faults.hasMoments || faults.lag > 0) && now.day === day;
  if (!hasMoment) return [matched];
  // Beside prices in another unit the quote does not tell how new the bar is.
  const isOff = [faults.scaled, faults.oneScaled, faults.quotesScaled].some((fault) => isIn(fault, knownAt));
  return isOff ? [now.at, matched] : [now.at];
}

/** Whether an alert must have fired once all bars have come: they tell that its price was matched after it was armed. */
function isTold(alert: PriceAlert, { matches, faults, visits }: World): boolean {
  const armed = Date.parse(alert.armedAt);
  return hitsOf(alert, matches).some((match) => {
    if (match.at < armed) return false;
    if (faults.hasParts || match === lastOf(matches, match.day)) return true;
    // Without bars within a day, that of a day tells nothing of a part of it.
    const opening = ms(`${match.day}T09:00:00`);
    const isVisited = visits.flat().some((at) => at >= opening && at < closeOf(match.day));
    return armed <= opening && !(faults.hasQuotes && isVisited);
  });
}

/** What went wrong with the alerts of a random week whose bars and quotes come late, not at all, shifted or off by a factor. */
export async function wrongInWeek(seed: number): Promise<readonly string[]> {
  const random = randomOf(seed);
  const matches = matchesOf(random);
  const world = { matches, faults: faultsOf(random), visits: visitsOf(random) };
  const alerts = alertsOf(random, matches);
  const kept: Kept = { stored: {}, alerts, firings: [] };
  for (const instants of world.visits) await visit(kept, instants, world);
  await visit(kept, [SATURDAY], { matches, faults: mended(world.faults) });

  const wrong = alerts.flatMap((armed) => {
    const firings = kept.firings.filter(({ alert }) => alert.id === armed.id);
    const name = `${seed}: ${armed.kind} ${armed.price ?? armed.percent} of ${ict(armed.armedAt)}`;
    if (firings.length > 1) return [`${name} fired ${firings.length} times`];
    const [firing] = firings;
    if (!firing) return isTold(armed, world) ? [`${name} is lost`] : [];
    const { alert, knownAt } = firing;
    const faults = knownAt === SATURDAY ? mended(world.faults) : world.faults;
    return isRight(alert, knownAt, { ...world, faults })
      ? []
      : [`${name} fired at ${ict(alert.firedAt!)}, ${alert.firedPrice}, known at ${ict(knownAt)}`];
  });
  return wrong;
}

const ict = (at: string | number) => new Date(new Date(at).getTime() + ICT_MS).toISOString().slice(5, 16);
