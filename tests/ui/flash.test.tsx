import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useFlash } from '../../src/ui/useFlash';

let currentTime = 0;

afterEach(() => void Reflect.deleteProperty(document, 'timeline'));

/** A cell, and its flash with each of the figures, each so many ms after the one before. */
function flashes(...figures: readonly (readonly [after: number, value: number | null, key?: string])[]) {
  currentTime = 1_000;
  Object.defineProperty(document, 'timeline', { configurable: true, get: () => ({ currentTime }) });
  const { result, rerender } = renderHook(({ key, value }) => useFlash(key, value), {
    initialProps: { key: 'FPT', value: 10 as number | null },
  });
  return figures.map(([after, value, key = 'FPT']) => {
    currentTime += after;
    rerender({ key, value });
    return result.current['data-flash'] ?? null;
  });
}

it('a figure that changes flashes in its direction, once each time', () => {
  expect(flashes([400, 11], [400, 12], [400, 11.5])).toEqual(['up once', 'up again', 'down once']);
});

it('a figure that changes more often flashes three times a second', () => {
  const begun = new Set(flashes(...Array.from({ length: 60 }, (_, i) => [16, 11 + i] as const)));
  const changes = flashes(...Array.from({ length: 60 }, (_, i) => [16, 11 + i] as const)).filter(
    (flash, i, all) => flash !== all[i - 1],
  );
  expect([[...begun], changes.length]).toEqual([['up once', 'up again'], 3]);
});

it('neither another symbol nor a first figure flashes', () => {
  expect(flashes([400, 20, 'HPG'], [400, null, 'HPG'], [400, 21, 'HPG'])).toEqual([null, null, null]);
});
