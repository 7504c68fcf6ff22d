import { describe, expect, it } from 'vitest';
import { once } from '../../src/lib/once';

describe('what is loaded once', () => {
  it('is loaded once for all calls, which get the same promise', async () => {
    let loads = 0;
    const load = once(async () => ++loads);

    expect(load()).toBe(load());
    expect([await load(), await load()]).toEqual([1, 1]);
  });

  it('is there without a promise once it is loaded', async () => {
    const load = once(async () => 'here');
    const loading = load();
    expect(load.loaded()).toBeUndefined();

    await loading;
    expect(load.loaded()).toBe('here');
  });

  it('is tried again after a failure', async () => {
    const results = [() => Promise.reject(new Error('gone')), () => Promise.resolve('here')];
    const load = once(() => results.shift()!());

    await expect(load()).rejects.toThrow('gone');
    expect(await load()).toBe('here');
  });
});
