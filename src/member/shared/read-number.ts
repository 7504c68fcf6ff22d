import { toThousand } from '../../market/format';

const MOST_SHARES = 1_000_000_000;
/** No share of Vietnam costs as many thousand đồng: a larger number is đồng. */
export const HIGHEST_THOUSAND = 5_000;

const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 3 });

/** A price in đồng as a field is filled with it, in thousand đồng to the đồng: 68400 is '68.40', 26905 is '26.905'. */
export function typedPrice(price: number): string {
  return exact.format(toThousand(price));
}

/**
 * A price in đồng from thousand đồng, with a point or a comma, or from đồng: 68.4, 68,4 and 68400; null for anything else,
 * also for a part of a đồng.
 */
export function readPriceInDong(text: string): number | null {
  const plain = withoutGroups(text.trim().replace(/\s|đ$/g, ''));
  if (!/^\d{1,9}([.,]\d{1,3})?$/.test(plain)) return null;
  const number = Number(plain.replace(',', '.'));
  const price = number < HIGHEST_THOUSAND ? Math.round(number * 1_000) : number;
  return price > 0 && price <= 2 ** 31 - 1 && Number.isInteger(price) ? price : null;
}

/** Without separators of thousands, where what follows them, or that there are several, says that they are. */
function withoutGroups(text: string) {
  if (/^\d{1,3}(,\d{3})+\.\d|^\d{1,3}(,\d{3}){2,}$/.test(text)) return text.replaceAll(',', '');
  return /^\d{1,3}(\.\d{3})+,\d|^\d{1,3}(\.\d{3}){2,}$/.test(text) ? text.replaceAll('.', '') : text;
}

/** Whole đồng, whichever separator groups the thousands; NaN for anything else. */
export function readMoney(text: string): number {
  return /^\d{1,3}([.,\s]?\d{3})*$/.test(text.trim()) ? Number(text.replace(/\D/g, '')) : NaN;
}

/** A whole number above 0, whichever separator groups its thousands; null for anything else. */
export function readQuantity(text: string): number | null {
  const plain = text.trim();
  if (!/^\d+$|^\d{1,3}([.,\s]\d{3})+$/.test(plain)) return null;
  const quantity = Number(plain.replace(/\D/g, ''));
  return quantity > 0 && quantity <= MOST_SHARES ? quantity : null;
}
