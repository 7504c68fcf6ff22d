/** The side of a net value by its rounded tenths. */
export function sideOf(net: number | null): 'buy' | 'sell' | 'none' {
  const tenths = net === null ? 0 : Math.round(Math.abs(net) * 10) * Math.sign(net);
  if (tenths === 0) return 'none';
  return tenths > 0 ? 'buy' : 'sell';
}
