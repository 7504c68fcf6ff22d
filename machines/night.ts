/** When the night starts and ends, in milliseconds of the local day; it may span midnight. */
export type NightHours = { readonly from: number; readonly to: number };

/** From 20:00 to 8:00. */
export const defaultNightHours: NightHours = { from: 72_000_000, to: 28_800_000 };

/** Whether a time of day is in the night; its start is, its end is not. Null for equal ends, which make no night. */
export function partOfDay({ from, to }: NightHours, time: number): 'night' | 'day' | null {
  if (from === to) return null;
  const isInside = from < to ? from <= time && time < to : from <= time || time < to;
  return isInside ? 'night' : 'day';
}
