import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../support/graph/memory-storage';
import { empty, purchase, keep, open } from '../support/graph/desk';

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
