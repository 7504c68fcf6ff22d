import { isDeepStrictEqual } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;

/** What differs after a step in a situation, a line per field: `situation, step: field was X, is Y`. */
export function differences(situation: string, step: string, expected: Fields, observed: Fields): string[] {
  return Object.keys({ ...expected, ...observed })
    .filter((name) => !isDeepStrictEqual(expected[name], observed[name]))
    .map((name) => `${situation}, ${step}: ${name} was ${text(expected[name])}, is ${text(observed[name])}`);
}

function text(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}
