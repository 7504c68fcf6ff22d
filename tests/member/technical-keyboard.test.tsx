import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppActorsProvider } from '../../src/app/actors/AppActors';
import { ChartPanel } from '../../src/member/technical/ChartPanel';
import { currentChart } from '../support/technical/fake-chart';
import { actorsAt, address, legend, NOW, openChart, region, SIGNAL } from '../support/technical/open-chart';
import { brokenOut, createFeed } from '../support/technical/technical-feed';

const bars = () => screen.getByRole('application', { name: 'Bars of VNM' });
const dayOf = (seconds: number | null | undefined) =>
  seconds == null ? null : new Date(seconds * 1000).toISOString().slice(0, 10);

describe('the keyboard on the chart', () => {
  const press = (key: string, shiftKey = false) => fireEvent.keyDown(bars(), { key, shiftKey });
  const pointed = () => dayOf(currentChart().crosshairs.at(-1));
  const announced = () => region().querySelector('[aria-live=polite]')?.textContent;

  it('can focus the chart only when it has bars', async () => {
    const { feed } = await openChart('', { isAnswered: false });
    const before = bars().tabIndex;
    await feed.answerCandles(brokenOut('VNM'));

    expect([before, bars().tabIndex]).toEqual([-1, 0]);
    expect(document.getElementById(bars().getAttribute('aria-describedby')!)?.textContent).toMatch(
      /^Left and right arrow: bar by bar\./,
    );
  });

  it('moves from bar to bar, with the legend', async () => {
    await openChart();

    press('ArrowLeft');
    press('ArrowLeft');
    const two = [pointed(), legend().slice(0, 10)];
    press('Home');

    expect([two, pointed()]).toEqual([['2026-08-26', '26/08/2026'], '2026-05-22']);
  });

  it('leaves Up and Down to the watchlist', async () => {
    await openChart();

    const isTaken = (key: string) => !press(key);

    expect(['ArrowLeft', 'End', 'ArrowUp', 'ArrowDown'].map(isTaken)).toEqual([true, true, false, false]);
  });

  it('announces the bar that it rests on, and not those that it passes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const feed = createFeed();
      window.history.replaceState(null, '', '/technical/VNM');
      render(
        feed.around(
          <AppActorsProvider value={actorsAt(NOW)}>
            <ChartPanel symbol="VNM" />
          </AppActorsProvider>,
        ),
      );
      await act(async () => vi.advanceTimersByTimeAsync(0));
      await act(async () => {});
      await feed.answerCandles(brokenOut('VNM'));
      await act(async () => currentChart().paint());
      await vi.waitFor(() => expect(currentChart().marks).toHaveLength(1));

      press('End');
      act(() => void vi.advanceTimersByTime(300));
      press('ArrowLeft');
      act(() => void vi.advanceTimersByTime(300));
      const passing = announced();
      act(() => void vi.advanceTimersByTime(50));
      const resting = announced();
      press('ArrowLeft', true);
      act(() => void vi.advanceTimersByTime(350));

      expect([passing, resting]).toEqual([
        '',
        'Wednesday 26/08/2026: open 20.90, high 21.00, low 20.80, close 20.90, change —, volume 1,000.',
      ]);
      expect(announced()).toBe(
        'Friday 14/08/2026: open 20.00, high 21.00, low 20.00, close 20.90, change —, volume 2,000. Signal: Breakout.',
      );
    } finally {
      vi.useRealTimers();
    }
  });

  it('selects the signal of its bar with Enter, and leaves with Escape', async () => {
    await openChart();
    await waitFor(() => expect(currentChart().marks).toHaveLength(1));

    press('ArrowLeft', true);
    press('Enter');
    const opened = address();
    press('Escape');

    expect([opened, pointed()]).toEqual([`/technical/VNM?${SIGNAL}`, null]);
  });
});
