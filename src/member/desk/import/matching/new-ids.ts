import { readId } from '../../../../graph/desk/ids';
import { textHash } from '../../../../lib/hash';
import { oneLine } from '../../../../lib/text';
import type { FileTrade } from './file-trade';
import { tradeKeyOf } from './file-trade';

/**
 * Returns a function that returns an id for a new trade: its own where that can be kept and is free, else one by what it says and
 * its place among equals, so that two tabs that import a file at once bring each trade once.
 */
export function newTradeIds(known: readonly { readonly id: string }[]) {
  const idOf = newIds(known);
  return ({ id, trade }: FileTrade, isExact: boolean): string => {
    const own = isExact ? readId(id) : null;
    const { account, time, orderNumber } = trade;
    const text = `${tradeKeyOf(trade)} ${JSON.stringify([account, time, orderNumber])}`;
    return idOf(text, own !== null && oneLine(own) === own ? own : null);
  };
}

/** Returns a function that returns an id for what a text says, or the one that is asked for where it is free. */
export function newIds(known: readonly { readonly id: string }[]) {
  const taken = new Set(known.map(({ id }) => id));
  const places = new Map<string, number>();
  return (text: string, asked: string | null = null): string => {
    let place = (places.get(text) ?? 0) + 1;
    const placed = () => `file ${textHash(`${text} ${place}`)}`;
    let id = asked !== null && !taken.has(asked) ? asked : placed();
    while (taken.has(id)) {
      place += 1;
      id = placed();
    }
    places.set(text, place);
    taken.add(id);
    return id;
  };
}
