import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refreshEverything } from '../../src/member/shared/refresh';
import { WhyPanel } from '../../src/member/signals/why/WhyPanel';
import { epochSecondsOf } from '../../src/market/day';
import { currentChart } from '../support/technical/fake-chart';
import {
  address,
  indicatorLabels,
  legend,
  openChart,
  SIGNAL,
  updateQuote,
} from '../support/technical/open-chart';
import { brokenOut } from '../support/technical/technical-feed';

describe('the signals on the chart', () => {
  it('are requested and marked once the bars are painted', async () => {
    const { feed } = await openChart('', { isPainted: false });
    const before = [...currentChart().marks, ...feed.histories.requested];
    await act(async () => currentChart().paint());

    await waitFor(() => expect(currentChart().marks).toHaveLength(1));
    expect(before).toEqual([]);
    expect(currentChart().marks).toEqual([
      {
        kind: 'BREAK_OUT',
        time: epochSecondsOf('2026-08-14'),
        day: '2026-08-14',
        low: 20,
        label: 'Breakout',
        isSelected: false,
      },
    ]);
  });

  it('are none without the volume that confirms them', async () => {
    const { feed } = await openChart('', { isAnswered: false });
    const bars = brokenOut('VNM');
    await feed.answerCandles({ ...bars, volume: bars.volume.with(60, 1_100) });
    await act(async () => currentChart().paint());
    await waitFor(() => expect(feed.histories.answered).toBe(1));

    expect(currentChart().marks).toEqual([]);
  });

  it('come from the same request as their explanation', async () => {
    const { feed } = await openChart(`?${SIGNAL}`, { beside: <WhyPanel symbol="VNM" /> });
    await waitFor(() => expect(currentChart().evidence).not.toBeNull());
    await screen.findByText('Why the signal of 14/08');

    expect(feed.histories.requested).toEqual(['VNM']);
  });

  it('are selected by a press: the address names the signal, and its evidence is drawn', async () => {
    await openChart('?show=sma20');
    await waitFor(() => expect(currentChart().marks).toHaveLength(1));
    const before = window.history.length;

    act(() => currentChart().press(currentChart().marks[0]!));

    expect(address()).toBe(`/technical/VNM?show=sma20&${SIGNAL}`);
    expect(window.history.length - before).toBe(1);
    expect(currentChart().marks[0]?.isSelected).toBe(true);
    expect(currentChart().evidence?.onPrice[0]?.from.value).toBe(20.1);
    expect(legend()).toContain('Stop19.');
  });

  it('are deselected by another press', async () => {
    await openChart(`?${SIGNAL}`);
    await waitFor(() => expect(currentChart().evidence).not.toBeNull());

    act(() => currentChart().press(currentChart().marks[0]!));

    expect([address(), currentChart().evidence]).toEqual(['/technical/VNM', null]);
    expect(legend()).not.toContain('Stop');
  });

  it('are not set again while quotes update the forming bar', async () => {
    const { feed } = await openChart(`?${SIGNAL}`, { now: new Date('2026-08-27T14:00:00+07:00').getTime() });
    await waitFor(() => expect(currentChart().evidence).not.toBeNull());
    const volume = () => currentChart().shown.at(-1)?.candles.volume.at(-1);
    const trade = async (shares: number) => {
      await updateQuote(feed, { price: 20.95, volume: shares });
      await waitFor(() => expect(volume()).toBe(shares));
    };
    await trade(1_100);
    const before = { ...currentChart().updates };

    for (const shares of [1_200, 1_300, 1_400]) await trade(shares);

    expect(currentChart().updates).toEqual(before);
    expect([currentChart().marks.length, currentChart().evidence?.signalKey]).toEqual([
      1,
      'BREAK_OUT 2026-08-14',
    ]);
  });

  it('are computed again when a refresh brings another closed bar', async () => {
    const { feed } = await openChart();
    await waitFor(() => expect(currentChart().marks).toHaveLength(1));
    const bars = brokenOut('VNM');
    const changed = { ...bars, close: bars.close.with(60, 20.4) };

    feed.setBars(changed);
    const refreshed = refreshEverything(feed.client);
    await feed.answerCandles(changed);
    await act(async () => void (await refreshed));

    await waitFor(() => expect(currentChart().marks).toEqual([]));
  });

  it.each([
    ['none of a forming bar', '14:00', 0],
    ['those of a bar that has closed', '16:00', 1],
  ])('are %s', async (_, time, count) => {
    const { feed } = await openChart('', { now: new Date(`2026-08-14T${time}:00+07:00`).getTime() });

    await waitFor(() => expect(feed.histories.answered).toBe(1));

    expect(currentChart().marks).toHaveLength(count);
  });

  it.each(['buy_break_out.2026-08-13', 'buy_anything.2026-08-14', 'toString.2026-08-14'])(
    'are none of them selected by an address that names another one: %s',
    async (signal) => {
      await openChart(`?signal=${signal}`);
      await waitFor(() => expect(currentChart().marks).toHaveLength(1));

      expect([currentChart().evidence, currentChart().marks[0]?.isSelected]).toEqual([null, false]);
    },
  );

  it('show the pane that their evidence refers to', async () => {
    await openChart('?show=sma20&signal=buy_divergence.2026-08-14');

    expect(indicatorLabels()).toEqual(['MA20', 'RSI 14']);
    expect(address()).toBe('/technical/VNM?show=sma20&signal=buy_divergence.2026-08-14');
  });
});
