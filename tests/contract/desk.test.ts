import { describe, expect, it } from 'vitest';
import {
  readAlert,
  readFlow,
  readIgnored,
  readLine,
  readNote,
  readSavedFilter,
  readSettings,
  readTrade,
} from '../../src/graph/desk/fields';
import { readFileForm } from '../../src/graph/desk/file-forms';
import { readLastImport } from '../../src/graph/desk/last-import';
import { readOwnList } from '../../src/graph/desk/own-lists';
import type { StoredRow } from '../../src/graph/desk/stored-row';
import { contract, examplesOf, operations } from '../support/contract/contract';

type Row = StoredRow;

/** The schema of each kind of row, its list, and its reader. */
const kinds: Readonly<Record<string, readonly [list: string, read: (row: Row) => unknown]>> = {
  DeskTrade: ['trades', readTrade],
  DeskAlert: ['alerts', readAlert],
  DeskNote: ['notes', readNote],
  DeskHorizontalLine: ['lines', readLine],
  DeskTrendLine: ['lines', readLine],
  DeskIgnored: ['ignored', readIgnored],
  DeskFlow: ['flows', readFlow],
  DeskOwnList: ['lists', readOwnList],
  DeskFilter: ['filters', readSavedFilter],
  DeskImport: ['imports', (row) => readLastImport([row])],
  DeskForm: ['forms', readFileForm],
};

const { content } = operations.find(({ name }) => name === 'GET /api/desk')!.answers['200']!;
const [[, example]] = examplesOf(content['application/json']!) as [[string, { data: Document }]];
const document = example.data;

type Document = Readonly<Record<string, readonly Row[]>> & { settings: Row };

/** The rows of the example that are of a schema, by what tells its kind from others of its list. */
function rowsOf(schema: string, list: string): readonly Row[] {
  const kind = propertiesOf(schema)['kind']?.const;
  return document[list]!.filter((row) => kind === undefined || row['kind'] === kind);
}

function propertiesOf(schema: string) {
  return contract.components.schemas[schema]!.properties ?? {};
}

/** Reads rows; returns what was read, and by which fields. */
function fieldsRead(rows: readonly Row[], read: (row: Row) => unknown) {
  const fields = new Set<string>();
  const watch = (row: Row) =>
    new Proxy(row, {
      get(target, field: string) {
        fields.add(field);
        return target[field];
      },
    });
  return { results: rows.map((row) => read(watch(row))), fields: [...fields].sort() };
}

describe('the desk in openapi.yaml', () => {
  it.each(Object.entries(kinds))(
    'lists the fields of a %s that the product reads, no other and none less',
    (schema, [list, read]) => {
      const { results, fields } = fieldsRead(rowsOf(schema, list), read);
      expect(results).not.toContain(null);
      expect(fields).toEqual(Object.keys(propertiesOf(schema)).sort());
    },
  );

  it('lists the settings that the product reads, no other and none less', () => {
    const { results, fields } = fieldsRead([document.settings], readSettings);
    expect(results).not.toContain(null);
    expect(fields).toEqual(Object.keys(propertiesOf('DeskSettings')).sort());
  });

  it('has the server keep what a row, its settings or the whole have beside these', () => {
    const open = [...Object.keys(kinds), 'DeskSettings', 'Desk'];
    expect(
      open.filter((schema) => contract.components.schemas[schema]!.additionalProperties !== true),
    ).toEqual([]);
  });
});
