import { NoUnusedFragmentsRule, specifiedRules, validate, type DocumentNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { getSchema } from '../../src/graph/schema';

const modules = import.meta.glob<Record<string, DocumentNode>>('../../src/**/*.generated.ts', {
  eager: true,
});
const documents = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports).map(([name, document]) => ({ file, name, document })),
);
const operations = documents.filter(
  ({ document }) => document.definitions[0]?.kind === 'OperationDefinition',
);

// A fragment that stands alone is there for other documents to use.
const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

const schema = getSchema();

describe('the documents', () => {
  it('are there', () => {
    expect(operations.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'WATCHLISTS',
        'ADD_SYMBOL',
        'DELETE_SYMBOL',
        'QUOTES',
        'SIGNALS',
        'MARKET_PULSE',
        'NEWS',
        'INSTRUMENT',
        'CANDLES',
      ]),
    );
  });

  it.each(documents)('$name fits schema.graphql', ({ document }) => {
    expect(validate(schema, document, rules)).toEqual([]);
  });

  it.each(documents)('$name needs no parser and carries no source', ({ document }) => {
    expect(JSON.stringify(document)).not.toContain('"loc"');
  });
});

describe('every question of the schema', () => {
  const asked = new Set(
    operations.flatMap(({ document }) =>
      document.definitions.flatMap((node) =>
        node.kind === 'OperationDefinition'
          ? node.selectionSet.selections.map((field) => field.kind === 'Field' && field.name.value)
          : [],
      ),
    ),
  );
  const types = [schema.getQueryType(), schema.getMutationType()];
  const fields = types.flatMap((type) => Object.values(type?.getFields() ?? {}));

  it.each(fields.map(({ name, resolve }) => ({ name, resolve })))(
    '$name is asked and answered',
    ({ name, resolve }) => {
      expect([asked.has(name), typeof resolve]).toEqual([true, 'function']);
    },
  );

  it('is described, as is every type and field whose name does not say all', () => {
    const undescribed = fields.filter(({ description }) => !description).map(({ name }) => name);
    expect(undescribed).toEqual([]);
  });
});
