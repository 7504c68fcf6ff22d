import type { Cell } from '../../../../tables/table';
import { HIGHEST_AMOUNT } from '../../trade-limits';
import { isBlank } from '../cells/cells';
import type { RowKind } from '../cells/words';
import { unitOfPrice } from '../reading/decide-unit';
import { priceOfValue } from '../reading/price-of-value';
import type { Reading } from '../reading/reading';
import type { Fail, ReadParts } from './read-row';

/** Đồng that no share has ever cost. */
const HIGHEST_PRICE = 10_000_000;

/** The price of a row in đồng, as exact as its value says it. */
export function priceOf(
  cells: readonly Cell[],
  { kind, security, reading, quantity, fail }: ReadParts & { quantity: number | null; fail: Fail },
): number | null {
  const column = columnOfPrice(cells, kind, reading);
  if (column === -1) return priceOfRowValue(cells, { kind, security, reading, fail });
  const isFree = (kind === 'BONUS' && isBlank(cells[column])) || reading.isOwn;
  const written = reading.numberIn(cells, column) ?? (isFree && isBlank(cells[column]) ? 0 : null);
  if (written === null) return fail('price', reading.isAsked(column) ? 'asked' : 'price', column);
  if (written < 0) return fail('price', 'price', column);
  const isShares = kind === 'BONUS' || kind === 'RIGHTS';
  if (written === 0) return isShares && kind !== 'RIGHTS' ? 0 : fail('price', 'price', column);
  const unit =
    (isShares || reading.isOwn ? null : unitOfPrice(written, security?.symbol ?? '')) ?? reading.unit;
  if (unit === null) return fail('price', 'asked', column);
  const price = toDong(written, unit);
  if (price > HIGHEST_AMOUNT) return fail('price', 'price', column);
  if (!reading.isOwn && price > HIGHEST_PRICE) return fail('price', 'unit', column);
  return quantity === null
    ? price
    : exactPrice(price, quantity, valueInDong(cells, price * quantity, reading));
}

/** A price that the value of a row makes; values in million would make one below 1. */
function priceOfRowValue(
  cells: readonly Cell[],
  { kind, security, reading, fail }: Pick<ReadParts, 'kind' | 'security' | 'reading'> & { fail: Fail },
): number | null {
  const price = priceOfValue(cells, kind, reading);
  if (price === null) return fail('price', reading.valueKind ? 'price' : 'asked');
  const unit = unitOfPrice(price, security?.symbol ?? '') ?? reading.unit;
  if (unit === null) return fail('price', 'asked', reading.at('value'));
  const dong = unit === 'dong' ? price : toDong(price, unit);
  return price < 1 || dong > HIGHEST_PRICE ? fail('price', 'unit', reading.at('value')) : dong;
}

function columnOfPrice(cells: readonly Cell[], kind: RowKind | null, { at }: Reading): number {
  const own = kind === 'SELL' ? at('soldPrice') : at('boughtPrice');
  return own !== -1 && (at('price') === -1 || !isBlank(cells[own])) ? own : at('price');
}

/** Đồng with the parts that are written, without the noise of floats. */
export const toDong = (price: number, unit: 'dong' | 'thousand') =>
  Number((unit === 'thousand' ? price * 1_000 : price).toFixed(4));

/** The value of a row in đồng, where it is about what quantity and price make; null where it is something else. */
function valueInDong(cells: readonly Cell[], amount: number, { at, numberIn }: Reading): number | null {
  const value = Math.abs(numberIn(cells, at('value')) ?? 0);
  return [value, value * 1_000].find((each) => Math.abs(each - amount) <= amount * 0.0005) ?? null;
}

/** The price with the fewest decimals that makes the value; the price itself where there is none. */
function exactPrice(price: number, quantity: number, value: number | null): number {
  if (value === null || Math.round(price * quantity) === Math.round(value)) return price;
  for (let decimals = 2; decimals <= 6; decimals += 1) {
    const exact = Number((value / quantity).toFixed(decimals));
    if (Math.round(exact * quantity) === Math.round(value)) return exact;
  }
  return price;
}
