import { tradePrice, tradePriceInThousand, tradePriceOfThousand } from '../../market/trade-price';

const MOST_SHARES = 1_000_000_000;
/** No share of Vietnam costs as many thousand đồng: a larger number is đồng. */
export const HIGHEST_THOUSAND = 5_000;

const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 9 });

/** A price in đồng as a field is filled with it, exact in thousand đồng: 68400 is '68.40', 26905 is '26.905'. */
export function typedPrice(price: number): string {
  return exact.format(tradePriceInThousand(price));
}

/**
 * A price in đồng from thousand đồng, with a point or a comma, or from đồng: 68.4, 68,4 and 68400; null for anything else,
 * also for a part of a đồng.
 */
export function readPriceInDong(text: string): number | null {
  const price = readTradePrice(text);
  return price !== null && Number.isInteger(price) ? price : null;
}

/** The same of the price of a trade, which may have a fraction of a đồng: 79.43333 and 79,433.33 too. */
export function readTradePrice(text: string): number | null {
  const plain = withoutGroups(text.trim().replace(/\s|đ$/g, ''));
  if (!/^\d{1,9}([.,]\d{1,9})?$/.test(plain)) return null;
  const number = Number(plain.replace(',', '.'));
  const price = number < HIGHEST_THOUSAND ? tradePriceOfThousand(number) : tradePrice(number);
  return price > 0 && price <= 2 ** 31 - 1 ? price : null;
}

/** Without separators of thousands, where what follows them, or that there are several, says that they are. */
function withoutGroups(text: string) {
  if (/^\d{1,3}(,\d{3})+\.\d|^\d{1,3}(,\d{3}){2,}$/.test(text)) return text.replaceAll(',', '');
  return /^\d{1,3}(\.\d{3})+,\d|^\d{1,3}(\.\d{3}){2,}$/.test(text) ? text.replaceAll('.', '') : text;
}

const cash = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 });

/** A cash dividend in đồng as a field is filled with it: 1,500, or 1,234.56. */
export function typedCash(amount: number): string {
  const text = cash.format(amount);
  // Three decimals would read as thousands.
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** A cash dividend in đồng above 0, whole or with decimals after a point; null for anything else. */
export function readCash(text: string): number | null {
  const whole = readQuantity(text);
  if (whole !== null) return whole;
  const plain = text.trim();
  if (!/^\d{1,3}(,?\d{3})*\.\d{1,6}$/.test(plain)) return null;
  const amount = Number(plain.replaceAll(',', ''));
  return amount > 0 && amount <= MOST_SHARES ? amount : null;
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
