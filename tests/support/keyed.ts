import { universe } from '../../mock-server/listing/universe';
import { typedWith, type InputMethod } from '../../src/lib/input-method';

/** How an input method changes a field: it replaces the word at once, as in a composition, or deletes letters and types others. */
export type Engine = 'replacing' | 'rewriting';

/** The tickers of the demo that Telex makes other words of. */
export const changedTickers = () =>
  universe.map(({ symbol }) => symbol).filter((symbol) => typedWith('telex', symbol) !== symbol);

/** Each method with each engine. */
export const keyings = <Method extends InputMethod>(methods: readonly Method[]) =>
  methods.flatMap((method) => [[method, 'replacing'] as const, [method, 'rewriting'] as const]);

/** The texts that a field goes through while keys are pressed, the last one included. */
export function valuesOf(method: InputMethod, keys: string, engine: Engine): readonly string[] {
  const words = Array.from(keys, (_, at) => typedWith(method, keys.slice(0, at + 1)));
  if (engine === 'replacing') return words;
  return words.flatMap((word, at) => between(words[at - 1] ?? '', word));
}

function between(from: string, to: string): readonly string[] {
  let common = 0;
  while (common < from.length && from[common] === to[common]) common += 1;
  const deleted = Array.from({ length: from.length - common }, (_, at) =>
    from.slice(0, from.length - 1 - at),
  );
  const typed = Array.from({ length: to.length - common }, (_, at) => to.slice(0, common + 1 + at));
  return [...deleted, ...typed];
}
