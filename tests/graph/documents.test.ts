import {
  buildASTSchema,
  isEnumType,
  NoUnusedFragmentsRule,
  printSchema,
  specifiedRules,
  validate,
  validateSchema,
  type DocumentNode,
  type OperationTypeNode,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import typeDefs from '../../schema.graphql';
import { getSchema } from '../../src/graph/schema';
import { createStreamedFields } from '../../src/graph/stream/streamed-fields';
import { sourceFiles } from '../support/source-files';

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

it('schema.graphql is a valid schema: the build leaves out what would find that it is not', () => {
  expect(validateSchema(buildASTSchema(typeDefs))).toEqual([]);
});

it('the resolvers replace no type and no default value: the build leaves out what would follow that', () => {
  const values = Object.values(schema.getTypeMap()).flatMap((type) =>
    isEnumType(type) ? type.getValues() : [],
  );

  expect(printSchema(schema)).toBe(printSchema(buildASTSchema(typeDefs)));
  expect(values.length).toBeGreaterThan(0);
  expect(values.filter(({ name, value }) => name !== value)).toEqual([]);
});

describe('the documents', () => {
  it('are there', () => {
    expect(operations.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'WatchlistsDocument',
        'AddSymbolDocument',
        'DeleteSymbolDocument',
        'QuotesDocument',
        'SignalsDocument',
        'MarketPulseDocument',
        'NewsDocument',
        'InstrumentDocument',
        'CandlesDocument',
      ]),
    );
  });

  it.each(documents)('$name fits schema.graphql', ({ document }) => {
    expect(validate(schema, document, rules)).toEqual([]);
  });

  it.each(documents)('$name queries no schema: the build leaves out its description', ({ document }) => {
    expect(JSON.stringify(document)).not.toMatch(/"__(schema|type)"/);
  });

  it.each(documents)('$name needs no parser and carries no source', ({ document }) => {
    expect(JSON.stringify(document)).not.toContain('"loc"');
  });
});

/** The names that the product's own modules import from generated documents. */
const imported = new Set(
  Object.values(sourceFiles(['src'], /(?<!\.generated)\.tsx?$/)).flatMap((source) =>
    [...source.matchAll(/import (?:type )?\{([^}]*)\} from '[^']*\.generated'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  ),
);

describe('every operation', () => {
  it('is imported by a module that runs it', () => {
    const unused = operations.filter(({ name }) => !imported.has(name));
    expect(
      unused.map(
        ({ file, name }) => `No module imports ${name}: remove the operation from ${sourceOf(file)}`,
      ),
    ).toEqual([]);
  });
});

describe('every field of Query, Mutation and Subscription', () => {
  const selected = new Set(
    operations.flatMap(({ document }) =>
      document.definitions.flatMap((node) =>
        node.kind === 'OperationDefinition'
          ? node.selectionSet.selections.map(
              (field) => field.kind === 'Field' && `${rootOf(node.operation)}.${field.name.value}`,
            )
          : [],
      ),
    ),
  );
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((type) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({
      ...field,
      path: `${type!.name}.${field.name}`,
    })),
  );

  it('has a resolver, one of Subscription a function of the root value', () => {
    const streamed = createStreamedFields(() => expect.fail(), {});
    const unresolved = fields.filter(({ resolve, path, name }) =>
      path.startsWith('Subscription.') ? !Object.hasOwn(streamed, name) : resolve === undefined,
    );
    expect(
      unresolved.map(
        ({ path }) =>
          `${path} has no resolver: add one in src/graph/resolvers and list it in src/graph/schema.ts`,
      ),
    ).toEqual([]);
  });

  it('is selected by an operation', () => {
    const unselected = fields.filter(({ path }) => !selected.has(path));
    expect(
      unselected.map(({ path }) => `No operation selects ${path}: remove it from schema.graphql`),
    ).toEqual([]);
  });

  it('has a description', () => {
    const undescribed = fields.filter(({ description }) => !description);
    expect(undescribed.map(({ path }) => `${path} has no description in schema.graphql`)).toEqual([]);
  });
});

/** The root type of an operation. */
function rootOf(operation: OperationTypeNode) {
  return schema.getRootType(operation)?.name;
}

function sourceOf(file: string) {
  return file.replace('../../', '').replace('.generated.ts', '.graphql');
}
