import { fold } from '../../../../lib/text';
import type { Cell } from '../../../../tables/table';
import type { Reading } from '../reading/reading';
import { toDong } from './prices';
import type { Fail, ReadParts } from './read-row';

/** The par value of a share in đồng, of which a dividend in percent is a part. */
const PAR_VALUE = 10_000;
/** What companies pay for a share in đồng: less is thousands, more is the sum for all shares. */
const LOWEST_DIVIDEND = 50;
const HIGHEST_DIVIDEND = 50_000;

/** The cash for a share before tax, always in đồng but for the product's own export. */
export function dividendOf(cells: readonly Cell[], { reading }: ReadParts, fail: Fail): number | null {
  const { at, numberIn } = reading;
  const column = at('price');
  const written = numberIn(cells, column) ?? 0;
  if (reading.isOwn) return toDong(written, reading.unit ?? 'thousand');
  const value = Math.abs(numberIn(cells, at('value')) ?? numberIn(cells, at('moneyIn')) ?? 0);
  const quantity = Math.abs(numberIn(cells, at('quantity')) ?? 0);
  const said = written > 0 ? written : cashInWords(cells);
  const each = said ?? (quantity > 0 ? value / quantity : 0);
  const isTaxed = (numberIn(cells, at('tax')) ?? 0) !== 0;
  if (said === null && !isTaxed && isAfterTax(each)) return fail('price', 'ratio', column);
  const isOther = value > 0 && quantity > 0 && written > 0 && Math.abs(value / (quantity * each) - 1) > 0.06;
  return isCashForShare(each) && !isOther ? each : fail('price', 'ratio', column);
}

/** Whether a company pays so many đồng for a share: no part of a đồng, and not what is in thousand, or the sum for all shares. */
export function isCashForShare(dong: number): boolean {
  return Number.isInteger(dong) && dong >= LOWEST_DIVIDEND && dong <= HIGHEST_DIVIDEND;
}

/** The cash for all shares, of a row that says neither how many these are nor what each brings; null for any other row. */
export function paidInAll(cells: readonly Cell[], { at, numberIn, isOwn }: Reading): SumPaid | null {
  if (isOwn || cashInWords(cells) !== null || (numberIn(cells, at('quantity')) ?? 0) !== 0) return null;
  const price = Math.abs(numberIn(cells, at('price')) ?? 0);
  if (price > 0) return price > HIGHEST_DIVIDEND ? { amount: price, column: at('price') } : null;
  const column = [at('value'), at('moneyIn')].find((index) => (numberIn(cells, index) ?? 0) !== 0);
  return column === undefined ? null : { amount: Math.abs(numberIn(cells, column)!), column };
}

type SumPaid = { amount: number; column: number };

/** Of what is left after a tax of 5%, 19 is a factor where the dividend is a multiple of 20 đồng. */
const FACTOR_AFTER_TAX = 19;

/** Whether so many đồng for a share may be what is left of a dividend after tax, as 950 is of 1,000. */
export const isAfterTax = (dong: number) => dong % FACTOR_AFTER_TAX === 0;

/** Đồng for a share in the words of a row: "1.000 đ/cp", "10%". */
function cashInWords(cells: readonly Cell[]): number | null {
  for (const cell of cells) {
    const text = fold(String(cell));
    const each = /(\d[\d.,]*)\s*(?:d|dong|vnd)?\s*\/\s*(?:1\s*)?(?:cp|co phieu|share|ck)\b/.exec(text);
    if (each) return Number(each[1]!.replaceAll(/\D/g, ''));
    const percent = /(?:co tuc|dividend).*?(\d{1,3}(?:[.,]\d{1,2})?)\s?%/.exec(text);
    if (percent) return (Number(percent[1]!.replace(',', '.')) / 100) * PAR_VALUE;
  }
  return null;
}
