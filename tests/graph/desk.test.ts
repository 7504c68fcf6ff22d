import { describe, expect, it, vi } from 'vitest';
import { RestError } from '../../src/rest/errors';
import { type Document, deposit, empty, lot, purchase, keep, open, ids } from '../support/graph/desk';
import { refusedLocks, sharedLocks } from '../support/graph/desk-tabs';
import { memoryStorage } from '../support/graph/memory-storage';

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

  it('has the other tabs load it again after a save by a change of the storage, in which nothing stays', async () => {
    const storage = memoryStorage();
    const spies = [vi.spyOn(storage, 'setItem'), vi.spyOn(storage, 'removeItem')];
    const changed = () => spies.map(({ mock }) => mock.calls.map(([key]) => key));
    const server = keep(empty);
    const desk = open(server.api, storage);
    await desk.load();
    expect(changed()).toEqual([[], []]);

    await desk.change({ trades: [purchase('a')] });
    expect(changed()).toEqual([['desk.changed'], ['desk.changed']]);
    expect(storage.length).toBe(0);

    storage.isFull = true;
    await desk.change({ trades: [purchase('b')] });
    expect(server.kept().trades).toHaveLength(2);
  });

  it('has cash flows by date with a signed amount; of those that cannot be counted none is shown or lost', async () => {
    const flows = [
      { id: 'in', date: '2026-08-15', amount: 200_000_000, bank: 'VCB' },
      { id: 'out', date: '2026-08-22', amount: '-5000000' },
    ];
    const odd = [
      { id: 'nothing', date: '2026-08-22', amount: 0 },
      { id: 'part', date: '2026-08-22', amount: 0.5 },
      { id: 'too much', date: '2026-08-22', amount: 1e12 + 1 },
      { id: 'before the exchange', date: '2000-07-27', amount: 1 },
      { id: 'no day', amount: 1 },
      { date: '2026-08-22', amount: 1 },
    ];
    const server = keep({ ...empty, flows: [...flows, ...odd] });
    const desk = open(server.api);
    expect((await desk.load()).flows).toEqual([
      { id: 'in', day: '2026-08-15', amount: 200_000_000 },
      { id: 'out', day: '2026-08-22', amount: -5_000_000 },
    ]);

    await desk.change({ flows: [{ id: 'in', day: '2026-08-16', amount: 1 }], removed: { flows: ['out'] } });
    expect(server.kept().flows).toHaveLength(odd.length + 1);
    expect(server.kept().flows).toContainEqual({ id: 'in', date: '2026-08-16', amount: 1, bank: 'VCB' });
  });

  it('has lists of one’s own in the order of their positions, each symbol once', async () => {
    const lists = [
      {
        id: 'b',
        name: ' Ngân  hàng ',
        symbols: ['vcb', 'CTG', 'VCB', 7, 'no symbol'],
        position: 2,
        color: 'red',
      },
      { id: 'a', name: 'Cổ tức', symbols: 'REE, VNM', position: 1 },
      { id: 'c', name: null, symbols: null, position: 'last' },
      { name: 'Without an id', symbols: ['FPT'], position: 0 },
    ];
    const server = keep({ ...empty, lists });
    const desk = open(server.api);
    const own = { leftOut: 0 };
    const rows = (...symbols: string[]) => symbols.map((symbol) => ({ symbol, name: null, price: null }));
    expect((await desk.load()).lists).toEqual([
      { ...own, id: 'own:a', name: 'Cổ tức', position: 1, rows: rows('REE', 'VNM') },
      { ...own, id: 'own:b', name: 'Ngân hàng', position: 2, rows: rows('VCB', 'CTG') },
      { ...own, id: 'own:c', name: '—', position: Number.MAX_SAFE_INTEGER, rows: [] },
    ]);

    await desk.change({ lists: [{ id: 'own:b', added: ['TCB'], removed: ['CTG'] }] });
    expect(server.kept().lists).toEqual([
      lists[3],
      { ...lists[0], symbols: ['vcb', 'VCB', 7, 'no symbol', 'TCB'] },
      lists[1],
      lists[2],
    ]);
  });

  it('has saved filters with their conditions as a text; of those that say nothing none is shown or lost', async () => {
    const cheap = { id: 'a', name: 'Rẻ', conditions: 'pe._,10', colour: 'blue' };
    const odd = [
      { id: 'no name', name: ' ', conditions: 'pe._,10' },
      { id: 'no conditions', name: 'x' },
      { id: 'too long', name: 'x', conditions: '*'.repeat(4_001) },
      { name: 'no id', conditions: 'pe._,10' },
    ];
    const server = keep({ ...empty, filters: [cheap, ...odd] });
    const desk = open(server.api);
    expect((await desk.load()).filters).toEqual([
      { id: 'a', name: 'Rẻ', conditions: 'pe._,10', watchedSince: null },
    ]);

    await desk.change({ filters: [{ id: 'a', name: 'Giá rẻ', conditions: 'pe._,9' }] });
    expect(server.kept().filters).toHaveLength(odd.length + 1);
    expect(server.kept().filters).toContainEqual({
      ...cheap,
      name: 'Giá rẻ',
      conditions: 'pe._,9',
    });
    await desk.change({ removed: { filters: ['a'] } });
    expect((await desk.load()).filters).toEqual([]);
  });

  it('has filters that are watched since an instant, which a new name leaves as it is and null ends', async () => {
    const watchedSince = '2026-08-26T03:00:00Z';
    const cheap = { id: 'a', name: 'Rẻ', conditions: 'pe._,10' };
    const server = keep({
      ...empty,
      filters: [
        { ...cheap, watchedSince },
        { ...cheap, id: 'b', watchedSince: 'yesterday' },
      ],
    });
    const desk = open(server.api);
    const since = async () => (await desk.load()).filters!.map((filter) => filter['watchedSince']);
    expect(await since()).toEqual([watchedSince, null]);
    await desk.change({ filters: [{ ...cheap, name: 'Giá rẻ' }] });
    expect([await since(), server.kept().filters![0]]).toEqual([
      [watchedSince, null],
      { ...cheap, name: 'Giá rẻ', watchedSince },
    ]);
    await desk.change({ filters: [{ ...cheap, watchedSince: null }] });
    expect(await since()).toEqual([null, null]);
  });

  it('has the news of a filter, which older versions of the product neither show nor lose', async () => {
    const news = {
      ...{ id: 'n', kind: 'filter', symbol: 'FPT', filterId: 'a', armedAt: '2026-08-27T02:00:00Z' },
      ...{ firedAt: '2026-08-27T02:31:00Z', firedPrice: 70, seen: false },
    };
    const desk = open(keep({ ...empty, alerts: [news] }).api);
    expect((await desk.load()).alerts).toMatchObject([{ kind: 'FILTER', filterId: 'a', symbol: 'FPT' }]);
  });

  it('gets no list of filters until there is one, as a server may not know it', async () => {
    const server = keep(empty);
    await open(server.api).change({ trades: [purchase('a')] });
    expect(server.kept()).not.toHaveProperty('filters');
  });

  it('gets no list of cash flows until there is one, as a server may not know it', async () => {
    const server = keep(empty);
    await open(server.api).change({ trades: [purchase('a')] });
    expect(server.kept()).not.toHaveProperty('flows');
    await open(server.api).change({ flows: [deposit('a')] });
    expect(server.kept().flows).toEqual([{ id: 'a', date: '2026-08-22', amount: 1_000_000 }]);
  });

  it('has settings from before some existed with the usual ones of these, and keeps what it cannot read', async () => {
    const old = { capital: 300_000_000, risk: 5_000, fee: 3_500, tax: 1_000, theme: 'x' };
    const server = keep({ ...empty, settings: old });
    const desk = open(server.api);
    const { theme: _, ...read } = old;
    expect((await desk.load()).settings).toEqual({
      ...read,
      weight: 200_000,
      bonusTax: 50_000,
      costMethod: 'AVERAGE',
    });

    const settings = { ...read, weight: 100_000, fee: 1_500, bonusTax: 0, costMethod: 'FIFO' as const };
    expect((await desk.change({ settings })).settings).toEqual(settings);
    expect(server.kept().settings).toEqual({
      ...old,
      weight: 100_000,
      fee: 1_500,
      bonusTax: 0,
      costMethod: 'fifo',
    });
  });

  it.each([
    { weight: 'all' },
    { bonusTax: -1 },
    { bonusTax: '5%' },
    { costMethod: 'lifo' },
    { costMethod: 1 },
  ])('has the usual setting where %o cannot be read', async (odd) => {
    const set = { capital: 1e8, risk: 5_000, fee: 0, tax: 0 };
    const { settings } = await open(keep({ ...empty, settings: { ...set, ...odd } }).api).load();
    expect(settings).toEqual({ ...set, weight: 200_000, bonusTax: 50_000, costMethod: 'AVERAGE' });
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

    const after = await desk.change({ trades: [purchase('mine')], removed: { trades: ['c'] } });

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

  it.each([
    ['edited', 'Chờ về 26', ['Chờ về 26']],
    ['edited, with spaces and blank lines', ' Chờ  về 26 \n\n\n\n?\n', ['Chờ về 26\n\n?']],
    ['lengthened', 'Chờ về 25, rồi mua', ['Chờ về 25, rồi mua']],
    ['shortened', 'Chờ', ['Chờ']],
    ['emptied', '', []],
    ['left as it is', 'Chờ về 25', ['Chờ về 25']],
  ])('takes no note that is stored untidily for another one when it is %s', async (_, text, kept) => {
    for (const stored of ['Chờ về 25 ', 'Chờ  về 25\n', 'Chờ về 25'.normalize('NFD')]) {
      const server = keep({ ...empty, notes: [{ id: 'FPT', text: stored }] });
      const desk = open(server.api);
      const [read] = (await desk.load()).notes;
      const after = await desk.change({ notes: [{ id: 'FPT', text, before: read!['text'] as string }] });
      expect(after.notes.map((note) => note['text'])).toEqual(kept);
      expect(server.kept().notes.map((note) => note['text'])).toEqual(kept);
    }
  });

  it('has no note that was emptied', async () => {
    const server = keep({ ...empty, notes: [{ id: 'FPT', text: 'First' }] });
    const { notes } = await open(server.api).change({ notes: [{ id: 'FPT', text: ' ', before: 'First' }] });
    expect(notes).toEqual([]);
  });

  it('that somebody else changes without end is given up with the conflict, after ten more attempts', async () => {
    let version = 0;
    const server = keep(empty, (save) => save({ ...empty, version: (version += 1) }));
    await expect(open(server.api).change({ trades: [purchase('mine')] })).rejects.toMatchObject({
      status: 409,
    });
    expect(server.calls.filter((call) => call === 'PUT')).toHaveLength(11);
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

  it.each([
    ['the server', keep(empty), 'SERVER'],
    ['the browser', keep(null), 'BROWSER'],
  ])('is saved on %s, each change once, where the browser refuses its locks', async (_, server, place) => {
    const desk = open(server.api, memoryStorage(), { locks: refusedLocks });
    await desk.change({ trades: [purchase('a')] });
    const after = await desk.change({ trades: [purchase('b')] });
    expect([after.keeper, ids(after), after.version]).toEqual([place, ['a', 'b'], 2]);
  });

  it('is not saved again without the lock where the save itself fails', async () => {
    const server = keep(empty);
    const failing = { ...server.api, put: vi.fn(() => Promise.reject(new RestError('server'))) };
    const desk = open(failing, memoryStorage(), { locks: sharedLocks() });
    await expect(desk.change({ trades: [purchase('a')] })).rejects.toMatchObject({ kind: 'server' });
    expect(failing.put).toHaveBeenCalledTimes(1);
  });

  describe.each(['unreachable', 'timeout', 'unreadable'] as const)('to which a save ends with %s', (kind) => {
    const lost = new RestError(kind);
    const note = { id: 'FPT', text: 'Mine ', before: 'First', changedAt: '2026-08-27T09:00:00.000Z' };
    const settings = { capital: 1e8, risk: 5_000, weight: 200_000, fee: 0, tax: 0, bonusTax: 0 };
    const change = {
      trades: [purchase('a')],
      removed: { trades: ['b'] },
      notes: [note],
      settings: { ...settings, costMethod: 'FIFO' as const },
    };
    const document = { ...empty, trades: [lot('b')], notes: [{ id: 'FPT', text: 'First', tag: 1 }] };

    it('has it where the load after it has all of the change, in the server’s own form', async () => {
      const server = keep(document);
      const put = async (path: string, body: unknown) => {
        const { trades, ...rest } = body as Document;
        const tidy = trades.map(({ stop: _stop, target: _target, ...trade }) => ({
          ...trade,
          broker: 'SSI',
        }));
        await server.api.put(path, { ...rest, trades: tidy });
        throw lost;
      };
      const desk = open({ ...server.api, put });
      const after = await desk.change(change);
      expect([ids(after), after.notes, after.version]).toMatchObject([['a'], [{ text: 'Mine' }], 1]);
      expect(server.calls).toEqual(['GET', 'PUT', 'GET']);
    });

    it.each([
      ['nothing', {}],
      ['the trade alone', { trades: [lot('a')] }],
      ['all but the removal', { trades: [lot('b'), lot('a')], notes: [note], settings }],
    ])('does not have it where that load has %s of the change', async (_, arrived) => {
      const server = keep(document);
      let isSent = false;
      const desk = open({
        ...server.api,
        get: async () => ({ ...(await server.api.get()), ...(isSent && arrived) }),
        put: () => {
          isSent = true;
          return Promise.reject(lost);
        },
      });
      await expect(desk.change(change)).rejects.toBe(lost);
    });

    it('does not have it where that load fails too', async () => {
      const server = keep(document);
      let isSent = false;
      const desk = open({
        ...server.api,
        get: () => (isSent ? Promise.reject(new RestError('server', { status: 500 })) : server.api.get()),
        put: () => {
          isSent = true;
          return Promise.reject(lost);
        },
      });
      await expect(desk.change(change)).rejects.toBe(lost);
    });
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
