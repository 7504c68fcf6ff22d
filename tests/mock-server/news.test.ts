import { describe, expect, it } from 'vitest';
import { createReports } from '../../mock-server/reports/reports';
import { listingOf } from '../../mock-server/listing/universe';
import { newsFeed } from '../../mock-server/reports/news-feed/news-feed';
import { createMarket } from '../../mock-server/simulator/simulator';
import { request, startBackend } from '../support/mock-server/backend';

type Item = {
  title: string;
  date: string;
  content: string;
  author: string;
  tags: readonly string[];
  source: string;
  symbols: readonly string[];
};

const newsAt = (now: string) => createReports(createMarket({ now: () => new Date(now) })).news();
const titled = (news: Item[], text: RegExp) => news.find(({ title }) => text.test(title));

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
    expect(items[4]).toEqual({
      title: 'VN-Index tăng 16,28 điểm, đóng cửa ở 1.761,98 điểm',
      date: '2026-08-27 15:06:00',
      content:
        '<p><strong>Kết phiên 27/08</strong>, VN-Index tăng 16,28 điểm (+0,93%). Trên HOSE có 1 mã tăng trần, 107 mã tăng, 4 mã đứng giá, 35 mã giảm.</p>' +
        '<p>Giá trị khớp lệnh trên HOSE đạt 32.088 tỷ đồng, bằng 130% bình quân 20 phiên trước đó.</p>' +
        '<table><thead><tr><th>Chỉ số</th><th>Điểm</th><th>Thay đổi</th><th>%</th></tr>' +
        '</thead><tbody>' +
        '<tr><td>VN-Index</td><td>1.761,98</td><td>+16,28</td><td>+0,93%</td></tr>' +
        '<tr><td>VN30</td><td>1.963,53</td><td>+23,44</td><td>+1,21%</td></tr>' +
        '<tr><td>HNX-Index</td><td>297,79</td><td>+5,38</td><td>+1,84%</td></tr>' +
        '<tr><td>UPCOM-Index</td><td>111,93</td><td>+1,18</td><td>+1,07%</td></tr>' +
        '</tbody></table><p>Nguồn: Tin Tài Chính Demo (nội dung minh họa)</p>',
      author: 'Hoàng Nam',
      tags: ['Thị trường', 'VN-Index'],
      source: 'Tin Tài Chính Demo',
      symbols: [],
    });
  });
});

describe('the news of a month of trading days', () => {
  const market = createMarket({ now: () => new Date('2026-08-27T11:00:00Z') });
  const { tradingDay, signals } = createReports(market);
  const feeds = Array.from({ length: 20 }, (_, age) => {
    const days = () => market.days().slice(0, market.days().length - age);
    return newsFeed({ market: { ...market, days }, tradingDay, signals: signals() });
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

describe('the news of companies', () => {
  let now = new Date(0);
  const market = createMarket({ now: () => now });
  const reports = createReports(market);
  const companiesAt = (instant: string) => {
    now = new Date(instant);
    return reports.news().filter(({ tags }) => tags[0] === 'Doanh nghiệp');
  };

  it('stand between the statistics on most days, each at its own time, and none before it', () => {
    const items = ['2026-05-15', '2026-06-15', '2026-07-15', '2026-08-27'].map((day) =>
      companiesAt(`${day}T18:00:00+07:00`),
    );
    const clocks = new Set(items.flat().map(({ date }) => date.slice(11, 16)));

    expect(items.filter((each) => each.length === 0).length).toBeLessThan(2);
    expect(Math.max(...items.map((each) => each.length))).toBeLessThan(9);
    expect(clocks.size).toBeGreaterThan(4);
    for (const { date } of items.flat()) {
      const before = companiesAt(`${date.replace(' ', 'T').slice(0, 16)}:00+07:00`).map((each) => each.date);
      now = new Date(Date.parse(`${date.replace(' ', 'T')}+07:00`) - 60_000);
      expect(before).toContain(date);
      expect(reports.news().map((each) => each.date)).not.toContain(date);
    }
  });

  it('announce the ex-dates of the chart, which then come, with the reference of the board', () => {
    const announced = ['2026-05-15', '2026-06-15', '2026-07-15'].flatMap((day) =>
      companiesAt(`${day}T18:00:00+07:00`).filter(({ title }) => / chốt quyền /.test(title)),
    );
    now = new Date('2026-08-27T18:00:00+07:00');
    const isKept = announced.map(({ content, symbols }) => {
      const [, date, month, year] = /không hưởng quyền là <strong>(\d\d)\/(\d\d)\/(\d{4})/.exec(content)!;
      const { exDays } = market.history(listingOf(symbols[0]!)!);
      return exDays.has(Date.parse(`${year}-${month}-${date}`) / 1000);
    });
    const lost = ['2026-05-15', '2026-06-15', '2026-07-15', '2026-08-05', '2026-08-27'].flatMap((day) =>
      companiesAt(`${day}T18:00:00+07:00`).filter(({ title }) => / không hưởng quyền từ hôm nay/.test(title)),
    );

    expect(isKept.length).toBeGreaterThan(1);
    expect(isKept).toEqual(isKept.map(() => true));
    expect(lost.length).toBeGreaterThan(1);
    now = new Date('2026-08-27T18:00:00+07:00');
    for (const { title, date, symbols } of lost) {
      const { reference } = market.snapshot(listingOf(symbols[0]!)!, date.slice(0, 10));
      expect(title).toContain(`tham chiếu ${reference.toLocaleString('vi-VN')} đồng`);
    }
  });
});

describe('a holiday of the exchanges', () => {
  it('is announced within ten days, with the last and first trading day and the sale date', () => {
    expect(titled(newsAt('2026-08-27T10:00:00Z'), /nghỉ giao dịch/)).toEqual({
      title: 'Thị trường nghỉ giao dịch từ 29/08 đến 02/09',
      date: '2026-08-27 16:30:00',
      content:
        '<p>Phiên cuối trước kỳ nghỉ là <strong>28/08/2026</strong>, phiên đầu sau kỳ nghỉ là <strong>03/09/2026</strong>.</p>' +
        '<p>Mua trong phiên 28/08, cổ phiếu bán được từ chiều 04/09/2026.</p>' +
        '<p>Nguồn: Tin Tài Chính Demo (nội dung minh họa)</p>',
      author: 'Minh Châu',
      tags: ['Lịch giao dịch'],
      source: 'Tin Tài Chính Demo',
      symbols: [],
    });
  });

  it('is marked as expected if the calendar is not confirmed', () => {
    expect(titled(newsAt('2027-08-26T10:00:00Z'), /nghỉ giao dịch/)?.title).toBe(
      'Thị trường nghỉ giao dịch ngày 02/09 (lịch dự kiến)',
    );
  });

  it('is not announced earlier', () => {
    expect(titled(newsAt('2026-07-15T10:00:00Z'), /nghỉ giao dịch/)).toBeUndefined();
  });
});
