import { asList, asRecord, type JsonRecord } from '../../lib/json';
import type { DeskChange } from '../resolvers.types';
import { mergeForms, mergeImports } from './imports';
import {
  withoutSettings,
  writeAlert,
  writeFilter,
  writeFlow,
  writeLine,
  writeSettings,
  writeTrade,
} from './write';
import { idIn, identified, type DeskList } from './ids';
import { mergeOwnLists } from './own-lists';
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
  return record !== null && Number.isInteger(version) ? { ...record, version: version as number } : null;
}

/** A document whose version cannot grow can be read, and not saved. */
class LastVersionError extends Error {
  readonly extensions = { kind: 'lastVersion' };
}

/** The document with a change merged into it, row by row; what is removed from one list stays in the others. */
export function withChange(document: DeskDocument, change: DeskChange): DeskDocument {
  if (document.version >= Number.MAX_SAFE_INTEGER) throw new LastVersionError();
  const removed = (list: Exclude<DeskList, 'imports'>) => change.removed?.[list] ?? [];
  const unidentified = (list: DeskList) =>
    (asList(document[list]) ?? []).filter((row) => idIn(list, row) === null);
  const merged = (list: Exclude<DeskList, 'imports'>, changed: readonly JsonRecord[] = []) => [
    ...unidentified(list),
    ...mergeRows(identified(list, document[list]), identified(list, changed), removed(list)),
  ];
  // These lists are younger than the call: a server may not know them.
  const has = (list: 'ignored' | 'flows' | 'lists' | 'filters' | 'imports' | 'forms') =>
    change[list] || document[list] !== undefined;
  return {
    ...document,
    trades: merged('trades', change.trades?.map(writeTrade)),
    alerts: merged('alerts', change.alerts?.map(writeAlert)),
    notes: [
      ...unidentified('notes'),
      ...mergeNotes(identified('notes', document['notes']), change.notes ?? [], removed('notes')),
    ],
    lines: merged('lines', change.lines?.map(writeLine)),
    ...(has('ignored') && { ignored: merged('ignored', change.ignored?.map((id) => ({ id })) ?? []) }),
    ...(has('flows') && { flows: merged('flows', change.flows?.map(writeFlow)) }),
    ...(has('lists') && {
      lists: [
        ...unidentified('lists'),
        ...mergeOwnLists(identified('lists', document['lists']), change.lists ?? [], removed('lists')),
      ],
    }),
    ...(has('filters') && { filters: merged('filters', change.filters?.map(writeFilter)) }),
    ...(has('imports') && {
      imports: mergeImports(identified('imports', document['imports']), change.imports),
    }),
    ...(has('forms') && {
      forms: [
        ...unidentified('forms'),
        ...mergeForms(identified('forms', document['forms']), change.forms ?? [], removed('forms')),
      ],
    }),
    settings: {
      ...(change.removed?.settings
        ? withoutSettings(asRecord(document['settings']))
        : asRecord(document['settings'])),
      ...(change.settings && writeSettings(change.settings)),
    },
  };
}
