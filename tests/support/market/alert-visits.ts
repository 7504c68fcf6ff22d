import { createActor, fromPromise, waitFor } from 'xstate';
import {
  catchUpMachine,
  evaluatesAt,
  type BarSearch,
  type BarsFound,
} from '../../../machines/catch-up.machine';
import { firedBy, toldUntil, type PriceAlert } from '../../../src/market/alerts';
import type { NewestBar } from '../../../src/market/believed-days';
import { missedIn } from '../../../src/market/catch-up';
import type { Judged } from '../../../src/market/judged-price';
import { judgeQuotes, waitedFor } from '../../../src/market/judged-quotes';
import { isOfNow } from '../../../src/market/quote';
import { watchedUntilOf, withWatchedUntil } from '../../../src/market/watched-until';
import { feedAt, type Faults, type Match } from './arrivals';

/** What a browser and a desk keep between two visits. */
export type Kept = {
  stored: Readonly<Record<string, unknown>>;
  alerts: readonly PriceAlert[];
  /** Every time that an alert fired, with the instant at which that became known. */
  readonly firings: { readonly alert: PriceAlert; readonly knownAt: number }[];
};

const SYMBOL = 'FPT';

/** One visit of the page: prices come at each of these instants, and what fires is saved. */
export async function visit(
  kept: Kept,
  instants: readonly number[],
  { matches, faults }: { matches: readonly Match[]; faults: Faults },
): Promise<void> {
  let bars: ReadonlyMap<string, NewestBar> = new Map();
  let bySymbol: ReadonlyMap<string, Judged> = new Map();
  let now = instants[0]!;
  const fire = (fired: readonly PriceAlert[]) => {
    for (const alert of fired) {
      const armed = kept.alerts.find(({ id, firedAt }) => id === alert.id && firedAt === null);
      if (!armed) continue;
      kept.firings.push({ alert, knownAt: now });
      kept.alerts = kept.alerts.map((each) => (each.id === alert.id ? alert : each));
    }
  };
  const quotes = () => {
    const { quote } = feedAt(matches, faults, now);
    return new Map(quote ? [[SYMBOL, quote]] : []);
  };
  const judged = () => judgeQuotes(bySymbol, quotes(), { bars, levels: waitedFor(kept.alerts) });
  const believed = () => [...judged().believed].filter(([, quote]) => isOfNow(quote, new Date(now)));

  const find = fromPromise<BarsFound, BarSearch>(async ({ input }) => {
    const { load } = feedAt(matches, faults, now);
    const found = await missedIn(kept.alerts, input, { load, quotes: quotes() });
    bars = new Map([...bars, ...found.bars]);
    return found;
  });
  const { symbols, before } = watchedUntilOf(kept.stored, '1');
  const actor = createActor(catchUpMachine.provide({ actors: { find } }), {
    input: { watchedUntil: symbols, before },
  });
  actor.on('found', ({ fired }) => fire(fired as readonly PriceAlert[]));
  actor.start();
  for (now of instants) {
    const armed = kept.alerts.filter(
      ({ firedAt, armedAt }) => firedAt === null && Date.parse(armedAt) <= now,
    );
    if (armed.length === 0) continue;
    const first = Math.min(...armed.map(({ armedAt }) => Date.parse(armedAt)));
    const told = believed().map(([symbol, quote]) => [symbol, toldUntil(quote, new Date(now))] as const);
    actor.send({
      type: 'prices came',
      at: now,
      armed: { [SYMBOL]: first },
      priced: Object.fromEntries(told),
    });
    await waitFor(actor, (snapshot) => snapshot.matches('watching'));
    const evaluated = believed().filter(([symbol]) => evaluatesAt(actor.getSnapshot(), symbol, now));
    fire(
      firedBy(
        armed.filter(({ id }) => isArmed(kept, id)),
        new Map(evaluated),
        new Date(now),
      ),
    );
    bySymbol = judged().bySymbol;
    kept.stored = withWatchedUntil(kept.stored, '1', actor.getSnapshot().context.watchedUntil) ?? kept.stored;
  }
  actor.stop();
}

function isArmed({ alerts }: Kept, id: string) {
  return alerts.some((alert) => alert.id === id && alert.firedAt === null);
}
