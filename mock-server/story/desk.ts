import { marketTime } from '../../src/market/clock';
import { DAY_MS } from '../../src/market/day';
import { toVnd } from '../../src/market/format';
import { isTexts } from '../account';
import { listingOf } from '../listing/universe';
import { planOf } from '../reports/desk';
import { buyOf, saleOf } from '../reports/desk-trades';
import { createReports, type Reports } from '../reports/reports';
import { signalsOf } from '../reports/signals';
import type { SavedDesk } from '../saved-state.shape';
import type { Market } from '../simulator/simulator';
import { chapters, levelReached, recorded, spans, STORY } from './story';

const { symbol, kind, level, signalDay, purchaseDay, saleDay } = STORY;

type Sources = {
  /** The market of the same seed that stands at an instant. */
  marketAt: (instant: Date) => Market;
  now: () => Date;
  /** Those on the market as it stands now. */
  reports: Reports;
};

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** A trade of the story, from and until the instants in ms between which the desk has it. */
type Step = {
  readonly from: number;
  readonly until: number;
  readonly row: Row;
  /** The purchase that a sale is of. */
  readonly sells?: string;
};

/** The member's alert, which fires when the price rises to the highest of the 20 trading days before. */
const ALERT: Row = {
  id: `story-${symbol}`,
  kind: 'above',
  symbol,
  watchlistId: null,
  tradeId: null,
  price: level,
  percent: null,
  armedAt: new Date(chapters.news).toISOString(),
  firedAt: null,
  firedPrice: null,
  seen: false,
};

/**
 * The desk of the story's member at any instant of it: the one of the usual demo at its beginning, an alert, and the trades that
 * are recorded by then. What the person changes or removes stays so. A clock that is set back takes back later trades of the
 * story, also that one was removed, and the person's own of later days, and arms alerts again that have fired since.
 */
export function createStoryDesk({ marketAt, now, reports }: Sources) {
  let opened: SavedDesk | null = null;
  // Before the opening the usual reports are those of the beginning; later they are computed again.
  const first = () => (isBeforeOpening(now().getTime()) ? reports : firstReports());
  let later: Reports | null = null;
  const firstReports = () => (later ??= createReports(marketAt(new Date(chapters.news))));
  const firstDesk = (): SavedDesk => {
    const desk = first().desk();
    return { ...desk, alerts: [...rowsIn(desk, 'alerts'), ALERT] };
  };
  let known: readonly Step[] | null = null;
  const steps = () => (known ??= stepsOf(marketAt));
  const isOn = ({ from, until }: Step, time: number) => from <= time && time < until;
  const passed = (time: number) => steps().filter(({ from }) => from <= time).length;
  const due = (time: number) => steps().filter((step) => isOn(step, time));

  return {
    /** Computes what the first desk is made of. */
    async prepare() {
      if (opened === null) await first().prepare.signals();
    },
    /** A saved desk without what is later than now; the same one where nothing is. */
    rewind(saved: SavedDesk): SavedDesk {
      const time = now().getTime();
      const { day } = marketTime(now());
      const later = steps().flatMap(({ from, row }) => (from > time ? [row.id] : []));
      const isLater = (id: string) => later.includes(id);
      const isTradeOfNow = (trade: Row) => !isLater(trade.id) && !isTradedAfter(trade, day);
      const alerts = rowsIn(saved, 'alerts');
      const [trades, removed] = [rowsIn(saved, 'trades'), removedIn(saved)];
      const isOfNow =
        !alerts.some((alert) => isFiredAfter(alert, time)) &&
        trades.every(isTradeOfNow) &&
        !removed.some(isLater);
      if (isOfNow) return saved;
      return {
        ...saved,
        alerts: alerts.flatMap((alert) => alertAt(alert, time)),
        trades: trades.filter(isTradeOfNow),
        removed: removed.filter((id) => !isLater(id)),
      };
    },
    /** The desk by now, from the one that is saved, if any. */
    read(saved: SavedDesk | undefined): SavedDesk {
      const time = now().getTime();
      const { removed: _, ...desk } = saved ?? (opened ??= firstDesk());
      const removed = saved ? removedIn(saved) : [];
      const trades = rowsIn(desk, 'trades');
      const all = steps();
      const kept = trades.filter(({ id }) => all.every((step) => step.row.id !== id || isOn(step, time)));
      const isAbsent = ({ row, sells = row.id }: Step) =>
        ![row.id, sells].some((id) => removed.includes(id)) && kept.every(({ id }) => id !== row.id);
      const added = due(time).filter(isAbsent);
      return {
        ...desk,
        version: desk.version + passed(time),
        trades: [...kept, ...added.map(({ row }) => row)],
        alerts: rowsIn(desk, 'alerts').flatMap((alert) => alertAt(alert, time)),
      };
    },
    /**
     * What is to be saved of a desk, so that it is read with the version that it has, and without the trades that it lacks, nor
     * those that the desk saved before, if any, was without and that are not due now.
     */
    toSave(desk: SavedDesk, before: SavedDesk | undefined): SavedDesk {
      const time = now().getTime();
      const ids = new Set(rowsIn(desk, 'trades').map(({ id }) => id));
      const dueIds = due(time).map(({ row }) => row.id);
      const earlier = before ? removedIn(before).filter((id) => !dueIds.includes(id)) : [];
      return {
        ...desk,
        version: desk.version - passed(time),
        alerts: rowsIn(desk, 'alerts').map(firedInStory),
        removed: [...earlier, ...dueIds.filter((id) => !ids.has(id))],
      };
    },
  };
}

function stepsOf(marketAt: Sources['marketAt']): readonly Step[] {
  const listing = listingOf(symbol)!;
  const signal = signalsOf(marketAt(new Date(recorded.plan)), listing).find(
    (each) => each.day === signalDay && each.kind === kind,
  )!;
  const { bar } = marketAt(new Date(recorded.purchase)).snapshot(listing, purchaseDay);
  const bought = { signal, idea: signal.idea, day: purchaseDay, price: bar!.open };
  const sold = toVnd(marketAt(new Date(recorded.sale)).boardPrice(listing));
  const end = spans.at(-1)!.until + 365 * DAY_MS;
  return [
    { from: recorded.plan, until: recorded.purchase, row: planOf(signal) },
    { from: recorded.purchase, until: end, row: buyOf(bought) },
    { from: recorded.sale, until: end, row: saleOf(bought, saleDay, sold), sells: buyOf(bought).id },
  ];
}

/** An alert that fired later than now is armed again; the one of a lot's settlement, which nobody has made, is none. */
function alertAt(alert: Row, time: number): Row[] {
  if (!isFiredAfter(alert, time)) return [alert];
  return alert['kind'] === 'sellable' ? [] : [{ ...alert, firedAt: null, firedPrice: null, seen: false }];
}

/** The story's alert, fired when the price reached it, whichever refresh of a page noticed that; any other one as it is. */
function firedInStory(alert: Row): Row {
  const isOfStory = (['id', 'kind', 'price', 'armedAt'] as const).every((key) => alert[key] === ALERT[key]);
  const firedAt = Date.parse(String(alert['firedAt']));
  const isFired = firedAt >= chapters.news && firedAt < chapters.purchase;
  if (!isOfStory || !isFired) return alert;
  return { ...alert, firedAt: new Date(levelReached).toISOString(), firedPrice: level };
}

/** Whether somebody has traded in the story later than on a day; what is planned may be later. */
function isTradedAfter({ planned, date }: Row, day: string): boolean {
  return planned !== true && typeof date === 'string' && date >= signalDay && date > day;
}

function isFiredAfter({ firedAt }: Row, time: number): boolean {
  return typeof firedAt === 'string' && Date.parse(firedAt) > time;
}

function isBeforeOpening(time: number): boolean {
  return time >= chapters.news && time < chapters.opening - 10 * 60_000;
}

function rowsIn(desk: SavedDesk, list: 'trades' | 'alerts'): readonly Row[] {
  return desk[list] as readonly Row[];
}

/** The trades of the story that the person has removed from a saved desk. */
function removedIn(saved: SavedDesk): readonly string[] {
  return isTexts(saved['removed']) ? saved['removed'] : [];
}
