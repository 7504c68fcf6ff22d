import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatPrice } from '../../src/market/format';
import { at, lookAway, stopTime } from '../support/live';
import { alertsWatched, region, titles } from '../support/page';
import { renderApp } from '../support/renderApp';

type Values = { lp: number; prev_close_price: number };

async function quoteOfFpt(): Promise<{ n: string; v: Values }> {
  const { d } = (await (await fetch('/udf/quotes?symbols=FPT')).json()) as { d: { n: string; v: Values }[] };
  return d[0]!;
}

describe('an alert', () => {
  it('does not fire on a price beyond all limits, says why, and fires with the next price that agrees', async () => {
    const { hands } = stopTime('14:12');
    let level = NaN;
    const desk = async () => {
      level = Math.round((await quoteOfFpt()).v.lp * 1_010) / 1_000;
      const armedAt = new Date(at('14:11')).toISOString();
      const alert = { id: 'held', symbol: 'FPT', kind: 'above', price: level, armedAt };
      return { alerts: [{ ...alert, firedAt: null, seen: false }] };
    };
    const { server } = await renderApp({ at: '/desk', as: 'admin', time: hands, desk });
    await alertsWatched(at('14:12'));
    const panel = within(region('Alerts')!);
    expect(await panel.findByText('Armed')).toBeTruthy();
    const quoted = await quoteOfFpt();
    const { lp, prev_close_price } = quoted.v;
    const answer = (unit: number, price: number) =>
      server.get('/udf/quotes', () => ({
        s: 'ok',
        d: [
          {
            ...quoted,
            v: { ...quoted.v, lp: price * unit, prev_close_price: prev_close_price * unit, volume: price },
          },
        ],
      }));

    answer(1, lp * 1.6);
    await lookAway();
    const [price, known] = [formatPrice(lp * 1.6), formatPrice(lp)];
    expect(
      await panel.findByText(
        `The price ${price} lies further from ${known} than a day allows: waiting for one that agrees`,
      ),
    ).toBeTruthy();
    expect(titles().filter((title) => title?.startsWith('FPT'))).toEqual([]);

    answer(1, level);
    await lookAway();
    await waitFor(() => expect(titles()).toContain(`FPT rises to ${formatPrice(level)}`));
    expect(screen.queryByText(/waiting for one that agrees/)).toBeNull();
  });
});
