import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../support/graph/memory-storage';
import { empty, failure, purchase, keep, lot, open, ids } from '../support/graph/desk';

describe('a desk of a server without the call', () => {
  const without = () => keep(null).api;

  it('is this browser’s, each person’s own, over reloads', async () => {
    const storage = memoryStorage();
    const saved = await open(without(), storage).change({ trades: [purchase('a')] });
    expect([saved.keeper, ids(saved)]).toEqual(['BROWSER', ['a']]);
    expect(ids(await open(without(), storage).load())).toEqual(['a']);
    expect(ids(await open(without(), storage, { person: '2' }).load())).toEqual([]);
  });

  it('takes the changes of two tabs', async () => {
    const storage = memoryStorage();
    const [one, two] = [open(without(), storage), open(without(), storage)];
    await Promise.all([one.load(), two.load()]);
    await one.change({ trades: [purchase('a')] });
    await two.change({ trades: [purchase('b')], removed: { trades: ['x'] } });
    expect(ids(await one.load())).toEqual(['a', 'b']);
  });

  it('of a newer version of the product is neither read nor overwritten', async () => {
    const newer = JSON.stringify({ ...empty, format: 2 });
    const storage = memoryStorage({ 'desk.1': newer });
    const desk = open(without(), storage);
    await expect(desk.load()).rejects.toMatchObject(failure('newerDesk'));
    await expect(desk.change({ trades: [purchase('a')] })).rejects.toMatchObject(failure('newerDesk'));
    expect(storage.getItem('desk.1')).toBe(newer);
  });

  it.each(['{"trades": [', 'null', '[]', '{"format":1,"version":3,"trades":{}}'])(
    'that is damaged (%s) is put aside, not lost, until it is discarded',
    { tags: ['P21'] },
    async (text) => {
      const storage = memoryStorage({ 'desk.1': text });
      const desk = open(without(), storage);
      const damaged = [{ text }];
      expect(await desk.load()).toMatchObject({ damaged, trades: [] });
      expect(await desk.change({ trades: [purchase('a')] })).toMatchObject({ damaged });
      const { damaged: kept } = await desk.load();
      expect(storage.getItem(kept[0]!.id)).toBe(text);
      expect(await desk.change({ discarded: [kept[0]!.id] })).toMatchObject({ damaged: [] });
      expect([storage.getItem(kept[0]!.id), ids(await desk.load())]).toEqual([null, ['a']]);
    },
  );

  it(
    'that is damaged again keeps every original under a name of its own, and discards one alone',
    { tags: ['P21'] },
    async () => {
      const storage = memoryStorage();
      const desk = open(without(), storage);
      for (const text of ['{first', '{second', '{third']) {
        storage.setItem('desk.1', text);
        await desk.load();
        await desk.load();
      }
      storage.setItem('desk.2.damaged', 'somebody else’s');
      const { damaged } = await desk.load();
      expect(damaged.map(({ text }) => text)).toEqual(['{first', '{second', '{third']);

      await desk.change({ discarded: [damaged[0]!.id], trades: [purchase('a')] });
      storage.setItem('desk.1', '{fourth');
      const after = await desk.load();
      expect(after.damaged.map(({ text }) => text)).toEqual(['{second', '{third', '{fourth']);
    },
  );

  it(
    'that is damaged after an original was discarded has another name for the next',
    { tags: ['P21'] },
    async () => {
      const storage = memoryStorage({ 'desk.1': '{first' });
      const desk = open(without(), storage);
      const [first] = (await desk.load()).damaged;
      await desk.change({ discarded: [first!.id] });
      storage.setItem('desk.1', '{second');
      expect((await desk.load()).damaged).toMatchObject([{ text: '{second' }]);
      await desk.change({ discarded: [first!.id] });
      expect((await desk.load()).damaged).toMatchObject([{ text: '{second' }]);
    },
  );

  it('has the original that a former version set aside', { tags: ['P21'] }, async () => {
    const storage = memoryStorage({ 'desk.1.damaged': '{old', 'desk.1': '{new' });
    const { damaged } = await open(without(), storage).load();
    expect(damaged.map(({ text }) => text)).toEqual(['{old', '{new']);
  });

  it.each([Number.MAX_SAFE_INTEGER, 1e300])(
    'of version %d is shown, and takes no change',
    async (version) => {
      const text = JSON.stringify({ ...empty, version, trades: [lot('a')], format: 1 });
      const storage = memoryStorage({ 'desk.1': text });
      const desk = open(without(), storage);
      expect(await desk.load()).toMatchObject({ version, trades: [{ id: 'a' }], damaged: [] });
      await expect(desk.change({ trades: [purchase('b')] })).rejects.toMatchObject(failure('lastVersion'));
      expect(storage.getItem('desk.1')).toBe(text);
    },
  );

  it('keeps all it had where the storage is full, and says so', async () => {
    const storage = memoryStorage();
    const desk = open(without(), storage);
    await desk.change({ trades: [purchase('a')] });
    storage.isFull = true;
    await expect(desk.change({ trades: [purchase('b')] })).rejects.toMatchObject(failure('storageFull'));
    expect(ids(await desk.load())).toEqual(['a']);
  });

  it('saves with no later change what it has reported as not saved', async () => {
    const storage = memoryStorage();
    const desk = open(without(), storage);
    await desk.change({ trades: [purchase('a')] });
    storage.isFull = true;
    await expect(desk.change({ trades: [purchase('imported')] })).rejects.toMatchObject(
      failure('storageFull'),
    );
    storage.isFull = false;
    expect(ids(await desk.change({ notes: [{ id: 'FPT', text: 'Mine' }] }))).toEqual(['a']);
    expect(ids(await desk.load())).toEqual(['a']);
  });

  it('takes a note that fits after an import that did not', async () => {
    const storage = memoryStorage();
    storage.capacity = 2_000;
    const desk = open(without(), storage);
    const trades = Array.from({ length: 100 }, (_, i) => purchase(`imported ${i}`));
    await expect(desk.change({ trades })).rejects.toMatchObject(failure('storageFull'));
    const { notes } = await desk.change({ notes: [{ id: 'FPT', text: 'Mine' }] });
    expect(notes).toMatchObject([{ id: 'FPT', text: 'Mine' }]);
  });

  it('that another tab keeps overwriting says so, and not that the storage is full', async () => {
    const storage = memoryStorage();
    const theirs = JSON.stringify({ ...empty, format: 1 });
    let waits = 0;
    const wait = async () => {
      waits += 1;
      storage.setItem('desk.1', theirs);
    };
    const desk = open(without(), storage, { wait });
    await expect(desk.change({ trades: [purchase('a')] })).rejects.toMatchObject(failure('overwritten'));
    expect([waits, storage.getItem('desk.1')]).toEqual([21, theirs]);
  });

  it(
    'that is damaged in a full storage stays where it is, and is shown until it is discarded',
    { tags: ['P21'] },
    async () => {
      const storage = memoryStorage({ 'desk.1': '{' });
      storage.isFull = true;
      const desk = open(without(), storage);
      const { damaged } = await desk.load();
      expect(damaged).toMatchObject([{ text: '{' }]);
      await expect(desk.change({ trades: [purchase('a')] })).rejects.toMatchObject(failure('storageFull'));
      expect(storage.getItem('desk.1')).toBe('{');

      storage.isFull = false;
      await desk.change({ trades: [purchase('a')] });
      expect((await desk.load()).damaged).toMatchObject([{ text: '{' }]);
    },
  );
});
