import { MOST_LISTED } from '../../../graph/desk/own-lists';
import { oneLine } from '../../../lib/text';
import { isTicker, parseSymbol } from '../../../market/symbol';
import { rowsOfTable } from '../../shared/table';

/** The symbols of a text. */
type FoundSymbols = {
  /** In their order, each once, without those that the list has. */
  readonly symbols: readonly string[];
  /** How often one stands there again, or in the list already. */
  readonly repeated: number;
};

/** What stands above symbols. */
const HEADS: ReadonlySet<string> = new Set(['SYMBOL', 'SYMBOLS', 'TICKER']);

/**
 * The symbols of a pasted text, with anything between them. Of a table those of the column whose head says so: words of
 * the names beside it are no symbols.
 */
export function symbolsIn(text: string, listed: readonly string[]): FoundSymbols {
  const known = new Set(listed);
  const symbols: string[] = [];
  let repeated = 0;
  for (const word of wordsIn(text)) {
    const symbol = parseSymbol(word);
    if (symbol === null || !isTicker(symbol) || HEADS.has(symbol) || /^\d+$/.test(symbol)) continue;
    if (known.has(symbol)) repeated += 1;
    else symbols.push(symbol);
    known.add(symbol);
  }
  return { symbols, repeated };
}

/** The head of a column of symbols. */
const COLUMN = /^(symbol|ticker|mã( ck| cp| chứng khoán| cổ phiếu)?)$/iu;

/** More would freeze the page. */
const MOST_ROWS = 10_000;

function wordsIn(text: string): readonly string[] {
  const [head, ...rows] = rowsOfTable(text, MOST_ROWS).rows;
  const column = head?.cells.findIndex((cell) => COLUMN.test(oneLine(cell))) ?? -1;
  const isTable = column !== -1 && (head?.cells.length ?? 0) > 1;
  return isTable ? rows.map(({ cells }) => cells[column] ?? '') : text.split(/[^\p{L}\p{N}]+/u);
}

/** The symbols that still fit into a list, and how many do not. */
export function fitting(symbols: readonly string[], listed: readonly string[]) {
  const room = Math.max(0, MOST_LISTED - listed.length);
  return { added: symbols.slice(0, room), beyond: Math.max(0, symbols.length - room) };
}
