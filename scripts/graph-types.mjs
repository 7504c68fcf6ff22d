// Types and parsed documents (x.generated.ts) for every src/**/x.graphql, and the resolvers' types, from schema.graphql.
// `--check` writes nothing: it fails with one line per document that does not fit and per stale file.
import { codegen } from '@graphql-codegen/core';
import * as typedDocumentNode from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { buildSchema, Kind, parse, Source, validate } from 'graphql';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RESOLVER_TYPES = 'src/graph/resolvers.types.ts';
const BANNER = '// Written by scripts/graph-types.mjs from schema.graphql; edit the .graphql file instead.\n';

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
  scalars: { ID: 'string', UserRecord: 'Readonly<Record<string, unknown>>' },
};

const problems = [];
const owners = new Map();
const wanted = new Map([[RESOLVER_TYPES, await resolverTypes()]]);
for (const path of inSource.filter((name) => name.endsWith('.graphql')).sort()) {
  const document = readDocument(path);
  if (document !== null) wanted.set(typesOf(path), await operationTypes(path, document));
}

if (process.argv.includes('--check')) {
  for (const [path, text] of wanted) {
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text)
      problems.push(`${path} is stale: run node scripts/graph-types.mjs`);
  }
} else if (problems.length === 0) {
  for (const [path, text] of wanted) writeFileSync(path, text);
}
const expected = inSource.filter((name) => name.endsWith('.graphql')).map(typesOf);
for (const path of inSource) {
  if (path.endsWith('.generated.ts') && !expected.includes(path)) {
    problems.push(`${path} has no .graphql beside it: remove it`);
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`${wanted.size - 1} documents fit schema.graphql`);
}

function typesOf(path) {
  return path.replace(/\.graphql$/, '.generated.ts');
}

/** The document where it fits the schema; otherwise its problems are noted. */
function readDocument(path) {
  try {
    const document = parse(new Source(readFileSync(path, 'utf8'), path));
    const errors = [
      ...validate(schemaAst, document),
      ...document.definitions.flatMap((node) => nameClash(path, node)),
    ];
    problems.push(...errors.map((error) => placed(path, error)));
    return errors.length === 0 ? document : null;
  } catch (error) {
    problems.push(placed(path, error));
    return null;
  }
}

/** Names are the constants and the cache's vocabulary, so each stands for one thing in the whole product. */
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
  const text = await codegen({
    schema,
    schemaAst,
    documents: [],
    filename: RESOLVER_TYPES,
    pluginMap: { typescript, typescriptResolvers },
    plugins: [{ typescript: {} }, { typescriptResolvers: {} }],
    config: { ...shared, contextType: './backend#Sources' },
  });
  return BANNER + text;
}

async function operationTypes(path, document) {
  const text = await codegen({
    schema,
    schemaAst,
    documents: [{ location: path, document }],
    filename: typesOf(path),
    pluginMap: { typescriptOperations, typedDocumentNode },
    plugins: [{ typescriptOperations: {} }, { typedDocumentNode: {} }],
    config: {
      ...shared,
      arrayInputCoercion: false,
      documentMode: 'documentNode',
      optimizeDocumentNode: true,
      importSchemaTypesFrom: RESOLVER_TYPES,
    },
  });
  return BANNER + plainly(text, document);
}

/** Constants get the house's SCREAMING_CASE; the plugins' internal helper types go where nothing needs them. */
function plainly(text, document) {
  const plain = text
    .replace(/^\/\*\* Internal type\. DO NOT USE DIRECTLY\. \*\/\n.*\n/gm, '')
    .replace(/= Exact<([\s\S]*?\})>;\n/g, '= $1;\n')
    .replace(/: Array</g, ': ReadonlyArray<')
    .replace(/\n{3,}/g, '\n\n');
  const named = document.definitions.reduce((source, { kind, name: { value } }) => {
    const suffix = kind === Kind.FRAGMENT_DEFINITION ? 'FragmentDoc' : 'Document';
    const constant = value.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toUpperCase();
    return source.replace(`export const ${value}${suffix} =`, `export const ${constant} =`);
  }, plain);
  return `${named.trim()}\n`;
}
