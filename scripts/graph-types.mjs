// Types and parsed documents (x.generated.ts) for every src/**/x.graphql, and the resolvers' types, from schema.graphql.
// `--check` writes nothing: it fails with one line per document that does not fit and per stale file.
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import {
  buildSchema,
  Kind,
  NoUnusedFragmentsRule,
  parse,
  Source,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const RESOLVER_TYPES = 'src/graph/resolvers.types.ts';
const VALUES = 'src/graph/values';
const BANNER = '// Written by scripts/graph-types.mjs from schema.graphql; edit the .graphql file instead.\n';

const RULES = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

const inSource = readdirSync('src', { recursive: true }).map((path) =>
  join('src', path).replaceAll('\\', '/'),
);
const sdl = readFileSync('schema.graphql', 'utf8');
const schemaAst = buildSchema(sdl);
const schema = parse(sdl);
const shared = {
  immutableTypes: true,
  useTypeImports: true,
  enumsAsTypes: true,
};
const scalars = {
  ID: 'string',
  UserRecord: 'Readonly<Record<string, unknown>>',
  // Their operations stand beside the type.
  ListedSymbol: "import('./board-values').ListedSymbol",
  BoardQuote: "import('./board-values').BoardQuote",
  SymbolList: 'readonly string[]',
  BoardQuotes: "import('./board-values').BoardQuotes",
  SymbolPast: "import('./board-values').SymbolPast",
  TechnicalFigures: "import('./board-values').BarFigures",
  SymbolFigures: "import('./figures-values').SymbolFigures",
  OrderBook: "import('./board-values').OrderBook",
};
/** Values that operations all over the product select; src/graph/values.ts names them for these. */
const values = { Quote: "import('../market/quote').Quote" };
/** What a row is of a list that travels as one value; src/graph/values.ts names the lists for the operations. */
const rowTypes = {
  SignalRows: "Required<Omit<Signal, '__typename'>>",
  WatchlistRows: "Required<Pick<Instrument, 'symbol' | 'name'>> & { readonly price: number | null }",
  NewsRows: "Required<Omit<NewsItem, '__typename'>>",
  TradeRows: "Required<Omit<Trade, '__typename'>>",
  AlertRows: "Required<Omit<Alert, '__typename'>>",
  ImportRows: "import('./desk/stored-row').StoredRow",
  UserRows:
    "Required<Omit<User, '__typename' | 'subscription'>> & { readonly subscription: Required<Omit<CurrentSubscription, '__typename'>> | null }",
  FileForms: "import('./desk/stored-row').StoredRow",
};

const problems = [];
const owners = new Map();
const sources = inSource.filter((name) => name.endsWith('.graphql')).sort();
const documents = new Map(sources.flatMap((path) => parsed(path)));
const spreads = new Set([...documents.values()].flatMap(spreadsIn));
const outputs = new Map([[RESOLVER_TYPES, await resolverTypes()]]);
for (const [path, document] of documents) {
  const foreign = foreignFragments(path, document);
  if (isValid(path, document, foreign))
    outputs.set(typesOf(path), await operationTypes(path, document, foreign));
}

if (process.argv.includes('--check')) {
  for (const path of stale()) problems.push(`${path} is stale: run node scripts/graph-types.mjs`);
} else if (problems.length === 0) {
  for (const path of stale()) writeFileSync(path, outputs.get(path));
}
const expected = sources.map(typesOf);
for (const path of inSource) {
  if (path.endsWith('.generated.ts') && !expected.includes(path)) {
    problems.push(`${path} has no .graphql beside it: remove it`);
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`${outputs.size - 1} documents fit schema.graphql`);
}

/** The files that differ from what they would hold now. */
function stale() {
  return [...outputs.keys()].filter(
    (path) => !existsSync(path) || readFileSync(path, 'utf8') !== outputs.get(path),
  );
}

function typesOf(path) {
  return path.replace(/\.graphql$/, '.generated.ts');
}

/** The path with its document; nothing where the text is no document, which is noted. */
function parsed(path) {
  try {
    return [[path, parse(new Source(readFileSync(path, 'utf8'), path))]];
  } catch (error) {
    problems.push(placed(path, error));
    return [];
  }
}

/** Notes where a document does not fit the schema. */
function isValid(path, document, foreign) {
  const whole = { ...document, definitions: [...document.definitions, ...foreign.map(({ node }) => node)] };
  const errors = [
    ...validate(schemaAst, whole, RULES),
    ...document.definitions.flatMap(unusedFragment),
    ...document.definitions.flatMap((node) => nameClash(path, node)),
  ];
  problems.push(...errors.map((error) => placed(path, error)));
  return errors.length === 0;
}

/** A fragment that no document spreads; a document alone cannot know. */
function unusedFragment({ kind, name }) {
  const isUsed = kind !== Kind.FRAGMENT_DEFINITION || spreads.has(name.value);
  return isUsed ? [] : [{ message: `Fragment "${name.value}" is never used.` }];
}

function spreadsIn(document) {
  const names = [];
  visit(document, { FragmentSpread: ({ name }) => void names.push(name.value) });
  return names;
}

/** The fragments of other documents that a document spreads, those included that they spread in turn. */
function foreignFragments(path, document) {
  const others = [...documents].filter(([other]) => other !== path);
  const fragments = others.flatMap(([, { definitions }]) =>
    definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION),
  );
  const found = new Set();
  const collect = (node) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.find((each) => each.name.value === name.value);
        if (!fragment || found.has(fragment)) return;
        found.add(fragment);
        collect(fragment);
      },
    });
  collect(document);
  return [...found].map((node) => ({
    ...{ isExternal: true, node, name: node.name.value, onType: node.typeCondition.name.value },
  }));
}

/** Names of operations and fragments are unique in the whole product: constants, types and the cache are named by them. */
function nameClash(path, { name }) {
  if (!name) return [{ message: 'An operation has no name.' }];
  if (owners.has(name.value))
    return [{ message: `"${name.value}" is already defined in ${owners.get(name.value)}.` }];
  owners.set(name.value, path);
  return [];
}

function placed(path, { message, locations }) {
  const [place] = locations ?? [];
  return `${path}${place ? `:${place.line}:${place.column}` : ''} ${message}`;
}

async function resolverTypes() {
  const lists = mapped(rowTypes, (row) => `ReadonlyArray<${row}>`);
  const text = await codegen({
    schema,
    schemaAst,
    documents: [],
    filename: RESOLVER_TYPES,
    pluginMap: { typescript, typescriptResolvers },
    plugins: [{ typescript: {} }, { typescriptResolvers: {} }],
    config: { ...shared, scalars: { ...scalars, ...values, ...lists }, contextType: './backend#Sources' },
  });
  return BANNER + text;
}

async function operationTypes(path, document, externalFragments) {
  const named = relative(dirname(path), VALUES)
    .replaceAll('\\', '/')
    .replace(/^(?!\.)/, './');
  const imported = mapped({ ...values, ...rowTypes }, (_type, name) => `${named}#${name}`);
  const text = await codegen({
    schema,
    schemaAst,
    documents: [{ location: path, document }],
    filename: typesOf(path),
    pluginMap: { typescriptOperations, typedDocumentNode },
    plugins: [{ typescriptOperations: {} }, { typedDocumentNode: {} }],
    config: {
      ...shared,
      scalars: { ...scalars, ...imported },
      arrayInputCoercion: false,
      documentMode: 'documentNode',
      optimizeDocumentNode: true,
      importSchemaTypesFrom: RESOLVER_TYPES,
      externalFragments,
    },
  });
  return BANNER + text;
}

function mapped(types, change) {
  return Object.fromEntries(Object.entries(types).map(([name, type]) => [name, change(type, name)]));
}
