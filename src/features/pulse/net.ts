/** A net value as it is printed, in whole billion đồng, and the side it is on. */
export function wholeNet(net: number): { whole: number; side: 'buy' | 'sell' | 'none' } {
  const whole = Math.round(net) + 0;
  return { whole, side: whole === 0 ? 'none' : whole > 0 ? 'buy' : 'sell' };
}
