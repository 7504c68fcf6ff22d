import { LONGEST_LIST_NAME, MOST_LISTED, MOST_LISTS } from '../../../../graph/desk/own-lists';
import { fold, oneLine } from '../../../../lib/text';
import type { SymbolSection } from './read-list';

export type NewList = { name: string; symbols: readonly string[] };

/**
 * The lists that sections make of the symbols that are taken, each with a name that no other list has; of those that there
 * is no room for, the number, and the symbols without a section.
 */
export function newLists(
  sections: readonly SymbolSection[],
  isTaken: (symbol: string) => boolean,
  names: readonly string[],
) {
  const used = new Set(names.map(fold));
  const taken = sections.map(({ name, symbols }) => ({
    name,
    symbols: [...new Set(symbols.filter(isTaken))].slice(0, MOST_LISTED),
  }));
  const named = taken.flatMap(({ name, symbols }) =>
    name === null || symbols.length === 0 ? [] : [{ name, symbols }],
  );
  const room = Math.max(0, MOST_LISTS - names.length);
  const lists = named.slice(0, room).map(({ name, symbols }): NewList => {
    const free = freeName(name, used);
    used.add(fold(free));
    return { name: free, symbols };
  });
  const others = taken.flatMap(({ name, symbols }) => (name === null ? symbols : []));
  return { lists, others, beyond: named.length - lists.length };
}

function freeName(name: string, used: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : ` ${number}`;
    const free = `${oneLine(name.slice(0, LONGEST_LIST_NAME - end.length))}${end}`;
    if (!used.has(fold(free))) return free;
  }
}
