import { asList, asRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import { readInstant } from '../readers/date-time';
import type { DeskTrade } from '../values';
import { readTrade } from './fields';
import { readId } from './ids';
import type { StoredRow } from './stored-row';
import { writeTrade } from './write';

/** What the last import of a file did to the desk. */
export type LastImport = {
  id: string;
  /** The instant of it. */
  at: string;
  /** The name of the file, or what the person sees in its place. */
  file: string;
  /** The ids of the trades that it added. */
  added: readonly string[];
  /** The trades that it changed, as they were before. */
  changed: readonly DeskTrade[];
  /** The ids of the cash flows that it added. */
  flows: readonly string[];
};

const LONGEST_FILE_NAME = 200;

/** The last of a desk's imports; null where there is none, or it does not say what it is. */
export function readLastImport(imports: readonly StoredRow[]): LastImport | null {
  const stored = imports.at(-1);
  if (!stored) return null;
  const [at, file] = [readInstant(stored['at']), asLine(stored['file'], LONGEST_FILE_NAME)];
  if (at === null || file === null) return null;
  const changed = (asList(stored['changed']) ?? []).flatMap((each) => {
    const { id, before } = asRecord(each) ?? {};
    const trade = readTrade(asRecord(before) ?? {});
    return trade !== null && trade.id === readId(id) ? trade : [];
  });
  return {
    id: stored.id,
    at,
    file,
    added: readIds(stored['added']),
    changed,
    flows: readIds(stored['flows']),
  };
}

/** An import as the desk has it. */
export function writeLastImport({ changed, ...rest }: LastImport): StoredRow {
  return { ...rest, changed: changed.map((trade) => ({ id: trade.id, before: writeTrade(trade) })) };
}

function readIds(value: unknown): readonly string[] {
  return (asList(value) ?? []).flatMap((each) => readId(each) ?? []);
}
