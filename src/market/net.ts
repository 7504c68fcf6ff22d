/** A net value in whole billion đồng as every screen and text prints it, half a billion away from zero; and the side it is on. */
export function wholeNet(net: number): { whole: number; side: 'buy' | 'sell' | 'none' } {
  const whole = Math.sign(net) * Math.round(Math.abs(net)) + 0;
  return { whole, side: whole === 0 ? 'none' : whole > 0 ? 'buy' : 'sell' };
}
