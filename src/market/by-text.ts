/** Compares texts by the codes of their characters, as symbols and days are sorted; equal ones are 0. */
export function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Returns a comparator of rows by the text under a key. */
export function byText<Key extends string>(key: Key) {
  return (one: Readonly<Record<Key, string>>, other: Readonly<Record<Key, string>>) =>
    compareTexts(one[key], other[key]);
}
