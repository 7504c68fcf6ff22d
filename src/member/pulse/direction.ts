type Move = { change: number | null; changePercent: number | null };

/** The direction of an index or sector by its rounded figures; other price colours belong to stocks. */
export function directionOf({ change, changePercent }: Move): 'up' | 'down' | 'none' {
  const hundredths = Math.round((change ?? changePercent ?? 0) * 100);
  if (hundredths === 0) return 'none';
  return hundredths > 0 ? 'up' : 'down';
}
