type Move = { change: number | null; changePercent: number | null };

/** Where an index or a sector went, as its printed figures say; the other board hues belong to stocks alone. */
export function directionOf({ change, changePercent }: Move): 'up' | 'down' | 'none' {
  const hundredths = Math.round((change ?? changePercent ?? 0) * 100);
  if (hundredths === 0) return 'none';
  return hundredths > 0 ? 'up' : 'down';
}
