import { screen, waitFor, within } from '@testing-library/react';
import { CONFIG } from '../../mock-server/udf/config';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { epochSecondsOf } from '../../src/market/day';
import { notices, region } from '../support/page';
import { renderApp, type Prepare } from '../support/renderApp';

const mark = (id: string, day: string, kind: string, text: string) => ({
  ...{ id, time: epochSecondsOf(day), label: 'X', tooltip: [text], kind },
});
const MARKS: Record<string, object[]> = {
  FPT: [
    mark('ex', '2026-08-28', 'ex_date', 'Cổ tức tiền mặt 1,000 đ/cp'),
    mark('paid', '2026-09-04', 'payment', 'Thanh toán cổ tức tiền mặt 1,000 đ/cp'),
    mark('far', '2026-09-14', 'meeting', 'Họp bất thường'),
  ],
};
/** Has a feed answer for several symbols at once with what it has of each; null where it fails. */
const marksBy =
  (marksOf: (symbol: string) => readonly object[] | null): Prepare =>
  (server) =>
    server.get('/udf/timescale_marks', (_, { queryParams }) => {
      const symbols = String(queryParams?.['symbol']).split(',');
      const found = symbols.map((symbol) => marksOf(symbol)?.map((each) => ({ symbol, ...each })) ?? null);
      return found.includes(null) ? new Response(500, {}, {}) : (found.flat() as never);
    });
const serveMarks = marksBy((symbol) => MARKS[symbol] ?? []);

/** The page of a person who bought 1,000 FPT on 26/08, with an alert 2% above its price. */
async function openWeek({
  at = '/week',
  prepare = serveMarks,
  stored = {},
  lists,
  hasDesk = true,
}: Partial<Opening> = {}) {
  const lot = { id: 'lot', symbol: 'FPT', side: 'buy', quantity: 1000, price: 100, date: '2026-08-26' };
  const rows = async () => {
    const quoted = (await (await fetch('/udf/quotes?symbols=FPT')).json()) as { d: { v: { lp: number } }[] };
    const price = Math.round(quoted.d[0]!.v.lp * 1.02 * 10) / 10;
    const alert = { id: 'a', symbol: 'FPT', kind: 'above', price, armedAt: '2026-08-27T15:30:00+07:00' };
    return { trades: [lot], alerts: [alert], ...(lists && { lists }) };
  };
  const app = await renderApp({ at, as: 'admin', prepare, stored, ...(hasDesk && { desk: rows }) });
  const isShown = () =>
    !at.startsWith('/week') ||
    ['2026-08-28', '2027-01-04', '2027-02-04', '2026-09-14'].some((each) => day(each) !== null);
  await waitFor(() => expect(isShown()).toBe(true));
  return app;
}
type Opening = {
  at: string;
  prepare: Prepare;
  stored: Record<string, string>;
  lists: object[];
  hasDesk: boolean;
};

const day = (date: string) => document.querySelector<HTMLElement>(`[data-day="${date}"]`);
const textOf = (date: string) => day(date)?.textContent;

describe('the week ahead', () => {
  it('has this week and the next one by day: lots, events, holidays, and a quiet line where nothing happens', async () => {
    await openWeek();
    await waitFor(() => expect(textOf('2026-08-28')).toContain('Ex-date'));

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This week');
    expect([region('Week 24/08 – 28/08'), region('Week 31/08 – 04/09')]).not.toContain(null);
    expect(textOf('2026-08-24')).toBe('Monday 24/08No events');
    expect(textOf('2026-08-27')).toBe('Thursday 27/08TodayNo events');
    expect(document.querySelectorAll('[aria-current=date]')).toHaveLength(1);
    expect(textOf('2026-08-28')).toBe(
      'Friday 28/08FPTSellable1,000 shares, from 13:00FPTEx-dateCổ tức tiền mặt 1,000 đ/cpyou hold 1,000',
    );
    expect(textOf('2026-08-31')).toBe('Monday 31/08Market closed: National Day holiday');
    expect(textOf('2026-09-04')).toContain('FPTPaymentThanh toán cổ tức tiền mặt 1,000 đ/cp');
    expect([day('2026-08-29'), day('2026-09-14'), notices()]).toEqual([null, null, []]);

    const link = within(day('2026-09-04')!).getByRole('link', { name: 'FPT' });
    expect(link.getAttribute('href')).toBe('/technical/FPT');
  });

  it('has what happens to the symbols of lists of one’s own, as to those of the server’s', async () => {
    const ZZZ = [mark('z', '2026-09-03', 'meeting', 'Họp đại hội cổ đông')];
    const { requests } = await openWeek({
      prepare: marksBy((symbol) => (symbol === 'ZZZ' ? ZZZ : [])),
      lists: [{ id: 'own', name: 'Cổ tức', symbols: ['ZZZ', 'FPT'], position: 0 }],
    });
    await waitFor(() => expect(textOf('2026-09-03')).toContain('ZZZ'));
    const sent = requests.filter((each) => /timescale_marks\?symbol=[^&]*ZZZ/.test(each));
    expect(sent).toHaveLength(1);
  });

  it('has a line on My T+ of what comes to the holdings, without a request for what is only watched', async () => {
    const { user, requests, path } = await openWeek({
      at: '/desk',
      lists: [{ id: 'own', name: 'Cổ tức', symbols: ['ZZZ', 'FPT'], position: 0 }],
    });
    const link = await within(screen.getByRole('main')).findByRole('link', { name: 'This week' });
    await waitFor(() =>
      expect(link.parentElement!.textContent).toBe(
        'This weekFPT Sellable 28/08 · FPT Ex-date 28/08 · FPT Payment 04/09',
      ),
    );
    const marks = requests.filter((each) => each.includes('timescale_marks'));
    expect(marks.filter((each) => !each.includes('symbol=FPT'))).toEqual([]);

    await user.click(link);
    await waitFor(() => expect([path(), day('2026-08-28') !== null]).toEqual(['/week', true]));
  });

  it('names the alerts near their level, with the distance from the price now', async () => {
    await openWeek();
    const alerts = within(await screen.findByRole('region', { name: 'Alerts near the price' }));
    expect((await alerts.findByText(/^Rises to [\d.]+$/)).closest('li')!.textContent).toMatch(
      /^FPTRises to [\d.]+price [\d.]+ \+(1\.[5-9]|2\.[0-4])\d%$/,
    );
  });

  it('walks from week to week by the address, and back, without another request for events', async () => {
    const { user, address, requests } = await openWeek();
    await waitFor(() => expect(textOf('2026-08-28')).toContain('Ex-date'));
    const sent = () => requests.filter((each) => each.includes('timescale_marks'));
    const before = sent();
    expect(new Set(before).size).toBe(before.length);

    await user.click(screen.getByRole('link', { name: 'Next week' }));
    expect(address()).toBe('/week?from=2026-08-31');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Week of 31/08');
    await user.click(screen.getByRole('link', { name: 'Next week' }));
    expect(textOf('2026-09-14')).toContain('FPTMeetingHọp bất thường');
    await user.click(screen.getByRole('link', { name: 'Back to this week' }));
    expect([address(), sent()]).toEqual(['/week', before]);
  });

  it('says that days beyond the exchange’s calendar are expected only', async () => {
    await openWeek({
      at: '/week?from=2027-01-05',
      prepare(server) {
        serveMarks(server);
        server.get('/udf/symbols', () => ({ name: 'VNINDEX', description: 'VN-Index' }));
      },
    });
    expect(textOf('2027-01-04')).toContain('Monday 04/01/2027expected');
  });

  it('has the holidays that the feed announces, in one request', async () => {
    const { requests } = await openWeek({ at: '/week?from=2027-02-03' });

    await waitFor(() => expect(textOf('2027-02-04')).toBe('Thursday 04/02/2027Market closed: Tết holiday'));
    expect(textOf('2027-02-11')).toContain('Thursday 11/02/2027No');
    expect(requests.filter((each) => each.includes('symbols?symbol=VNINDEX'))).toHaveLength(1);
  });

  it.each([
    ['vi', 'Tuần này', 'Thứ Sáu 28/08', 'Ngày GDKHQ', 'Nghỉ Quốc khánh 2/9, không giao dịch'],
    ['de', 'Diese Woche', 'Freitag 28.08.', 'Ex-Tag', 'Kein Handel: Nationalfeiertag'],
  ])('is written in %s', async (lng, title, date, kind, closed) => {
    await openWeek({ stored: { lng } });
    await waitFor(() => expect(textOf('2026-08-28')).toContain(kind));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(textOf('2026-08-28')).toContain(date);
    expect(textOf('2026-08-31')).toContain(closed);
  });
});

describe('the week ahead with something missing', () => {
  it('says once that a feed has no events; lots and holidays stay', async () => {
    const prepare: Prepare = (server) =>
      server.get('/udf/config', () => ({ supports_search: true }) as never);
    const { requests } = await openWeek({ prepare });

    await screen.findByText('The chart feed has no events of symbols. Holidays and T+ lots are still here.');
    expect(textOf('2026-08-28')).toBe('Friday 28/08FPTSellable1,000 shares, from 13:00');
    expect([textOf('2026-08-24'), textOf('2026-08-31')]).toEqual([
      'Monday 24/08—',
      'Monday 31/08Market closed: National Day holiday',
    ]);
    expect(requests.filter((each) => each.includes('timescale_marks'))).toEqual([]);
  });

  it('names the symbols whose events failed, keeps the others, and loads them again', async () => {
    let isBroken = true;
    const prepare: Prepare = (server) => {
      server.get('/udf/config', () => ({ ...CONFIG, max_timescale_marks_symbols: 1 }));
      marksBy((symbol) => (isBroken && symbol !== 'FPT' ? null : (MARKS[symbol] ?? [])))(server);
    };
    const { user } = await openWeek({ prepare });
    await screen.findByText(/^The events of \w+, .* are not loaded\.$/);
    expect(textOf('2026-08-28')).toContain('Ex-date');
    expect(textOf('2026-08-24')).toBe('Monday 24/08—');

    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(textOf('2026-08-24')).toBe('Monday 24/08No events'));
    expect(screen.queryByText(/not loaded/)).toBeNull();
  });

  it('says of no day that it brings nothing where it requests the events of some symbols alone', async () => {
    const symbols = Array.from({ length: 61 }, (_, i) => `S${100 + i}`);
    await openWeek({ lists: [{ id: 'own', name: 'Cổ tức', symbols, position: 0 }] });
    await screen.findByText(/60/, { selector: '[role=note]' });
    await waitFor(() => expect(textOf('2026-08-28')).toContain('Ex-date'));
    expect(textOf('2026-08-24')).toBe('Monday 24/08—');
    expect(screen.queryByText('No events')).toBeNull();
  });

  it('shows what is watched where the desk cannot be loaded, and says what is missing', async () => {
    const prepare: Prepare = (server) => {
      serveMarks(server);
      server.get('/api/desk', () => new Response(500, {}, {}));
    };
    await openWeek({ prepare, hasDesk: false });
    await screen.findByText(/^My T\+ is not loaded: the symbols you hold/);
    expect(region('Alerts near the price')).toBeNull();
    expect(textOf('2026-08-31')).toContain('Market closed');
    expect(textOf('2026-08-24')).toBe('Monday 24/08—');
    expect(screen.queryByText('No events')).toBeNull();
  });

  it('shows what is held where the lists cannot be loaded, and says of no other day that it brings nothing', async () => {
    const prepare: Prepare = (server) => {
      serveMarks(server);
      server.get('/api/watchlists', () => new Response(500, {}, {}));
    };
    await openWeek({ prepare });
    await screen.findByText('The watchlists are not loaded: the symbols you follow are missing.');
    await waitFor(() => expect(textOf('2026-08-28')).toContain('Ex-date'));
    expect(textOf('2026-08-24')).toBe('Monday 24/08—');
    expect(screen.queryByText('No events')).toBeNull();
  });
});
