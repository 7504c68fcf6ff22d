import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>('../{src,machines,mock-server}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Who may import whom, besides itself. A room that is not named here may not exist. */
const rooms: Record<string, readonly string[]> = {
  machines: [],
  'mock-server': ['src/market'],
  'src/market': [],
  'src/lib': [],
  'src/i18n': [],
  'src/rest': ['src/lib', 'machines'],
  'src/graph': ['src/rest', 'src/lib', 'src/market'],
  'src/ui': ['src/i18n', 'src/lib', 'src/market', 'machines'],
  'src/actors': ['machines', 'src/rest', 'src/market', 'src/lib'],
  'src/features': [
    'machines',
    'src/actors',
    'src/graph',
    'src/rest',
    'src/ui',
    'src/market',
    'src/i18n',
    'src/lib',
  ],
  'src/pages': ['src/features', 'src/actors', 'src/ui', 'src/i18n', 'src/lib', 'src/market'],
  'src/app': ['src/pages', 'src/features', 'src/actors', 'src/ui', 'src/i18n', 'src/lib'],
  'src/demo': ['src/*', 'mock-server'],
  'src/main.tsx': ['src/app', 'src/actors', 'src/graph', 'src/demo'],
};

/** The packages of the rooms that keep themselves pure. */
const packages: Record<string, readonly RegExp[]> = {
  machines: [/^xstate$/],
  'mock-server': [/^miragejs$/],
  'src/market': [/^trading-signals$/],
  'src/lib': [],
  'src/rest': [],
  'src/i18n': [/^i18next$/, /^react$/],
};

type Import = { from: string; to: string };

describe('the rooms of the house', () => {
  const imports = Object.entries(sources).flatMap(([file, source]) => importsOf(clean(file), source));

  it('are entered one way', () => {
    const strays = imports.filter(({ to }) => isOurs(to)).filter(({ from, to }) => !mayImport(from, to));
    expect(strays.map(describeImport)).toEqual([]);
  });

  it('keep foreign packages out where they are pure', () => {
    const strays = imports
      .filter(({ to }) => !isOurs(to))
      .filter(({ from, to }) => packages[roomOf(from)]?.every((allowed) => !allowed.test(to)));
    expect(strays.map(describeImport)).toEqual([]);
  });

  it('know no feature from another one', () => {
    const strays = imports.filter(({ from, to }) => {
      const [one, other] = [featureOf(from), featureOf(to)];
      return one !== null && other !== null && one !== other;
    });
    expect(strays.map(describeImport)).toEqual([]);
  });

  it('let only features of auth call the API past GraphQL', () => {
    const strays = imports.filter(
      ({ from, to }) => roomOf(to) === 'src/rest' && featureOf(from) !== null && featureOf(from) !== 'auth',
    );
    expect(strays.map(describeImport)).toEqual([]);
  });

  it('load every page and the mock backend only when they are needed', () => {
    const eager = Object.entries(sources).flatMap(([file, source]) =>
      importsOf(clean(file), source, /^import (?!type).*?from '([^']+)'/gms),
    );
    const strays = eager.filter(
      ({ from, to }) =>
        (roomOf(from) === 'src/app' && ['src/pages', 'src/features'].includes(roomOf(to))) ||
        (from === 'src/main.tsx' && ['src/demo', 'src/graph', 'mock-server'].includes(roomOf(to))),
    );
    expect(strays.map(describeImport)).toEqual([]);
  });

  it('let rest and ui import nothing but types from the machines', () => {
    const values = Object.entries(sources).flatMap(([file, source]) =>
      importsOf(clean(file), source, /(?:^import (?!type )[^;]*?from|import)\s*\(?\s*'([^'\n]+)'/gm),
    );
    const strays = values.filter(
      ({ from, to }) => ['src/rest', 'src/ui'].includes(roomOf(from)) && roomOf(to) === 'machines',
    );
    expect(strays.map(describeImport)).toEqual([]);
  });

  it('have one fetch and one place for HTML', () => {
    const holding = (pattern: RegExp) =>
      Object.entries(sources)
        .filter(([, source]) => pattern.test(source))
        .map(([file]) => clean(file));
    expect(holding(/globalThis\.fetch\(/)).toEqual(['src/rest/client.ts']);
    expect(holding(/dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML/)).toEqual([
      'src/features/news/NewsContent.tsx',
    ]);
  });
});

function importsOf(from: string, source: string, pattern = /(?:from|import)\s*\(?\s*'([^'\n]+)'/g): Import[] {
  return [...source.matchAll(pattern)].map(([, specifier = '']) => ({ from, to: resolve(from, specifier) }));
}

function resolve(from: string, specifier: string) {
  const path = specifier.replace(/\?raw$/, '');
  return path.startsWith('.') ? posix.join(posix.dirname(from), path) : path;
}

function mayImport(from: string, to: string) {
  const allowed = rooms[roomOf(from)];
  if (roomOf(to) === 'schema.graphql') return roomOf(from) === 'src/graph';
  return (
    roomOf(from) === roomOf(to) ||
    allowed?.some((room) => room === roomOf(to) || (room === 'src/*' && to.startsWith('src/'))) === true
  );
}

function roomOf(file: string) {
  return Object.keys(rooms).find((room) => file === room || file.startsWith(`${room}/`)) ?? file;
}

function featureOf(file: string) {
  return /^src\/features\/([^/]+)\//.exec(file)?.[1] ?? null;
}

function isOurs(path: string) {
  return /^(src|machines|mock-server|schema\.graphql)/.test(path);
}

function clean(file: string) {
  return file.replace(/^\.\.\//, '');
}

function describeImport({ from, to }: Import) {
  return `${from} imports ${to}`;
}
