import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../support/graph/memory-storage';
import { empty, purchase, keep, open, ids } from '../support/graph/desk';

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
