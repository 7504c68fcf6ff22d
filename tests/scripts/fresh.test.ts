import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

type Variables = Record<string, string>;
type Fresh = {
  isFresh: (folder: string, madeOf: readonly string[], variables: Variables) => boolean;
};

const { isFresh } = (await import(resolve('scripts/sizes/fresh.mjs'))) as Fresh;

let parent = '';
const at = (...names: string[]) => join(parent, ...names);
const touch = (path: string, seconds: number) => utimesSync(path, seconds, seconds);

const variables = { VITE_API_URL: 'https://api.example' };
const isFreshWith = (given: Variables) => isFresh(at('app'), [at('src')], given);

/** A build of second 100, of a folder with one file. */
function writeBuild(isWhole = true) {
  mkdirSync(at('app-maps'));
  writeFileSync(at('app-maps', 'first-loads.json'), JSON.stringify({ isWhole, variables }));
  touch(at('app-maps', 'first-loads.json'), 100);
}

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'nhip-fresh-'));
  mkdirSync(at('src'));
  writeFileSync(at('src', 'a.ts'), '');
  touch(at('src', 'a.ts'), 50);
  touch(at('src'), 50);
});
afterEach(() => rmSync(parent, { recursive: true }));

describe('the build whose sizes are checked', () => {
  it('is the one that is there while nothing that it is made of has changed', () => {
    writeBuild();
    expect(isFreshWith(variables)).toBe(true);
  });

  it.each([
    { what: 'a file was edited', change: () => touch(at('src', 'a.ts'), 101) },
    { what: 'a file is gone or new, which changes its folder', change: () => touch(at('src'), 101) },
  ])('is another one once $what', ({ change }) => {
    writeBuild();
    change();
    expect(isFreshWith(variables)).toBe(false);
  });

  it('is another one where its variables are others', () => {
    writeBuild();
    expect(isFreshWith({})).toBe(false);
    expect(isFreshWith({ VITE_API_URL: 'https://other.example' })).toBe(false);
  });

  it('is another one where a plugin was left out of the one that is there, or none is', () => {
    expect(isFreshWith(variables)).toBe(false);
    writeBuild(false);
    expect(isFreshWith(variables)).toBe(false);
  });
});
