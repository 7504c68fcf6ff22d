const MOST_SHARES = 1_000_000_000;
/** No share of Vietnam costs as many thousand đồng: a larger number is đồng. */
const HIGHEST_THOUSAND = 5_000;

/** A price in đồng from thousand đồng, with a point or a comma, or from đồng: 68.4, 68,4 and 68400; null for anything else. */
export function readPrice(text: string): number | null {
  const plain = text.trim().replace(/\s|đ$/g, '');
  const grouped = /^\d{1,3}([.,]\d{3}){2,}$/.test(plain) ? plain.replace(/[.,]/g, '') : plain;
  if (!/^\d{1,9}([.,]\d{1,3})?$/.test(grouped)) return null;
  const number = Number(grouped.replace(',', '.'));
  const price = number < HIGHEST_THOUSAND ? Math.round(number * 1_000) : Math.round(number);
  return price > 0 && price <= 2 ** 31 - 1 ? price : null;
}

/** A whole number above 0, whichever separator groups its thousands; null for anything else. */
export function readQuantity(text: string): number | null {
  const plain = text.trim();
  if (!/^\d+$|^\d{1,3}([.,\s]\d{3})+$/.test(plain)) return null;
  const quantity = Number(plain.replace(/\D/g, ''));
  return quantity > 0 && quantity <= MOST_SHARES ? quantity : null;
}
