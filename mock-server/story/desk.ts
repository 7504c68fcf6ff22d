import { toVnd } from '../../src/market/format';
import { listingOf } from '../listing/universe';
import { planOf } from '../reports/desk';
import { buyOf, saleOf } from '../reports/desk-trades';
import { createReports, type Reports } from '../reports/reports';
import { signalsOf } from '../reports/signals';
import type { SavedDesk } from '../saved-state.shape';
import type { Market } from '../simulator/simulator';
import { chapters, recorded, spans, STORY } from './story';

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
type Step = { readonly from: number; readonly until: number; readonly row: Row };

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
 * are recorded by then. What the person changes stays; a clock that is set back arms again what has fired since.
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

  return {
    /** Computes what the first desk is made of. */
    async prepare() {
      if (opened === null) await first().prepare.signals();
    },
    /** The desk by now, from the one that is saved, if any. */
    read(saved: SavedDesk | undefined): SavedDesk {
      const time = now().getTime();
      const desk = saved ?? (opened ??= firstDesk());
      const trades = rowsIn(desk, 'trades');
      const all = steps();
      const kept = trades.filter(({ id }) => all.every((step) => step.row.id !== id || isOn(step, time)));
      const added = all.filter((step) => isOn(step, time) && kept.every(({ id }) => id !== step.row.id));
      return {
        ...desk,
        version: desk.version + passed(time),
        trades: [...kept, ...added.map(({ row }) => row)],
        alerts: rowsIn(desk, 'alerts').flatMap((alert) => alertAt(alert, time)),
      };
    },
    /** What is to be saved of a desk, so that it is read with the version that it has. */
    toSave: (desk: SavedDesk): SavedDesk => ({ ...desk, version: desk.version - passed(now().getTime()) }),
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
  const end = spans.at(-1)!.until + 365 * 86_400_000;
  return [
    { from: recorded.plan, until: recorded.purchase, row: planOf(signal) },
    { from: recorded.purchase, until: end, row: buyOf(bought) },
    { from: recorded.sale, until: end, row: saleOf(bought, saleDay, sold) },
  ];
}

/** An alert that fired later than now is armed again; the one of a lot's settlement, which nobody has made, is none. */
function alertAt(alert: Row, time: number): Row[] {
  const { firedAt, kind: watched } = alert;
  if (typeof firedAt !== 'string' || Date.parse(firedAt) <= time) return [alert];
  return watched === 'sellable' ? [] : [{ ...alert, firedAt: null, firedPrice: null, seen: false }];
}

function isBeforeOpening(time: number): boolean {
  return time >= chapters.news && time < chapters.opening - 10 * 60_000;
}

function rowsIn(desk: SavedDesk, list: 'trades' | 'alerts'): readonly Row[] {
  return desk[list] as readonly Row[];
}
