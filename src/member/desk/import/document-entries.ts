import { OTHER_LISTS, type OtherList } from '../../../graph/desk/ids';
import { asList, type JsonRecord } from '../../../lib/json';

/** A row of a list of a document, and which of its list it is, from 1. */
export type Entry = { list: OtherList; number: number; row: unknown };

/** The rows of a document list by list, as many of them as are read, and how many there are beyond. */
export function documentEntries(document: JsonRecord, most: number): { entries: Entry[]; beyond: number } {
  const entries: Entry[] = [];
  let beyond = 0;
  for (const list of OTHER_LISTS) {
    const rows = asList(document[list]) ?? [];
    const read = rows.slice(0, most - entries.length);
    beyond += rows.length - read.length;
    for (const [i, row] of read.entries()) entries.push({ list, number: i + 1, row });
  }
  return { entries, beyond };
}
