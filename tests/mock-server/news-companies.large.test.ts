import { describe, expect, it } from 'vitest';
import { createReports } from '../../mock-server/reports/reports';
import { listingOf } from '../../mock-server/listing/universe';
import { createMarket } from '../../mock-server/simulator/simulator';
import { newsAt, titled } from '../support/mock-server/news';

describe('the news of companies', () => {
  let now = new Date(0);
  const market = createMarket({ now: () => now });
  const reports = createReports(market);
  const companiesAt = (instant: string) => {
    now = new Date(instant);
    return reports.news().filter(({ tags }) => tags[0] === 'Doanh nghiệp');
  };

  it('stand between the statistics on most days, each at its own time, and none before it', () => {
    const items = ['2026-05-15', '2026-06-15', '2026-07-15', '2026-08-05', '2026-08-27'].map((day) =>
      companiesAt(`${day}T18:00:00+07:00`),
    );
    const clocks = new Set(items.flat().map(({ date }) => date.slice(11, 16)));

    expect(items.filter((each) => each.length === 0).length).toBeLessThan(2);
    expect(Math.max(...items.map((each) => each.length))).toBeLessThan(9);
    expect(clocks.size).toBeGreaterThan(3);
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
    expect(titled(newsAt('2028-04-24T10:00:00Z'), /nghỉ giao dịch/)?.title).toBe(
      'Thị trường nghỉ giao dịch từ 29/04 đến 01/05 (lịch dự kiến)',
    );
    expect(titled(newsAt('2027-08-26T10:00:00Z'), /nghỉ giao dịch/)?.title).toBe(
      'Thị trường nghỉ giao dịch từ 02/09 đến 05/09',
    );
  });

  it('is not announced earlier', () => {
    expect(titled(newsAt('2026-07-15T10:00:00Z'), /nghỉ giao dịch/)).toBeUndefined();
  });
});
