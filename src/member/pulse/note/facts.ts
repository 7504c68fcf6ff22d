import { wholeNet } from '../../../market/net';
import { directionOf, isOver, sidesOf } from '../figures';
import type { MarketPulseQuery, PulseIndexFragment, PulseSectorFragment } from '../pulse.generated';
import type { Detail, Lead, Way } from './wording';

export type Pulse = Omit<NonNullable<MarketPulseQuery['marketPulse']>, 'sectors'> & {
  sectors: readonly PulseSectorFragment[];
};

/** The share of stocks at one limit, and the index's change in percent, from which a day is one of sell-off or rush. */
const MANY_AT_LIMIT = 0.1;
const FAR = 1.5;
/** The ratio from which one side dominates, and from which a breadth takes a side at all. */
const DOMINANT = 2;
const ONE_SIDED = 1.2;
/** Turnover against a usual trading day: from where it is worth saying. */
const [BUSY, QUIET] = [1.5, 0.7];
/** Net buying of foreign investors, in billion đồng, from which they take a side. */
const FOREIGN_SIDE = 100;
/** The percentage points between VN30 and VN-Index from which one of them is ahead. */
const AHEAD = 0.3;
/** So few sectors are no picture of a market. */
const LEAST_SECTORS = 5;
const MOST_DETAILS = 2;

type Facts = { lead: Lead; details: readonly Detail[] };

/** What is worth saying of a trading day; null where the index or its breadth is unknown or contradicts itself. */
export function factsOf(pulse: Pulse): Facts | null {
  const main = pulse.indices.find(({ code }) => code === 'VNINDEX');
  const sides = sidesOf(main);
  const move = main && moveOf(main);
  if (!main || !sides || !move || sides.rose + sides.fell === 0) return null;
  const lead = leadOf(main, sides, move, pulse.morning);
  const way = 'way' in lead ? lead.way : null;
  return { lead, details: detailsOf(pulse, main, lead.kind, way).slice(0, MOST_DETAILS) };
}

type Sides = { rose: number; fell: number };

function leadOf(main: PulseIndexFragment, sides: Sides, move: Way | 'none', morning: Pulse['morning']): Lead {
  const { rose, fell } = sides;
  const [ceiling, floor] = [main.ceiling!, main.floor!];
  const total = rose + fell + (main.unchanged ?? 0);
  const atLimit = move === 'up' ? ceiling : floor;
  const isFar = Math.abs(main.changePercent ?? 0) >= FAR;
  if (move !== 'none' && isFar && atLimit >= MANY_AT_LIMIT * total)
    return { kind: 'limit', way: move, count: atLimit, total };

  const side = sideOf(sides);
  const before = morning && sideOf(morning);
  if (side !== null && side === move && before && before !== side)
    return { kind: 'turned', way: side, before: morning.rose, now: rose };
  if (move !== 'none' && (move === 'up' ? fell > rose : rose > fell)) return { kind: 'against', way: move };
  if (move === 'none') return { kind: 'undecided' };
  const [more, fewer] = move === 'up' ? [rose, fell] : [fell, rose];
  return { kind: more >= DOMINANT * fewer ? 'broad' : 'slight', way: move };
}

/** The side of a breadth; null where the two are about even. */
function sideOf({ rose, fell }: Sides): Way | null {
  if (rose > ONE_SIDED * fell) return 'up';
  return fell > ONE_SIDED * rose ? 'down' : null;
}

function detailsOf(
  pulse: Pulse,
  main: PulseIndexFragment,
  lead: Lead['kind'],
  way: Way | null,
): readonly Detail[] {
  const { turnover, changePercent } = main;
  const { usualTurnover, foreignNet, asOf } = pulse;
  const times = turnover !== null && usualTurnover ? turnover / usualTurnover : null;
  const large = pulse.indices.find(({ code }) => code === 'VN30')?.changePercent ?? null;
  const ahead = large === null || changePercent === null ? 0 : large - changePercent;
  const side = foreignNet !== null && Math.abs(foreignNet) >= FOREIGN_SIDE && wholeNet(foreignNet).side;
  const foreign = side === 'buy' ? 'up' : side === 'sell' ? 'down' : null;

  const details: (Detail | null | false)[] = [
    times !== null && times >= BUSY && { kind: 'busy', times, isOver: isOver(asOf) },
    lead !== 'against' && sectorsOf(pulse, way ?? 'up'),
    foreign !== null && way !== null && foreign !== way && { kind: 'foreign', way: foreign, isAgainst: true },
    times !== null && times <= QUIET && { kind: 'quiet' },
    Math.abs(ahead) >= AHEAD && { kind: 'large', isStronger: ahead > 0 },
    lead === 'limit' && foreign !== null && foreign === way && { kind: 'foreign', way, isAgainst: false },
  ];
  return details.filter((detail) => detail !== null && detail !== false);
}

function sectorsOf({ sectors }: Pulse, way: Way): Detail | null {
  const known = sectors.filter(({ changePercent }) => changePercent !== null);
  const count = known.filter((sector) => directionOf({ change: null, ...sector }) === way).length;
  return known.length < LEAST_SECTORS || count === 0
    ? null
    : { kind: 'sectors', way, count, total: known.length };
}

/** Undefined when points and percent are missing or contradict each other. */
function moveOf({ change, changePercent }: PulseIndexFragment): Way | 'none' | undefined {
  if (change === null && changePercent === null) return undefined;
  const ways = [change, changePercent].filter((each) => each !== null && Math.round(each * 100) !== 0);
  if (ways.some((way) => Math.sign(way!) !== Math.sign(ways[0]!))) return undefined;
  return directionOf({ change, changePercent });
}
