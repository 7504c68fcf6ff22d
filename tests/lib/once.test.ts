import { describe, expect, it } from 'vitest';
import { once } from '../../src/lib/once';

describe('what is loaded once', () => {
  it('is loaded for all who ask, and is the same promise for each', async () => {
    let loads = 0;
    const load = once(async () => ++loads);

    expect(load()).toBe(load());
    expect([await load(), await load()]).toEqual([1, 1]);
  });

  it('is tried again after a failure', async () => {
    const answers = [() => Promise.reject(new Error('gone')), () => Promise.resolve('here')];
    const load = once(() => answers.shift()!());

    await expect(load()).rejects.toThrow('gone');
    expect(await load()).toBe('here');
  });
});
