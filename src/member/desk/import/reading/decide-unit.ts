import type { Table } from '../../../../tables/table';
import { textOfCell } from '../cells/cells';
import { readSecurity, underlyingOf } from '../cells/securities';
import { currencyIn, kindIn } from '../cells/words';
import { unitOfHead } from '../columns/heads';
import type { Choices, Column, ColumnRole, Question } from '../preview-types';
import { PRICES } from './decide-marks';
import { priceOfValue } from './price-of-value';
import type { Known, NumberIn, Places, Reading } from './reading';

/** What prices can be: of a warrant, of one share that once cost more than a million đồng, of the others. */
const RANGES = {
  warrant: { lowestDong: 10, highestThousand: 50 },
  VNZ: { lowestDong: 100, highestThousand: 2_000 },
  share: { lowestDong: 100, highestThousand: 1_000 },
} as const;

const rangeOf = (symbol: string) =>
  /^C[A-Z0-9]{3}\d{4}$/.test(symbol) ? RANGES.warrant : symbol === 'VNZ' ? RANGES.VNZ : RANGES.share;

/** The unit that a price alone says: no share costs as little in đồng, or as much in thousand; null where both can be. */
export function unitOfPrice(price: number, symbol: string): 'dong' | 'thousand' | null {
  const { lowestDong, highestThousand } = rangeOf(symbol);
  if (price < lowestDong) return 'thousand';
  return price > highestThousand ? 'dong' : null;
}

type Units = Places & {
  numberIn: NumberIn;
  choices: Choices;
  known: Known;
  columns: readonly Column[];
  valueKind: Reading['valueKind'];
};

type Priced = {
  symbol: string;
  price: number;
  quantity: number | null;
  value: number | null;
  costs: readonly [part: number, cost: number][];
};

/** Đồng or thousand đồng, once for the file: what a price can be, the value, the costs, the head; else a question. */
export function decideUnit(
  table: Table,
  { choices, known, columns, ...places }: Units,
): { unit: Reading['unit']; question: Question | null } {
  const priced = pricedRows(table, places);
  const listed = priced.filter(
    ({ symbol }) => known.isListed(symbol) || known.isListed(underlyingOf(symbol)),
  );
  const rows = listed.length > 0 ? listed : priced;
  if (choices.unit !== undefined) return { unit: choices.unit, question: null };
  if (rows.length === 0) return { unit: null, question: null };
  const units = new Set(rows.map(({ price, symbol }) => unitOfPrice(price, symbol)));
  const unclear = rows.filter(({ price, symbol }) => unitOfPrice(price, symbol) === null);
  const [shown] = unclear.toSorted((one, other) => other.price - one.price);
  const question: Question = { kind: 'unit', example: shown ? `${shown.symbol} ${shown.price}` : '' };
  if (units.has('dong') && units.has('thousand')) {
    // Each price that can be read in one way only is read so; the others are a question.
    return unclear.length > 0 ? { unit: null, question } : { unit: 'dong', question: null };
  }
  if (units.has('dong')) return { unit: 'dong', question: null };
  if (units.has('thousand')) return { unit: 'thousand', question: null };
  const by = byValue(rows) ?? byCosts(rows) ?? byHead(table, columns) ?? byFractions(rows);
  return by === null ? { unit: null, question } : { unit: by, question: null };
}

function pricedRows(table: Table, places: Omit<Units, 'choices' | 'known' | 'columns'>): Priced[] {
  const { at, numberIn } = places;
  const [symbols, sides, currencies] = [at('symbol'), at('side'), at('currency')];
  return table.rows.flatMap(({ cells }) => {
    const security = readSecurity(textOfCell(cells[symbols]));
    const kind = sides === -1 ? null : kindIn(cells[sides] ?? '');
    const currency = currencies === -1 ? null : currencyIn(cells[currencies] ?? '');
    const written = ['price', 'boughtPrice', 'soldPrice']
      .map((role) => numberIn(cells, at(role as ColumnRole)))
      .find((each) => each !== null && each > 0);
    const price = written ?? priceOfValue(cells, kind, places);
    if (security === null || price === null) return [];
    if (!['share', 'warrant'].includes(security.kind)) return [];
    if (kind !== null && !['BUY', 'SELL', 'B'].includes(kind)) return [];
    if (currency !== null && currency !== 'VND') return [];
    const shares =
      numberIn(cells, at('quantity')) ?? numberIn(cells, at('bought')) ?? numberIn(cells, at('sold'));
    const quantity = shares === null ? null : Math.abs(shares);
    const value = numberIn(cells, at('value'));
    const costs = (['fee', 'tax'] as const).flatMap((role): [number, number][] => {
      const cost = numberIn(cells, at(role));
      return cost ? [[role === 'fee' ? 0.0015 : 0.001, Math.abs(cost)]] : [];
    });
    return [
      { symbol: security.symbol, price, quantity, value: value === null ? null : Math.abs(value), costs },
    ];
  });
}

/** A value a thousand times quantity times price is in đồng beside prices in thousand; an equal one of millions is in đồng as well. */
function byValue(rows: readonly Priced[]): 'dong' | 'thousand' | null {
  const found = new Set<'dong' | 'thousand' | null>();
  for (const { price, quantity, value } of rows) {
    if (!quantity || !value) continue;
    const ratio = value / (quantity * price);
    if (Math.abs(ratio / 1_000 - 1) < 0.01) found.add('thousand');
    else if (Math.abs(ratio - 1) < 0.01) found.add(value >= 3_000_000 ? 'dong' : null);
  }
  found.delete(null);
  return found.size === 1 ? [...found][0]! : null;
}

/** A fee or a tax in đồng is some thousandths of the value. */
function byCosts(rows: readonly Priced[]): 'dong' | 'thousand' | null {
  const found = new Set<'dong' | 'thousand'>();
  for (const { price, quantity, costs } of rows) {
    if (!quantity) continue;
    for (const [part, cost] of costs) {
      const ratio = cost / (quantity * price * part);
      if (cost < 500) continue;
      if (ratio > 0.1 && ratio < 5) found.add('dong');
      else if (ratio > 100 && ratio < 5_000) found.add('thousand');
    }
  }
  return found.size === 1 ? [...found][0]! : null;
}

function byHead({ titles }: Table, columns: readonly Column[]): 'dong' | 'thousand' | null {
  const heads = columns
    .filter(({ role }) => role !== null && PRICES.includes(role))
    .map(({ head }) => unitOfHead(head));
  const said = heads.find((each) => each !== null);
  if (said !== undefined && said !== null) return said;
  const title = titles
    .map(({ cells }) => cells.map(String).join(' '))
    .find((text) => /đơn vị|đvt|don vi|dvt|unit/iu.test(text));
  return title === undefined ? null : unitOfHead(title);
}

/** Prices with a part are thousands where all of them are on a tick as such: 120.5 is 120,500 đồng. */
function byFractions(rows: readonly Priced[]): 'thousand' | null {
  const hasPart = rows.some(({ price }) => !Number.isInteger(price));
  const onTick = rows.every(({ price }) => Math.abs(((price * 1_000) / 50) % 1) < 1e-6);
  const isCommon = rows.every(({ price }) => price < 400);
  return hasPart && onTick && isCommon ? 'thousand' : null;
}
