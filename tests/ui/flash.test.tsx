import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFlash } from '../../src/ui/useFlash';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

function Cell({ of, value }: { of: string; value: number | null }) {
  return <p ref={useFlash<HTMLParagraphElement>(of, value)}>{value}</p>;
}

type Figure = readonly [after: number, value: number | null, of?: string];

/** The flash of a cell at each of the figures, each so many ms after the one before. */
function flashes(...figures: readonly Figure[]) {
  const { container, rerender } = render(<Cell of="FPT" value={10} />);
  return figures.map(([after, value, of = 'FPT']) => {
    vi.advanceTimersByTime(after);
    rerender(<Cell of={of} value={value} />);
    return container.querySelector('p')!.dataset['flash'] ?? null;
  });
}

it('a figure that changes flashes in its direction, each time', () => {
  expect(flashes([400, 11], [400, 12], [400, 11.5])).toEqual(['up', 'up', 'down']);
});

it('a flash is over after 300 ms, whatever the figure is by then', () => {
  expect(flashes([400, 11], [299, 11], [1, 11])).toEqual(['up', 'up', null]);
  expect(flashes([400, 11], [200, 10.5], [99, 10.4], [1, 10.3])).toEqual(['up', 'up', 'up', null]);
});

it('a figure that changes more often flashes three times a second', () => {
  const ofEachFrame = flashes(...Array.from({ length: 60 }, (_, i): Figure => [16, 11 + i]));
  const begun = ofEachFrame.filter((flash, i) => flash !== null && (ofEachFrame[i - 1] ?? null) === null);
  expect(begun).toEqual(['up', 'up', 'up']);
});

it('cells that flash together end together, and a later one by itself', () => {
  const cells = (one: number, other: number, third: number) => (
    <>
      <Cell of="FPT" value={one} />
      <Cell of="HPG" value={other} />
      <Cell of="VCB" value={third} />
    </>
  );
  const { container, rerender } = render(cells(10, 10, 10));
  const shown = () => [...container.querySelectorAll('p')].map(({ dataset }) => dataset['flash'] ?? null);
  rerender(cells(11, 9, 10));
  vi.advanceTimersByTime(100);
  rerender(cells(11, 9, 12));
  const begun = shown();
  vi.advanceTimersByTime(200);
  expect([begun, shown()]).toEqual([
    ['up', 'down', 'up'],
    [null, null, 'up'],
  ]);
});

it('neither another symbol nor a first figure flashes, and another symbol ends a flash', () => {
  expect(flashes([400, 20, 'HPG'], [400, null, 'HPG'], [400, 21, 'HPG'])).toEqual([null, null, null]);
  expect(flashes([400, 11], [10, 20, 'HPG'])).toEqual(['up', null]);
});
