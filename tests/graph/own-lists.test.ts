import { describe, expect, it } from 'vitest';
import { mergeOwnLists } from '../../src/graph/desk/own-lists';
import type { OwnListInput } from '../../src/graph/resolvers.types';
import { RestError } from '../../src/rest/errors';
import { empty, failure, keep, open, type Document } from '../support/graph/desk';

const list = (symbols: readonly string[], changes: object = {}) => ({
  ...{ id: 'w', name: 'Cổ tức', symbols, position: 0 },
  ...changes,
});
const symbolsOf = (document: Document) => document.lists?.map(({ symbols }) => symbols);

/** As many symbols as a list may have. */
const full = Array.from({ length: 500 }, (_, i) => `S${i}`);

/** The symbols of one list after a change. */
const after = (symbols: readonly string[], change: Omit<OwnListInput, 'id'>) =>
  mergeOwnLists([list(symbols)], [{ id: 'own:w', ...change }], [])[0]?.['symbols'];

describe('a change of a list of one’s own', () => {
  it.each([
    ['adds each symbol once, at the end', { added: ['C', 'A', 'C', 'D'] }, ['A', 'B', 'C', 'D']],
    ['removes a symbol wherever it stands', { removed: ['B', 'X'] }, ['A', 'C']],
    ['puts a symbol before another one', { moved: { symbol: 'C', before: 'A' } }, ['C', 'A', 'B']],
    ['puts a symbol at the end', { moved: { symbol: 'A', before: null } }, ['B', 'C', 'A']],
    [
      'puts it at the end where the other one is gone',
      { moved: { symbol: 'A', before: 'X' } },
      ['B', 'C', 'A'],
    ],
    ['moves none that the list lacks', { moved: { symbol: 'X', before: 'A' } }, ['A', 'B', 'C']],
    ['leaves a symbol that is put before itself', { moved: { symbol: 'B', before: 'B' } }, ['A', 'B', 'C']],
    [
      'leaves a symbol that is put before the one after it',
      { moved: { symbol: 'A', before: 'B' } },
      ['A', 'B', 'C'],
    ],
    ['leaves the last symbol at the end', { moved: { symbol: 'C', before: null } }, ['A', 'B', 'C']],
    ['moves none that it removes', { removed: ['B'], moved: { symbol: 'B', before: 'A' } }, ['A', 'C']],
    ['adds a symbol at a place', { added: ['D'], moved: { symbol: 'D', before: 'B' } }, ['A', 'D', 'B', 'C']],
    ['that creates it again adds what it lacks', { symbols: ['X', 'B'] }, ['A', 'B', 'C', 'X']],
  ])('%s, and the same if it is made twice', (_, change, expected) => {
    const once = after(['A', 'B', 'C'], change) as readonly string[];
    expect([once, after(once, change)]).toEqual([expected, expected]);
  });

  it('moves a symbol as a server has spelled it, and keeps what is no symbol where it is', () => {
    const symbols = ['A', 7, ' b', { code: 'X' }, 'c'];
    const moved = (symbol: string, before: string | null) =>
      mergeOwnLists([{ id: 'w', symbols }], [{ id: 'own:w', moved: { symbol, before } }], [])[0]?.['symbols'];
    expect(moved('C', 'B')).toEqual(['A', 7, 'C', ' b', { code: 'X' }]);
    expect(moved('B', null)).toEqual(['A', 7, { code: 'X' }, 'c', 'B']);
  });

  it('keeps what it does not name', () => {
    const saved = list(['A'], { colour: 'red' });
    expect(mergeOwnLists([saved], [{ id: 'own:w', name: ' Ngân  hàng ' }], [])).toEqual([
      { ...saved, name: 'Ngân hàng' },
    ]);
  });

  it('keeps what another tab has added, removed and renamed meanwhile', async () => {
    let isFirst = true;
    const server = keep({ ...empty, lists: [list(['A', 'B'])] }, (save) => {
      if (isFirst) save({ ...empty, version: 1, lists: [list(['B', 'C'], { name: 'Theirs' })] });
      isFirst = false;
    });
    await open(server.api).change({ lists: [{ id: 'own:w', added: ['D'] }] });
    expect(server.kept().lists).toEqual([list(['B', 'C', 'D'], { name: 'Theirs' })]);
  });

  it.each([
    ['that is gone', 'own:gone', 'missingList'],
    ['without room', 'own:full', 'fullList'],
  ])('of a list %s fails, and a symbol that moves to it stays where it was', async (_what, id, kind) => {
    const server = keep({ ...empty, lists: [list(['A', 'B']), list(full, { id: 'full' })] });
    const moving = open(server.api).change({
      lists: [
        { id, added: ['A'] },
        { id: 'own:w', removed: ['A'] },
      ],
    });
    await expect(moving).rejects.toMatchObject(failure(kind));
    expect(symbolsOf(server.kept())).toEqual([['A', 'B'], full]);
  });

  it.each([
    ['takes one more up to 500', full.slice(1), { added: ['A'] }, [...full.slice(1), 'A']],
    ['takes what it has already', full, { added: ['S7'] }, full],
    ['takes none of several of which one has no room', full.slice(1), { added: ['A', 'B'] }, full.slice(1)],
    ['is reordered', full, { moved: { symbol: 'S499', before: 'S0' } }, ['S499', ...full.slice(0, -1)]],
    ['loses a symbol of more than 500', [...full, 'A', 'B'], { removed: ['A'] }, [...full, 'B']],
    ['stays as it is where a file has more for it', full, { name: 'File', symbols: ['A'] }, full],
  ])('of a list of 500 symbols: it %s', (_, symbols, change, expected) => {
    expect(after(symbols, change)).toEqual(expected);
  });

  it('of the order leaves out a list that is gone', async () => {
    const server = keep({ ...empty, lists: [list(['A']), list(['B'], { id: 'v', position: 1 })] });
    const { lists } = await open(server.api).change({
      lists: [
        { id: 'own:v', position: 0 },
        { id: 'own:gone', position: 1 },
        { id: 'own:w', position: 2 },
      ],
    });
    expect(lists?.map(({ id }) => id)).toEqual(['own:v', 'own:w']);
  });

  it('is made in the browser where the server lacks the call', async () => {
    const desk = open(keep(null).api);
    await desk.change({ lists: [{ id: 'own:w', name: 'Mine', position: 0, symbols: ['A'] }] });
    await desk.change({ lists: [{ id: 'own:w', added: ['B'] }] });
    expect((await desk.load()).lists).toMatchObject([
      { id: 'own:w', name: 'Mine', rows: [{ symbol: 'A' }, { symbol: 'B' }] },
    ]);
  });

  it('that creates one fails where the server drops what it does not know', async () => {
    const server = keep(empty);
    const { put } = server.api;
    server.api.put = (path, body) => {
      const known = { ...(body as Document) };
      delete known.lists;
      return put(path, known);
    };
    const creating = open(server.api).change({
      lists: [{ id: 'own:w', name: 'Mine', position: 0, symbols: [] }],
    });
    await expect(creating).rejects.toMatchObject(failure('missingList'));
  });

  it('that did not arrive is reported, and can be made again', async () => {
    const server = keep({ ...empty, lists: [list(['A'])] });
    const { put } = server.api;
    server.api.put = () => Promise.reject(new RestError('unreachable'));
    const desk = open(server.api);
    const change = { lists: [{ id: 'own:w', added: ['B'] }] };
    await expect(desk.change(change)).rejects.toMatchObject({ kind: 'unreachable' });
    server.api.put = put;
    await desk.change(change);
    expect(symbolsOf(server.kept())).toEqual([['A', 'B']]);
  });
});
