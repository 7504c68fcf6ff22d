import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../src/i18n/i18n';
import { epochSecondsOf } from '../../src/market/day';
import { roundSteps } from '../../src/member/technical/compare/percent-axis';
import { changesSince, rebase } from '../../src/member/technical/compare/rebase';
import { textsOf } from '../support/page';
import { currentChart } from '../support/technical/fake-chart';
import { address, openChart, region, updateQuote } from '../support/technical/open-chart';
import { brokenOut, instrumentOf, threeBars } from '../support/technical/technical-feed';

beforeAll(() =>
  Promise.all([
    loadMessages('chart'),
    import('../../src/member/technical/compare/Comparison'),
    import('../../src/member/technical/chart-tools'),
  ]),
);

const rising = (symbol: string) => {
  const bars = brokenOut(symbol);
  return { ...bars, close: bars.close.map((_, i) => 1_000 + i) };
};
const chips = () => textsOf(within(region()).queryAllByRole('listitem'));

describe('symbols beside a symbol', () => {
  it('are requested once they are added, and say their changes since the first bar in view', async () => {
    const { feed, user } = await openChart();
    const before = feed.requests.length;

    await user.click(await screen.findByRole('button', { name: 'Compare' }));
    await user.click(screen.getByRole('checkbox', { name: 'VN-Index' }));
    await user.type(await screen.findByLabelText('Compare with another symbol'), 'fpt{Enter}');
    await waitFor(() => expect(feed.requests.map(({ symbol }) => symbol)).toContain('FPT'));
    await feed.answerCandles(rising('VNINDEX'));
    await feed.answerCandles(brokenOut('FPT'));

    expect(before).toBe(1);
    await waitFor(() => expect(chips()).toEqual(['VNM +4.50%', 'VN-Index +6.90%', 'FPT +4.50%']));
    expect(address()).toBe('/technical/VNM?resolution=D&range=6M&compare=VNINDEX,FPT');
    expect(region().textContent).toContain('Change since 22/05/2026');
    expect(currentChart().lines.get('text-1')?.slice(0, 2)).toEqual([20, expect.closeTo(20.02)]);
  });

  it('end in their names and changes, as the symbol itself does', async () => {
    const { feed } = await openChart('?compare=VNINDEX,FPT');
    await feed.answerCandles(rising('VNINDEX'));

    await waitFor(() => expect(currentChart().format?.title).toBe('VNM'));
    expect(currentChart().titles).toEqual(['VN-Index', 'FPT']);
  });

  it('have the axis in percent, all at 0 % on the first bar in view, wherever that is', async () => {
    const { feed } = await openChart('?compare=VNINDEX');
    await feed.answerCandles(rising('VNINDEX'));
    await waitFor(() => expect(currentChart().format?.write(21)).toBe('+5.00%'));

    await act(async () => currentChart().scrollTo(60));

    expect(currentChart().format?.write(20.9)).toBe('0.00%');
    expect(currentChart().lines.get('text-1')?.slice(59, 61)).toEqual([null, 20.9]);
    expect(chips()).toEqual(['VNM 0.00%', 'VN-Index +0.85%']);
  });

  it('leave one by one, the axis with the last', async () => {
    const { feed, user } = await openChart('?compare=VNINDEX,FPT');
    await feed.answerCandles(rising('VNINDEX'));
    await user.click(await screen.findByRole('button', { name: 'Remove VN-Index' }));
    expect(address()).toContain('compare=FPT');

    await user.click(screen.getByRole('button', { name: 'Remove FPT' }));

    await waitFor(() => expect(currentChart().format).toBeNull());
    expect([address(), currentChart().lines.size]).toEqual(['/technical/VNM?resolution=D&range=6M', 0]);
  });

  it('have the bar of the day as soon as there is a quote', async () => {
    const { feed } = await openChart('?vs=VNINDEX', { now: new Date('2026-08-28T10:00:00+07:00').getTime() });
    await waitFor(() => expect(feed.requests).toHaveLength(3));
    await feed.answerCandles(brokenOut('VNINDEX'));
    const today = { open: 20.9, high: 21, low: 20, price: 20.8, volume: 400 };
    await feed.answerInstrument('VNINDEX', instrumentOf('VNINDEX', today));

    await updateQuote(feed, { price: 20.95, volume: 500 });

    await waitFor(() => expect(chips()).toEqual(['VNM +4.75%', 'VN-Index +4.00%']));
  });

  it.each([
    ['a feed without it', 'no data yet'],
    ['a failure', 'not loaded'],
  ])('are reported missing in their place: %s', async (why, words) => {
    const { feed } = await openChart('?compare=XYZ');
    await waitFor(() => expect(feed.requests).toHaveLength(3));

    if (why === 'a failure') await feed.fail('Candles', 'XYZ', { kind: 'server' });
    else {
      const { availability: _, ...bars } = threeBars('XYZ');
      await feed.answerCandles({ ...bars, availability: 'UNKNOWN_SYMBOL', time: [] });
    }

    await waitFor(() => expect(chips()).toEqual(['VNM +4.50%', `XYZ ${words}`]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are named by the letter that is none of a symbol’s', async () => {
    const { user } = await openChart();
    await user.click(await screen.findByRole('button', { name: 'Compare' }));
    const box = await screen.findByLabelText<HTMLInputElement>('Compare with another symbol');

    await user.type(box, '漢{Enter}');

    expect((await screen.findByRole('alert')).textContent).toBe('“漢” is not a letter of a symbol.');
  });

  it('are four at most, and never the symbol itself', async () => {
    const { user } = await openChart('?compare=AAA,BBB,CCC');
    await user.click(await screen.findByRole('button', { name: 'Compare' }));
    const box = await screen.findByLabelText<HTMLInputElement>('Compare with another symbol');

    await user.type(box, 'vnm{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Enter another symbol, of letters or digits.');
    await user.clear(box);
    await user.type(box, 'DDD{Enter}');

    expect(address()).toContain('compare=AAA,BBB,CCC,DDD');
    expect(box.disabled).toBe(true);
  });
});

describe('a symbol measured from a bar of another', () => {
  const candles = threeBars('VNM');
  const index = { ...threeBars('VNINDEX'), close: [1_000, 1_050, 1_100] };

  it('begins at the other’s close and changes as it does', () => {
    expect(rebase(candles, index, 0)).toEqual({
      line: [20, 21, expect.closeTo(22)],
      change: [0, expect.closeTo(5), expect.closeTo(10)],
    });
    expect(changesSince(candles, 1)).toEqual([null, 0, expect.closeTo(-1.87)]);
  });

  it('begins with its own first bar where it is younger, and leaves out a missing day', () => {
    const [, ...later] = index.time;
    const young = { ...index, time: later, close: [1_050, 1_100] };
    expect(rebase(candles, young, 0)?.line).toEqual([null, 20, expect.closeTo((20 * 1_100) / 1_050)]);
  });

  it('is none without a day in view', () => {
    const earlier = index.time.map((bar) => bar - 86_400 * 30);
    expect(rebase(candles, { ...index, time: earlier }, 0)).toBeNull();
    expect(rebase(candles, { ...index, time: [epochSecondsOf('2026-08-25')], close: [1] }, 1)).toBeNull();
  });
});

describe('the axis in percent', () => {
  it.each([
    [-3.1, 12.4, 8, ['-2%', '0%', '+2%', '+4%', '+6%', '+8%', '+10%', '+12%']],
    [-0.9, 0.4, 7, ['-0.8%', '-0.6%', '-0.4%', '-0.2%', '0.0%', '+0.2%', '+0.4%']],
    [-61, 140, 5, ['-50%', '0%', '+50%', '+100%']],
    [3, 9, 3, ['+4%', '+6%', '+8%']],
  ])('has 0 % and round steps between %d and %d, %d at most', (from, to, most, labels) => {
    expect(roundSteps(from, to, most).map(({ label }) => label)).toEqual(labels);
  });
});
