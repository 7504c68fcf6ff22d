import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { line } from '../../src/member/shared/line';
import { useLive, useRefresh } from '../../src/member/shared/Live';
import { Kept } from '../support/kept-fresh';
import { open } from '../support/pulse-signals-news.page';

const now = new Date('2026-08-27T10:15:00+07:00');

afterEach(() => {
  vi.useRealTimers();
  line.set(null);
});

/** A view whose prices a line brings, and the actor of the page's live prices. */
async function streamed(first: { error?: unknown }) {
  const loads: number[] = [];
  const shown: { actor?: NonNullable<ReturnType<typeof useLive>>['actor'] } = {};
  function View() {
    shown.actor = useLive()!.actor;
    const load = async () => void loads.push(loads.length);
    useRefresh(load, { symbols: ['HPG'], error: loads.length > 0 ? undefined : first.error });
    return null;
  }
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open(
    <Kept>
      <View />
    </Kept>,
    {},
    '/',
    now,
  );
  await act(async () => {
    line.set({ isStreaming: true, heardAt: now.getTime() });
    shown.actor!.send({ type: 'heard', at: now.getTime() });
  });
  return { loads, pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) };
}

it('prices that a view could not load are loaded again while others are streamed, until they are there', async () => {
  const { loads, pass } = await streamed({ error: new Error('unreachable') });
  await pass(60_000);
  expect(loads).toHaveLength(1);
});

it('prices that a view has loaded are not loaded again while they are streamed', async () => {
  const { loads, pass } = await streamed({});
  await pass(60_000);
  expect(loads).toEqual([]);
});
