import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFlash } from '../../src/ui/useFlash';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Cell({ of, value }: { of: string; value: number | null }) {
  return <p ref={useFlash<HTMLParagraphElement>(of, value)}>{value}</p>;
}

type Figure = readonly [after: number, value: number | null, of?: string];

/** The flash of a cell at each of the figures, each so many ms after the one before. */
async function flashes(...figures: readonly Figure[]) {
  const { container, rerender } = render(<Cell of="FPT" value={10} />);
  const shown: (string | null)[] = [];
  for (const [after, value, of = 'FPT'] of figures) {
    await vi.advanceTimersByTimeAsync(after);
    rerender(<Cell of={of} value={value} />);
    shown.push(container.querySelector('p')!.dataset['flash'] ?? null);
  }
  return shown;
}

it('a figure that changes flashes in its direction, each time', async () => {
  expect(await flashes([400, 11], [400, 12], [400, 11.5])).toEqual(['up', 'up', 'down']);
});

it('a flash is over after 300 ms, whatever the figure is by then', async () => {
  expect(await flashes([400, 11], [299, 11], [1, 11])).toEqual(['up', 'up', null]);
  expect(await flashes([400, 11], [200, 10.5], [99, 10.4], [1, 10.3])).toEqual(['up', 'up', 'up', null]);
});

it('fades as long as it lasts', () => {
  const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
  expect(/--t-flash: (\w+);/.exec(tokens)?.[1]).toBe('300ms');
});

it('a figure that changes more often flashes three times a second', async () => {
  const ofEachFrame = await flashes(...Array.from({ length: 63 }, (_, i): Figure => [16, 11 + i]));
  const begun = ofEachFrame.filter((flash, i) => flash !== null && (ofEachFrame[i - 1] ?? null) === null);
  expect(begun).toEqual(['up', 'up', 'up']);
});

it('another symbol in its cell flashes no sooner', async () => {
  expect(await flashes([400, 11], [100, 20, 'HPG'], [100, 21, 'HPG'], [200, 22, 'HPG'])).toEqual([
    'up',
    null,
    null,
    'up',
  ]);
});

it('a figure that changes while its flash is late to end does not flash on', async () => {
  const { container, rerender } = render(<Cell of="FPT" value={10} />);
  rerender(<Cell of="FPT" value={11} />);
  vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 400);
  rerender(<Cell of="FPT" value={10.5} />);
  const late = container.querySelector('p')!.dataset['flash'];
  await vi.advanceTimersByTimeAsync(300);
  expect([late, container.querySelector('p')!.dataset['flash']]).toEqual(['up', undefined]);
});

it('cells that flash together end together, and a later one by itself', async () => {
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
  const timers = vi.getTimerCount();
  await vi.advanceTimersByTimeAsync(100);
  rerender(cells(11, 9, 12));
  const begun = shown();
  await vi.advanceTimersByTimeAsync(200);
  expect([timers, begun, shown()]).toEqual([1, ['up', 'down', 'up'], [null, null, 'up']]);
});

it('neither another symbol nor a first figure flashes, and another symbol ends a flash', async () => {
  expect(await flashes([400, 20, 'HPG'], [400, null, 'HPG'], [400, 21, 'HPG'])).toEqual([null, null, null]);
  expect(await flashes([400, 11], [10, 20, 'HPG'])).toEqual(['up', null]);
});
