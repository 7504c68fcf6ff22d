import { asList, asRecord, asText, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import { readInstant } from '../readers/date-time';
import type { DeskTrade } from '../values';
import { readTrade } from './fields';
import { OTHER_LISTS, readId, type OtherList } from './ids';
import type { StoredRow } from './stored-row';
import { writeTrade } from './write';

/** A row of another list than the trades, or the settings, which an import added or changed. */
export type ImportedRow = {
  list: OtherList | 'settings';
  id: string;
  /** A hash of the row as the import wrote it; null of a cash flow that an earlier version noted. */
  importedAs: string | null;
  /** The row before, as the document has it; null of one that was added. */
  before: JsonRecord | null;
};

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
  others: readonly ImportedRow[];
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
    others: [
      ...readOthers(stored['others']),
      ...readIds(stored['flows']).map((flow) => ({ ...FLOW_OF_EARLIER_VERSION, id: flow })),
    ],
  };
}

/** An import as the desk has it. */
export function writeLastImport({ changed, others, ...rest }: LastImport): StoredRow {
  return {
    ...rest,
    changed: changed.map((trade) => ({ id: trade.id, before: writeTrade(trade) })),
    ...(others.length > 0 && {
      others: others.map(({ before, ...row }) => (before === null ? row : { ...row, before })),
    }),
  };
}

const FLOW_OF_EARLIER_VERSION = { list: 'flows', importedAs: null, before: null } as const;

function readOthers(value: unknown): readonly ImportedRow[] {
  return (asList(value) ?? []).flatMap((each) => {
    const row = asRecord(each) ?? {};
    const list = [...OTHER_LISTS, 'settings' as const].find((name) => name === row['list']);
    const [id, importedAs] = [readId(row['id']), asText(row['importedAs'])];
    if (list === undefined || id === null || importedAs === null) return [];
    return [{ list, id, importedAs, before: asRecord(row['before']) }];
  });
}

function readIds(value: unknown): readonly string[] {
  return (asList(value) ?? []).flatMap((each) => readId(each) ?? []);
}
