import { HIGHEST_THOUSAND } from '../../shared/read-number';

/**
 * What so many shares have cost in đồng, by what is typed as their average cost: in thousand đồng or in đồng, with a point or a comma;
 * null for anything else.
 */
export function readCost(text: string, shares: number): number | null {
  const plain = text.trim().replaceAll(/\s|đ$/g, '');
  const ungrouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)
    ? plain.replaceAll(',', '')
    : /^\d{1,3}(\.\d{3})+(,\d+)$/.test(plain)
      ? plain.replaceAll('.', '')
      : plain;
  if (!/^\d{1,9}([.,]\d{1,6})?$/.test(ungrouped)) return null;
  const number = Number(ungrouped.replace(',', '.'));
  const price = number < HIGHEST_THOUSAND ? number * 1_000 : number;
  return price > 0 ? Math.round(price * shares) : null;
}
