/** Which side a net value is on, as its printed tenths say. */
export function sideOf(net: number | null): 'buy' | 'sell' | 'none' {
  const tenths = net === null ? 0 : Math.round(Math.abs(net) * 10) * Math.sign(net);
  if (tenths === 0) return 'none';
  return tenths > 0 ? 'buy' : 'sell';
}
