import { execute } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createApartSchema } from '../../src/graph/apart';
import type { DeskChange } from '../../src/graph/resolvers.types';
import { ChangeDeskDocument, DeskDocument } from '../../src/member/desk/desk.generated';
import { RestError } from '../../src/rest/errors';
import { memoryStorage } from '../support/graph/memory-storage';

type Row = Record<string, unknown>;
type Document = Record<'trades' | 'alerts' | 'notes' | 'lines', Row[]> & { version: number; settings: Row };

const empty: Document = { version: 0, trades: [], alerts: [], notes: [], lines: [], settings: {} };
const lot = (id: string, changes: Row = {}) => ({
  ...{ id, symbol: 'FPT', side: 'buy', quantity: 100, price: 68.4, date: '2026-08-20' },
  ...changes,
});
const purchase = (id: string) =>
  ({
    id,
    symbol: 'FPT',
    side: 'BUY',
    quantity: 100,
    price: 68_400,
    day: '2026-08-20',
    isPlanned: false,
  }) as const;
const missing = new RestError('notFound', { status: 404 });

/** A server that keeps one desk and refuses an old version; `meanwhile` runs before each save. */
function keep(document: Document | null, meanwhile: (save: (next: Document) => void) => void = () => {}) {
  let kept = document;
  const calls: string[] = [];
  const api = {
    get: async () => {
      calls.push('GET');
      if (kept === null) throw missing;
      return structuredClone(kept);
    },
    put: async (_path: string, body: unknown) => {
      calls.push('PUT');
      meanwhile((next) => (kept = next));
      const sent = body as Document;
      if (sent.version !== kept?.version) throw new RestError('refused', { status: 409 });
      return structuredClone((kept = { ...sent, version: sent.version + 1 }));
    },
    post: () => Promise.reject(new Error('Not expected')),
  };
  return { api, calls, kept: () => kept! };
}

/** One person's session on a server, or on none, in a browser. */
function open(api: ReturnType<typeof keep>['api'], storage = memoryStorage(), person = '1') {
  const schema = createApartSchema();
  const contextValue = { api, person, storage: () => storage };
  const run = async (document: typeof DeskDocument | typeof ChangeDeskDocument, variableValues = {}) => {
    const { data, errors } = await execute({ schema, document, contextValue, variableValues });
    if (errors) throw errors[0]!.originalError ?? errors[0]!;
    return JSON.parse(JSON.stringify(data)) as Record<
      string,
      Document & { place: string; damaged: string | null }
    >;
  };
  return {
    load: async () => (await run(DeskDocument))['desk']!,
    change: async (change: DeskChange) => (await run(ChangeDeskDocument, { change }))['changeDesk']!,
  };
}

const ids = ({ trades }: Pick<Document, 'trades'>) => trades.map(({ id }) => id);

describe('a desk on the server', () => {
  it('is read row by row: what cannot be read is not shown, and not lost when the rest is saved', async () => {
    const odd = { id: 'odd', symbol: 'FPT', side: 'short', extra: [1] };
    const server = keep({ ...empty, trades: [lot('a', { broker: 'SSI' }), odd], settings: { theme: 'x' } });
    const desk = open(server.api);

    expect((await desk.load()).trades).toMatchObject([{ id: 'a', price: 68_400, day: '2026-08-20' }]);
    await desk.change({ trades: [purchase('b')] });

    const { trades, settings, version } = server.kept();
    expect([version, settings]).toEqual([1, { theme: 'x' }]);
    expect(trades).toMatchObject([{ id: 'a', broker: 'SSI' }, odd, { id: 'b', price: 68.4 }]);
  });

  it('that was changed elsewhere is loaded again and merged by id: additions, edits and removals of both', async () => {
    let isFirst = true;
    const server = keep({ ...empty, version: 4, trades: [lot('a'), lot('b'), lot('c')] }, (save) => {
      if (isFirst)
        save({ ...empty, version: 5, trades: [lot('b', { quantity: 300 }), lot('c'), lot('theirs')] });
      isFirst = false;
    });
    const desk = open(server.api);
    await desk.load();

    const after = await desk.change({ trades: [purchase('mine')], removed: ['c'] });

    expect([ids(after), after.version, server.calls]).toEqual([
      ['b', 'theirs', 'mine'],
      6,
      ['GET', 'PUT', 'GET', 'PUT'],
    ]);
    expect(server.kept().trades[0]).toMatchObject({ id: 'b', quantity: 300 });
  });

  it.each([
    ['another text, above one’s own', 'Theirs', 'Mine', 'Theirs\n\nMine'],
    ['an addition to the text that was edited', 'First, then theirs', 'First', 'First, then theirs'],
    ['nothing else', 'First', 'Mine', 'Mine'],
    ['another text, where one’s own was emptied', 'Theirs', '', 'Theirs'],
  ])('keeps of a note that was saved elsewhere while it was edited: %s', async (_, theirs, mine, kept) => {
    const server = keep({ ...empty, notes: [{ id: 'FPT', text: 'First', tag: 1 }] }, (save) => {
      if (server.calls.length === 2)
        save({ ...empty, version: 1, notes: [{ id: 'FPT', text: theirs, tag: 1 }] });
    });
    const desk = open(server.api);
    await desk.load();

    await desk.change({ notes: [{ id: 'FPT', text: mine, before: 'First' }] });

    expect(server.kept().notes).toEqual([{ id: 'FPT', text: kept, tag: 1 }]);
  });

  it('has no note that was emptied', async () => {
    const server = keep({ ...empty, notes: [{ id: 'FPT', text: 'First' }] });
    const { notes } = await open(server.api).change({ notes: [{ id: 'FPT', text: ' ', before: 'First' }] });
    expect(notes).toEqual([]);
  });

  it('that somebody else changes without end is given up with the conflict, after five more attempts', async () => {
    let version = 0;
    const server = keep(empty, (save) => save({ ...empty, version: (version += 1) }));
    await expect(open(server.api).change({ trades: [purchase('mine')] })).rejects.toMatchObject({
      status: 409,
    });
    expect(server.calls.filter((call) => call === 'PUT')).toHaveLength(6);
  });

  it.each([
    [500, new RestError('server', { status: 500 })],
    [null, new RestError('unreachable')],
  ])('that answers %s to a save keeps what it has, and takes the next change', async (_, error) => {
    const server = keep({ ...empty, trades: [lot('a')] });
    const desk = open({ ...server.api, put: () => Promise.reject(error) });
    await expect(desk.change({ trades: [purchase('b')] })).rejects.toBe(error);
    expect(ids(await desk.load())).toEqual(['a']);
    expect(ids(await open(server.api).change({ trades: [purchase('b')] }))).toEqual(['a', 'b']);
  });

  it('is not taken for an empty one where the answer cannot be read', async () => {
    const desk = open({ ...keep(empty).api, get: async () => '<html>' as unknown as Document });
    await expect(desk.load()).rejects.toMatchObject({ kind: 'unreadable' });
    await expect(desk.change({ trades: [purchase('b')] })).rejects.toMatchObject({ kind: 'unreadable' });
  });

  it('is saved change after change, and read after them', async () => {
    const server = keep(empty);
    const desk = open(server.api);
    const saving = ['a', 'b', 'c'].map((id) => desk.change({ trades: [purchase(id)] }));
    expect(ids(await desk.load())).toEqual(['a', 'b', 'c']);
    await Promise.all(saving);
    expect(server.calls).toEqual(['GET', 'PUT', 'PUT', 'PUT', 'GET']);
  });
});

describe('a desk of a server without the call', () => {
  const without = () => keep(null).api;

  it('is this browser’s, each person’s own, over reloads', async () => {
    const storage = memoryStorage();
    const saved = await open(without(), storage).change({ trades: [purchase('a')] });
    expect([saved.place, ids(saved)]).toEqual(['BROWSER', ['a']]);
    expect(ids(await open(without(), storage).load())).toEqual(['a']);
    expect(ids(await open(without(), storage, '2').load())).toEqual([]);
  });

  it('takes the changes of two tabs', async () => {
    const storage = memoryStorage();
    const [one, two] = [open(without(), storage), open(without(), storage)];
    await Promise.all([one.load(), two.load()]);
    await one.change({ trades: [purchase('a')] });
    await two.change({ trades: [purchase('b')], removed: ['x'] });
    expect(ids(await one.load())).toEqual(['a', 'b']);
  });

  it('of the format without a version is brought into today’s', async () => {
    const storage = memoryStorage({ 'desk.1': JSON.stringify({ trades: [lot('old')], notes: [] }) });
    const desk = open(without(), storage);
    expect(ids(await desk.load())).toEqual(['old']);
    await desk.change({ trades: [purchase('new')] });
    expect(JSON.parse(storage.getItem('desk.1')!)).toMatchObject({ format: 1, version: 1 });
    expect(ids(await desk.load())).toEqual(['old', 'new']);
  });

  it('of a newer version of the product is neither read nor overwritten', async () => {
    const newer = JSON.stringify({ ...empty, format: 2 });
    const storage = memoryStorage({ 'desk.1': newer });
    const desk = open(without(), storage);
    await expect(desk.load()).rejects.toMatchObject({ extensions: { kind: 'newerDesk' } });
    await expect(desk.change({ trades: [purchase('a')] })).rejects.toMatchObject({
      extensions: { kind: 'newerDesk' },
    });
    expect(storage.getItem('desk.1')).toBe(newer);
  });

  it.each(['{"trades": [', 'null', '[]', '{"format":1,"version":3,"trades":{}}'])(
    'that is damaged (%s) is put aside, not lost, until it is discarded',
    async (text) => {
      const storage = memoryStorage({ 'desk.1': text });
      const desk = open(without(), storage);
      expect(await desk.load()).toMatchObject({ damaged: text, trades: [] });
      expect(await desk.change({ trades: [purchase('a')] })).toMatchObject({ damaged: text });
      expect(storage.getItem('desk.1.damaged')).toBe(text);
      expect(await desk.change({ discardsDamaged: true })).toMatchObject({ damaged: null });
      expect([storage.getItem('desk.1.damaged'), ids(await desk.load())]).toEqual([null, ['a']]);
    },
  );

  it('keeps all it had where the storage is full, and says so', async () => {
    const storage = memoryStorage();
    const desk = open(without(), storage);
    await desk.change({ trades: [purchase('a')] });
    storage.isFull = true;
    await expect(desk.change({ trades: [purchase('b')] })).rejects.toMatchObject({
      extensions: { kind: 'storageFull' },
    });
    expect(ids(await desk.load())).toEqual(['a']);
  });

  it('that is damaged in a full storage stays where it is', async () => {
    const storage = memoryStorage({ 'desk.1': '{' });
    storage.isFull = true;
    await expect(open(without(), storage).load()).rejects.toMatchObject({
      extensions: { kind: 'storageFull' },
    });
    expect(storage.getItem('desk.1')).toBe('{');
  });
});

describe('capital, risk and costs that this browser kept before the desk did', () => {
  const old = { capital: 50_000_000, risk: 5_000, fee: 2_500, tax: 1_000 };
  const stored = () =>
    memoryStorage({ riskBudget: JSON.stringify({ '1': old, '"b7"': { fee: 200 }, '9': {} }) });

  it.each([
    ['on the server', () => keep(empty).api],
    ['of this browser', () => keep(null).api],
  ])('are those of a desk %s without any, and are saved with its first change', async (_, api) => {
    const storage = stored();
    const desk = open(api(), storage);
    expect((await desk.load()).settings).toEqual(old);

    expect((await desk.change({ trades: [purchase('a')] })).settings).toEqual(old);
    expect(JSON.parse(storage.getItem('riskBudget')!)).toEqual({ '"b7"': { fee: 200 }, '9': {} });
    expect((await desk.load()).settings).toEqual(old);
  });

  it('have the usual ones in the place of what is missing, and are each person’s own', async () => {
    const usual = { capital: 500_000_000, risk: 10_000, fee: 1_500, tax: 1_000 };
    const settingsOf = async (person: string, storage = stored()) =>
      (await open(keep(empty).api, storage, person).load()).settings;
    expect(await settingsOf('b7')).toEqual({ ...usual, fee: 200 });
    expect([await settingsOf('2'), await settingsOf('1', memoryStorage({ riskBudget: '{' }))]).toEqual([
      null,
      null,
    ]);
  });

  it('give way to the desk’s own, and to new ones', async () => {
    const own = { capital: 1_000_000, risk: 100, fee: 0, tax: 0 };
    expect((await open(keep({ ...empty, settings: own }).api, stored()).load()).settings).toEqual(own);
    const desk = open(keep(empty).api, stored());
    expect((await desk.change({ settings: own })).settings).toEqual(own);
  });
});
