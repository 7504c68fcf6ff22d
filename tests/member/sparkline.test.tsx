import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sparklineOf } from '../../src/member/shared/price-line/sparkline';
import { SparklineCell } from '../../src/member/shared/price-line/SparklineCell';
import { tradingDays } from '../../src/market/calendar';
import { epochSecondsOf, type Day } from '../../src/market/day';
import { installView } from '../support/in-view';
import { Kept } from '../support/kept-fresh';
import { open } from '../support/pulse-signals-news.page';

const view = installView();

/** A row on a Thursday at noon, with these candles or none that come. */
function openRow(candles: object | null, volume = 1_000) {
  const row = (
    <Kept>
      <table>
        <tbody>
          <tr>
            <SparklineCell symbol="HPG" priceClass="up" price={28.6} volume={volume} reference={28.15} />
          </tr>
        </tbody>
      </table>
    </Kept>
  );
  const answer = candles && { candles: { __typename: 'CandleSeries', symbol: 'HPG', ...candles } };
  const noon = new Date('2026-08-27T12:00:00+07:00');
  return open(row, { DailyCloses: [answer ?? 'silence'] }, '/', noon);
}

const daysUpTo = (day: Day) => tradingDays('2026-08-20', day).slice(-3).map(epochSecondsOf);

describe('the line of a row', () => {
  it('is requested for when the row comes into view, and then says what it shows', async () => {
    const { requests, priorities } = await openRow({
      time: daysUpTo('2026-08-27'),
      close: [27.4, 28.9, 28.7],
    });
    expect(requests).toEqual([]);

    await view.comesIntoView();
    await view.leaves();
    await view.comesIntoView();

    const line = await screen.findByRole('img', { name: '3 trading days: lowest 27.40, highest 28.90' });
    expect(requests.map(({ variables }) => variables)).toEqual([{ symbol: 'HPG', countback: 30 }]);
    expect([...priorities]).toEqual(['row']);
    expect(line.querySelector('.reference')).not.toBeNull();
  });

  it.each([
    ['ends with today’s price in the place of today’s close', '2026-08-27', 1_000, 3, '28.60'],
    ['goes on to today’s price where the closes end with yesterday', '2026-08-26', 1_000, 4, '28.60'],
    ['ends with yesterday’s close before the first match', '2026-08-26', 0, 3, '28.65'],
  ])('%s', async (_, newest, volume, count, low) => {
    await openRow({ time: daysUpTo(newest), close: [28.9, 28.9, 28.65] }, volume);

    await view.comesIntoView();

    const name = `${count} trading days: lowest ${low}, highest 28.90`;
    expect(await screen.findByRole('img', { name })).toBeInstanceOf(SVGElement);
  });

  it('is requested no longer where the row leaves before it has come, and again when the row is back', async () => {
    const { requests, left } = await openRow(null);
    await view.comesIntoView();
    await expect.poll(() => requests).toHaveLength(1);

    await view.leaves();
    await expect.poll(() => left).toHaveLength(1);
    await view.comesIntoView();

    await expect.poll(() => requests).toHaveLength(2);
  });

  it('is left out where the feed has no candles', async () => {
    const { requests } = await openRow({ time: [], close: [] });

    await view.comesIntoView();
    await expect.poll(() => requests).toHaveLength(1);

    expect(screen.queryByRole('img')).toBeNull();
  });

  it('runs from the left edge to the right one, higher where the price is, with the reference on its scale', () => {
    expect(sparklineOf([20, 22, 21], 21)).toEqual({
      path: 'M2 22L28 2L54 12',
      end: { x: 54, y: 12 },
      reference: 12,
    });
    expect(sparklineOf([20, 20], null)).toEqual({
      path: 'M2 12L54 12',
      end: { x: 54, y: 12 },
      reference: null,
    });
    expect([sparklineOf([], 20), sparklineOf([20], 20)]).toEqual([null, null]);
  });
});
