import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

const script = resolve('scripts/graph-types.mjs');

let runner: ChildProcess;
beforeAll(() => {
  runner = fork('tests/support/graph/graph-types.mjs', [script]);
});
afterAll(async () => {
  runner.disconnect();
  await once(runner, 'exit');
});

type Result = { status: number; lines: string[] };

/** Runs the script in a folder, in a process that has its packages already. */
async function run(cwd: string, ...options: string[]) {
  runner.send({ cwd, options });
  const [result] = (await once(runner, 'message')) as [Result];
  return result;
}

/** A small project with the product's schema and one document. */
function project(document: string) {
  const root = mkdtempSync(join(tmpdir(), 'nhip-graph-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'src/graph'), { recursive: true });
  cpSync('schema.graphql', join(root, 'schema.graphql'));
  const path = join(root, 'src/board.graphql');
  writeFileSync(path, document);
  return { root, path };
}

describe('the types of the operations', { timeout: 30_000 }, () => {
  it('are written beside the document, with a document named like the operation', async () => {
    const { root } = project(
      'query OneQuote($symbols: [ID!]!) { quotes(symbols: $symbols) { symbol name } }',
    );

    expect(await run(root)).toEqual({ status: 0, lines: ['1 documents fit schema.graphql'] });

    const text = readFileSync(join(root, 'src/board.generated.ts'), 'utf8');
    expect(text).toContain(
      [
        'export type OneQuoteQueryVariables = Exact<{',
        '  symbols: ReadonlyArray<string>;',
        '}>;',
        '',
        '',
        'export type OneQuoteQuery = { readonly quotes: ReadonlyArray<{ readonly symbol: string, readonly name: string | null }> };',
      ].join('\n'),
    );
    expect(text.trim().split('\n').at(-1)).toMatch(
      /^export const OneQuoteDocument = .* as unknown as DocumentNode<OneQuoteQuery, OneQuoteQueryVariables>;$/,
    );
    expect((await run(root, '--check')).status).toBe(0);
  });

  it('of a subscription are named like it, and include the fragments that it spreads', async () => {
    const { root } = project('subscription Ticks { quotes(symbols: ["FPT"]) { ...Ticked } }');
    writeFileSync(join(root, 'src/ticked.graphql'), 'fragment Ticked on Instrument { symbol }');

    expect(await run(root)).toEqual({ status: 0, lines: ['2 documents fit schema.graphql'] });

    const text = readFileSync(join(root, 'src/board.generated.ts'), 'utf8');
    expect(text).toContain(
      'export type TicksSubscription = { readonly quotes: ReadonlyArray<{ readonly symbol: string }> };',
    );
    expect(text).toContain('as unknown as DocumentNode<TicksSubscription, TicksSubscriptionVariables>;');
  });

  it('are refused, with the place, when a document selects a field that the schema lacks', async () => {
    const { root } = project('query Board {\n  bots {\n    colour\n  }\n}\n');
    expect(await run(root)).toEqual({
      status: 1,
      lines: ['src/board.graphql:3:5 Cannot query field "colour" on type "Bot".'],
    });
  });

  it.each([
    [
      'a document that does not parse',
      'query {',
      'src/board.graphql:1:8 Syntax Error: Expected Name, found <EOF>.',
    ],
    ['an operation without a name', '{ bots { name } }', 'src/board.graphql An operation has no name.'],
    [
      'a name used twice',
      'query Board { bots { ...Board } } fragment Board on Bot { name }',
      'src/board.graphql "Board" is already defined in src/board.graphql.',
    ],
  ])('are refused for %s', async (_what, document, line) => {
    expect(await run(project(document).root)).toEqual({ status: 1, lines: [line] });
  });

  it('are reported as stale when the document has changed, or is gone', async () => {
    const { root, path } = project('query Board { bots { name } }');
    await run(root);

    writeFileSync(path, 'query Board { bots { name address } }');
    expect(await run(root, '--check')).toEqual({
      status: 1,
      lines: ['src/board.generated.ts is stale: run node scripts/graph-types.mjs'],
    });

    rmSync(path);
    expect(await run(root, '--check')).toEqual({
      status: 1,
      lines: ['src/board.generated.ts has no .graphql beside it: remove it'],
    });
  });

  it('include the fragments of other documents that an operation spreads', async () => {
    const { root } = project('query Board { bots { ...Bot } }');
    writeFileSync(join(root, 'src/bots.graphql'), 'fragment Bot on Bot { name }');

    expect(await run(root)).toEqual({ status: 0, lines: ['2 documents fit schema.graphql'] });

    const text = readFileSync(join(root, 'src/board.generated.ts'), 'utf8');
    expect(text).toContain(
      'export type BoardQuery = { readonly bots: ReadonlyArray<{ readonly name: string }> | null };',
    );
    expect(text).toContain('{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Bot"}');
    expect(text).not.toContain('BotFragmentDoc');
  });
});
