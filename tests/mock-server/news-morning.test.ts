import { describe, expect, it } from 'vitest';
import { listingOf, universe } from '../../mock-server/listing/universe';
import { createMarket } from '../../mock-server/simulator/simulator';
import { newsAt, titled } from '../support/mock-server/news';

const at = (clock: string) => `2026-08-27T${clock}:00+07:00`;

describe('the news of a running trading day', () => {
  it('have the opening and the morning before 14:00, each from its time on', () => {
    const datesAt = (clock: string) =>
      newsAt(at(clock))
        .filter(({ date, tags }) => date.startsWith('2026-08-27') && tags[0] === 'Thị trường')
        .map(({ date }) => date.slice(11, 16));

    expect(datesAt('09:10')).toEqual([]);
    expect(datesAt('10:00')).toEqual(['09:21']);
    expect(datesAt('13:59')).toEqual(['11:36', '09:21']);
  });

  it('keep what they said once the day is over', () => {
    const about = (clock: string) => titled(newsAt(at(clock)), /^Hết phiên sáng/);

    expect(about('13:59')).toBeDefined();
    expect(about('16:00')).toEqual(about('13:59'));
  });

  it('give VN-Index and the breadth of the lunch break', () => {
    const market = createMarket({ now: () => new Date(at('11:45')) });
    const stocks = universe.filter(({ kind, exchange }) => kind === 'stock' && exchange === 'HOSE');
    const quotes = stocks.flatMap(({ symbol }) => market.quote(listingOf(symbol)!, market.today()) ?? []);
    const count = (is: (change: number) => boolean) =>
      quotes.filter(({ close, reference }) => is(close - reference)).length;
    const level = market.candles('VNINDEX')!.close.at(-1)!;

    const item = titled(newsAt(at('11:45')), /^Hết phiên sáng/)!;
    expect(item.title).toContain(
      `${level.toLocaleString('vi-VN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} điểm`,
    );
    expect(item.content).toContain(
      `Trên HOSE có ${count((change) => change > 0)} mã tăng và ${count((change) => change < 0)} mã giảm`,
    );
  });
});
