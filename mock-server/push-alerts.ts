import { isAlertReached, matchedAt } from '../src/market/alerts';
import { toThousand } from '../src/market/format';
import { listingOf } from './listing/universe';
import type { Desks } from './routes/desk';
import type { SavedDesk } from './saved-state.shape';
import type { Market } from './simulator/simulator';

/** What a push says of an alert; `price` in thousand đồng. */
export type PushedAlert = {
  readonly id: string;
  readonly symbol: string;
  readonly kind: string;
  readonly price: number;
  readonly at: string;
  readonly person: string;
};

type Row = Readonly<Record<string, unknown>>;

/** The alerts on a price; what an app computes of lots, signals and filters is left to it. */
const KINDS = { above: 'ABOVE', below: 'BELOW', change: 'CHANGE', stop: 'STOP', target: 'TARGET' } as const;

/** Saves as fired what the market's prices of now have reached of the saved alerts of a person; resolves to what is pushed of them. */
export async function firePushed(
  person: string,
  market: Market,
  desks: Desks,
): Promise<readonly PushedAlert[]> {
  await desks.prepare(person);
  // Nothing may wait between this read and the save: another save would be lost.
  const desk = desks.read(person);
  const rows = (desk as SavedDesk & { alerts: readonly Row[] }).alerts;
  const pushed = rows.flatMap((row) => {
    const price = reachedPrice(row, market);
    if (price === null) return [];
    const at = matchedAt(market.now()).toISOString();
    const [id, symbol, kind] = [String(row['id']), String(row['symbol']), String(row['kind'])];
    return [{ id, symbol, kind, price, at, person }];
  });
  if (pushed.length === 0) return pushed;
  const fired = new Map(pushed.map((each) => [each.id, each]));
  const alerts = rows.map((row) => {
    const now = fired.get(String(row['id']));
    return now ? { ...row, firedAt: now.at, firedPrice: now.price, seen: false } : row;
  });
  desks.save(person, { ...desk, alerts, version: desk.version + 1 });
  return pushed;
}

/** The price on which an armed alert fires now, in thousand đồng; null where it does not. */
function reachedPrice(row: Row, market: Market): number | null {
  const { kind, symbol, firedAt, armedAt, price, percent } = row;
  const known = Object.hasOwn(KINDS, String(kind)) ? KINDS[kind as keyof typeof KINDS] : null;
  const listing = known && typeof symbol === 'string' ? listingOf(symbol) : null;
  const isArmed = (firedAt ?? null) === null && Date.parse(String(armedAt)) <= market.now().getTime();
  if (!known || !listing || !isArmed) return null;
  const { bar, reference } = market.snapshot(listing, market.today());
  if (!bar) return null;
  const now = toThousand(bar.close);
  const changePercent = (bar.close / reference - 1) * 100;
  const watched = { kind: known, price: numberOf(price), percent: numberOf(percent) };
  return isAlertReached(watched, { price: now, changePercent }) ? now : null;
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
