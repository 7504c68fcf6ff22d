import { describe, expect, it, vi } from 'vitest';
import { createStore } from '../../src/lib/store';

describe('a store', () => {
  it('notifies its listeners of a change, of nothing else, and not once they have unsubscribed', () => {
    const store = createStore(1);
    const seen: number[] = [];
    const unsubscribe = store.subscribe(() => seen.push(store.get()));

    store.set(2);
    store.set(2);
    unsubscribe();
    store.set(3);

    expect(seen).toEqual([2]);
    expect(store.get()).toBe(3);
  });

  it('starts with its first listener and stops with its last one, each time', () => {
    const stop = vi.fn();
    const start = vi.fn(() => stop);
    const { subscribe } = createStore(null, start);

    const leave = [subscribe(() => {}), subscribe(() => {})];
    expect(start).toHaveBeenCalledTimes(1);
    leave[0]!();
    leave[0]!();
    expect(stop).not.toHaveBeenCalled();
    leave[1]!();
    expect(stop).toHaveBeenCalledTimes(1);

    subscribe(() => {});
    expect(start).toHaveBeenCalledTimes(2);
  });
});
