/** The sign of a value as it is printed with so many decimals, half away from zero. */
export function printedSign(value: number, decimals: number): -1 | 0 | 1 {
  const isZero = Math.round(Math.abs(value) * 10 ** decimals) === 0;
  return isZero ? 0 : value > 0 ? 1 : -1;
}

export type NetSide = 'buy' | 'sell' | 'none';

/** The side of a net value in billion đồng, as it is printed with so many decimals. */
export function netSide(net: number | null, decimals: number): NetSide {
  const sign = printedSign(net ?? 0, decimals);
  return sign === 0 ? 'none' : sign > 0 ? 'buy' : 'sell';
}

/** A net value in whole billion đồng as every screen and text prints it, half away from zero, and its side. */
export function wholeNet(net: number): { whole: number; side: NetSide } {
  return { whole: Math.sign(net) * Math.round(Math.abs(net)) + 0, side: netSide(net, 0) };
}
