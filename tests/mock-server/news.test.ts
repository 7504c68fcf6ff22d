import { describe, expect, it } from 'vitest';
import { createReports } from '../../mock-server/reports/reports';
import { newsFeed } from '../../mock-server/reports/news-feed/news-feed';
import { createMarket, indexSummary } from '../../mock-server/simulator/simulator';
import { request, startBackend } from '../support/mock-server/backend';
import { marketOf } from '../support/mock-server/market-of';
import { type Item, newsAt, titled } from '../support/mock-server/news';

const { market } = marketOf();

describe('GET /news', () => {
  it('returns sixteen items without a token, newest first, none from the future', async () => {
    startBackend();

    const { status, body } = await request('/news?format=json&today=0');

    const items = body as Item[];
    const dates = items.map(({ date }) => date);
    expect(status).toBe(200);
    expect(items).toHaveLength(16);
    expect(items).toEqual(newsAt('2026-08-27T09:00:00Z'));
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates[0]! <= '2026-08-27 16:00:00').toBe(true);
    const closing = titled(items, /, đóng cửa ở /)!;
    const main = indexSummary(market, 'VNINDEX', '2026-08-27');
    const print = (value: number, fractions = 2) =>
      value.toLocaleString('vi-VN', { minimumFractionDigits: fractions, maximumFractionDigits: fractions });
    const { ceiling, advancers, unchanged, decliners, floor } = main;
    const counts = {
      'tăng trần': ceiling,
      tăng: advancers,
      'đứng giá': unchanged,
      giảm: decliners,
      'giảm sàn': floor,
    };
    expect(closing).toMatchObject({
      title: `VN-Index ${main.change > 0 ? 'tăng' : 'giảm'} ${print(Math.abs(main.change))} điểm, đóng cửa ở ${print(main.value)} điểm`,
      date: '2026-08-27 15:06:00',
      author: 'Hoàng Nam',
      tags: ['Thị trường', 'VN-Index'],
      source: 'Tin Tài Chính Demo',
      symbols: [],
    });
    const breadth = Object.entries(counts).flatMap(([what, count]) =>
      count > 0 ? [`${count} mã ${what}`] : [],
    );
    expect(closing.content).toContain(`Trên HOSE có ${breadth.join(', ')}.`);
    expect(closing.content).toContain(`Giá trị khớp lệnh trên HOSE đạt ${print(main.turnover, 0)} tỷ đồng`);
    expect(closing.content).toContain(`<tr><td>VN-Index</td><td>${print(main.value)}</td>`);
    expect(closing.content).toMatch(
      /<\/tbody><\/table><p>Nguồn: Tin Tài Chính Demo \(nội dung minh họa\)<\/p>$/,
    );
  });
});

describe('the news of a month of trading days', () => {
  const evening = createMarket({ now: () => new Date('2026-08-27T11:00:00Z') });
  const { tradingDay, signals } = createReports(evening);
  const feeds = Array.from({ length: 20 }, (_, age) => {
    const days = () => evening.days().slice(0, evening.days().length - age);
    return newsFeed({ market: { ...evening, days }, tradingDay, signals: signals() });
  });
  const all = feeds.flat();

  it('credit their source, in simple markup, without an invalid number', () => {
    expect(
      all.filter(({ content }) => !content.endsWith('<p>Nguồn: Tin Tài Chính Demo (nội dung minh họa)</p>')),
    ).toEqual([]);
    expect(
      all.filter(({ content }) =>
        /NaN|undefined|null|Infinity|-0,00|<(?!\/?(p|strong|ul|li|table|thead|tbody|tr|th|td)>)/.test(
          content,
        ),
      ),
    ).toEqual([]);
    expect(all.filter(({ title }) => /[<>&]|NaN|undefined/.test(title))).toEqual([]);
  });

  it('have a writer, a publication and one to three topics each', () => {
    const names = /^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u;
    expect(all.filter(({ author }) => !names.test(author))).toEqual([]);
    expect(all.filter(({ tags }) => tags.length < 1 || new Set(tags).size !== tags.length)).toEqual([]);
    expect(all.filter(({ tags }) => tags.length > 3)).toEqual([]);
    expect(new Set(all.map(({ source }) => source))).toEqual(new Set(['Tin Tài Chính Demo']));
    expect(new Set(all.map(({ author }) => author)).size).toBeGreaterThan(3);
    expect(all.flatMap(({ tags }) => tags)).toContain('Ngân hàng');
  });

  it('are about the tickers that they name', () => {
    const unnamed = all.filter(({ title, content, symbols }) =>
      symbols.some((symbol) => !`${title} ${content}`.includes(symbol)),
    );
    expect(unnamed).toEqual([]);
    expect(titled(all, /vượt đỉnh 55 phiên$/)?.symbols).toEqual([
      titled(all, /vượt đỉnh/)!.title.slice(0, 3),
    ]);
    expect(titled(all, /^Khối ngoại/)!.symbols.length).toBeGreaterThan(2);
  });

  it('report a breakout with its figures', () => {
    const breakout = titled(all, /vượt đỉnh 55 phiên$/);

    expect(breakout?.content).toMatch(
      /^<p><strong>\w{3}<\/strong> đóng cửa ở [\d.]+ đồng, vượt đỉnh 55 phiên \([\d.]+ đồng\) với khối lượng bằng \d+(?:,\d)? lần bình quân 20 phiên trước đó\.<\/p><p>Mua sớm nhất phiên \d\d\/\d\d, cổ phiếu bán được từ chiều \d\d\/\d\d\.<\/p>/,
    );
  });
});
