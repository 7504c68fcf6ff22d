/** A filter that the person has saved: its conditions as an address has them, and from when on it is watched, if it is. */
export type SavedFilter = {
  readonly id: string;
  readonly name: string;
  readonly conditions: string;
  readonly watchedSince: string | null;
};

/** Names a watching: another one begins where the filter is watched again, or has other conditions. */
export function watchOf({ id, conditions, watchedSince }: SavedFilter): string {
  return [watchedSince, id, conditions].join(' ');
}
