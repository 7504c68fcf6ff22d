/** When the night begins and when it ends, in milliseconds of the local day; it may reach past midnight. */
export type NightHours = { readonly from: number; readonly to: number };

/** From 20:00 to 8:00. */
export const usualNight: NightHours = { from: 72_000_000, to: 28_800_000 };

/** Whether a time of the day lies in the night; its beginning does, its end does not. Equal ends make no night: null. */
export function partOfDay({ from, to }: NightHours, time: number): 'night' | 'day' | null {
  if (from === to) return null;
  const isInside = from < to ? from <= time && time < to : from <= time || time < to;
  return isInside ? 'night' : 'day';
}
