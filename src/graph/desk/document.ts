import { asList, asRecord, asText, type JsonRecord } from '../../lib/json';
import type { DeskChange } from '../resolvers.types';
import { writeAlert, writeLine, writeSettings, writeTrade } from './fields';
import { mergeNotes, mergeRows } from './rows';

/**
 * The desk as the server or this browser has it. Rows and fields that this version of the product cannot read stay in it
 * when it is saved again.
 */
export type DeskDocument = JsonRecord & { readonly version: number };

/** The document of a person who has none yet. */
export const emptyDocument: DeskDocument = {
  version: 0,
  trades: [],
  alerts: [],
  notes: [],
  lines: [],
  settings: {},
};

/** A document from outside; null for what is none. */
export function asDocument(value: unknown): DeskDocument | null {
  const record = asRecord(value);
  const version = record?.['version'];
  return record !== null && Number.isSafeInteger(version) ? { ...record, version: version as number } : null;
}

/** The document with a change merged into it, row by row. */
export function withChange(document: DeskDocument, change: DeskChange): DeskDocument {
  const rowsOf = (list: string) => identified(asList(document[list]));
  const unidentified = (list: string) => (asList(document[list]) ?? []).filter((row) => idOf(row) === null);
  const merged = (list: string, changed: readonly JsonRecord[] = []) => [
    ...unidentified(list),
    ...mergeRows(rowsOf(list), identified(changed), change.removed ?? []),
  ];
  // The list is younger than the call: a server may not know it.
  const hasIgnored = change.ignored || document['ignored'] !== undefined;
  return {
    ...document,
    trades: merged('trades', change.trades?.map(writeTrade)),
    alerts: merged('alerts', change.alerts?.map(writeAlert)),
    notes: [
      ...unidentified('notes'),
      ...mergeNotes(rowsOf('notes'), change.notes ?? [], change.removed ?? []),
    ],
    lines: merged('lines', change.lines?.map(writeLine)),
    ...(hasIgnored && { ignored: merged('ignored', change.ignored?.map((id) => ({ id })) ?? []) }),
    settings: { ...asRecord(document['settings']), ...(change.settings && writeSettings(change.settings)) },
  };
}

function identified(rows: readonly unknown[] | null): (JsonRecord & { id: string })[] {
  return (rows ?? []).flatMap((row) => {
    const id = idOf(row);
    return id === null ? [] : [{ ...asRecord(row), id }];
  });
}

function idOf(row: unknown): string | null {
  return asText(asRecord(row)?.['id']);
}
