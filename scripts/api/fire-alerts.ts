import type { startMockServer } from '../../mock-server/server';
import { withChange } from '../../src/graph/desk/document';
import { readDesk } from '../../src/graph/desk/fields';
import { USUAL_DESK_COSTS } from '../../src/market/costs';
import { firedBy, watchedOf, type AlertQuote, type PriceAlert } from '../../src/market/alerts';

/** What a push says of an alert; `price` in thousand đồng, null where there is none. */
export type PushedAlert = {
  readonly id: string;
  readonly symbol: string;
  readonly kind: string;
  readonly price: number | null;
  readonly at: string;
  readonly person: string;
};

type Mock = Pick<ReturnType<typeof startMockServer>, 'desksOf' | 'quoteOf' | 'marketNow'>;

/**
 * Saves as fired what has happened of the alerts of a person by the market's prices of now, evaluated as the page evaluates
 * them: those on prices, and of lots that are held the stop, the target and the day of sale. Resolves to what is pushed of them.
 */
export async function fireAlerts(person: string, mock: Mock): Promise<readonly PushedAlert[]> {
  const desks = mock.desksOf(person);
  await desks.prepare(person);
  const desk = await readDesk(desks.read(person));
  const now = mock.marketNow();
  const watched = watchedOf(desk, desk.settings ?? USUAL_DESK_COSTS, now);
  const fired = firedBy(watched, quotesOf(watched, mock), now);
  const stored = desks.read(person);
  // What was saved meanwhile is evaluated next time.
  if (fired.length === 0 || stored.version !== desk.version) return [];
  const alerts = fired.map(({ dueAt: _dueAt, ...alert }) => alert);
  desks.save(person, { ...withChange(stored, { alerts }), version: stored.version + 1 });
  return fired.map((alert) => pushOf(alert, person));
}

function quotesOf(watched: ReturnType<typeof watchedOf>, { quoteOf }: Mock): ReadonlyMap<string, AlertQuote> {
  const symbols = new Set(watched.flatMap(({ symbol }) => symbol ?? []));
  return new Map(
    [...symbols].flatMap((symbol) => {
      const quote = quoteOf(symbol);
      return quote ? [[symbol, quote] as const] : [];
    }),
  );
}

function pushOf({ id, symbol, kind, firedPrice, firedAt }: PriceAlert, person: string): PushedAlert {
  return { id, symbol, kind: kind.toLowerCase(), price: firedPrice, at: firedAt!, person };
}
