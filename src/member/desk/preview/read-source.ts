import type { ApolloClient } from '@apollo/client';
import { ListingDocument } from '../../../graph/board.generated';
import { QuotesDocument } from '../../../graph/quotes.generated';
import type { Day } from '../../../market/day';
import { isTicker } from '../../../market/symbol';
import { LARGEST_FILE } from '../../../tables/limits';
import { readTable } from '../../../tables/read-table';
import type { Table } from '../../../tables/table';
import type { WholeDeskFragment } from '../../shared/desk.generated';
import { readDocument } from '../import/document';
import { isHead } from '../import/columns/heads';
import type { FoundProblem, FoundTable } from './found-table';
import { sourceName, type ImportSource } from './import-source';

type Reading = {
  client: ApolloClient;
  today: Day;
  desk: WholeDeskFragment;
  /** The sheet of a workbook; the first one with a head where it is absent. */
  sheet?: string | undefined;
  signal: AbortSignal;
  onProgress: (part: number) => void;
};

/** What a document of the product begins with, and a table does not. */
const DOCUMENT = /^\uFEFF?\s*[{[]/;

/** Reads a file or a text: a document of the product, or a table. Rejects where the file cannot be opened. */
export async function readSource(
  source: ImportSource,
  { client, today, desk, sheet, ...reading }: Reading,
): Promise<FoundTable | { problem: FoundProblem }> {
  const file = sourceName(source);
  if ('file' in source && source.file.size > LARGEST_FILE) return { problem: 'large' };
  const start = 'file' in source ? await source.file.slice(0, 100).text() : source.text;
  if (DOCUMENT.test(start)) {
    const text = 'file' in source ? await source.file.text() : source.text;
    const document = await readDocument(text, { today, notes: desk.notes });
    if (document) return { file, ...document, listed: await listedOf(document.table, client) };
    if (file?.endsWith('.json')) return { problem: 'damaged' };
  }
  const table = await readTable(source, { isHead, ...reading, ...(sheet !== undefined && { sheet }) });
  if ('problem' in table) return table;
  if (!isTable(table)) return { problem: 'nothing' };
  return { file, table, others: null, listed: await listedOf(table, client) };
}

/**
 * The symbols that the market lists, and of others of the table those that have a quote; null where it cannot say so, as where
 * the feed lists a part and quotes none of the others: then none is known to be missing.
 */
async function listedOf({ rows }: Table, client: ApolloClient): Promise<ReadonlySet<string> | null> {
  const listing = await client.query({ query: ListingDocument }).catch(() => null);
  const listed = listing?.data?.listing;
  if (!listed) return null;
  const symbols = new Set(listed.symbols.map(({ symbol }) => symbol));
  const words = new Set(rows.flatMap(({ cells }) => cells.map((cell) => String(cell).trim().toUpperCase())));
  const others = [...words].filter((word) => isTicker(word) && /\D/.test(word) && !symbols.has(word));
  if (others.length === 0) return symbols;
  if (others.length > MOST_QUOTED) return listed.isPart ? null : symbols;
  const quotes = await client
    .query({ query: QuotesDocument, variables: { symbols: others } })
    .catch(() => null);
  const quoted = quotes?.data?.quotes ?? [];
  if (listed.isPart && quoted.length === 0) return null;
  for (const { symbol } of quoted) symbols.add(symbol);
  return symbols;
}

/** Of more symbols quotes are not requested: they are words of another column. */
const MOST_QUOTED = 100;

/** Whether there is more than words: a row with a second cell. */
function isTable({ head, rows }: Table): boolean {
  const filled = (cells: readonly unknown[]) => cells.filter((cell) => String(cell).trim() !== '').length;
  return rows.length > 0 && (head.length > 1 || rows.some(({ cells }) => filled(cells) > 1));
}
