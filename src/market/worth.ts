/** What shares are worth at a price in thousand VND, in billion VND; null where one of them is not known. */
export function worthOf(shares: number | null, price: number | null): number | null {
  return shares === null || price === null ? null : (shares * price) / 1e6;
}

/** What investors from abroad bought of a symbol less what they sold, in billion VND at the price. */
export function foreignNetOf(
  { foreignBuy, foreignSell }: { readonly foreignBuy: number | null; readonly foreignSell: number | null },
  price: number | null,
): number | null {
  return foreignBuy === null || foreignSell === null ? null : worthOf(foreignBuy - foreignSell, price);
}
