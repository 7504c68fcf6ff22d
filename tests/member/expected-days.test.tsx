import { act, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AppActorsProvider, type AppActors } from '../../src/app/actors/AppActors';
import { createMarketClock } from '../../src/app/actors/clock';
import { useToday } from '../../src/app/actors/useToday';
import { loadMessages, setLanguage } from '../../src/i18n/i18n';
import { extendCalendar } from '../../src/market/calendar';
import { settlementOf } from '../../src/market/settlement';
import { daysOfWeek } from '../../src/market/week';
import { alertFact } from '../../src/member/alerts/alerts';
import { formatExpectedDay } from '../../src/member/shared/expected-day';
import { SellableFrom } from '../../src/member/signals/SellableFrom';
import { TradingDayRail } from '../../src/member/trading-day/TradingDayRail';
import { DayRow } from '../../src/member/week/DayRow';
import { textsOf } from '../support/page';

const TODAY = '2027-02-03';
const TET = [
  '2027-02-04',
  '2027-02-05',
  '2027-02-08',
  '2027-02-09',
  '2027-02-10',
  '2027-02-11',
  '2027-02-12',
];

const clock = createMarketClock({ now: () => Date.parse('2027-02-03T10:00:00+07:00') });
let takeAway = () => {};
const announce = () =>
  act(() => void (takeAway = extendCalendar({ closed: TET, open: [], years: ['2027'] })));

beforeAll(async () => {
  await Promise.all((['desk', 'header', 'week'] as const).map(loadMessages));
});
afterEach(() => act(() => takeAway()));

function Week() {
  const today = useToday();
  return (
    <ol>
      {daysOfWeek('2027-02-08')
        .slice(0, 5)
        .map((day) => (
          <DayRow key={day} day={day} today={today} entries={[]} isKnown />
        ))}
    </ol>
  );
}

const show = (view: React.ReactNode) =>
  render(<AppActorsProvider value={{ clock } as AppActors}>{view}</AppActorsProvider>).container;

describe('on Wednesday 03/02/2027', () => {
  it.each([
    ['vi', 'Thứ Hai 08/02dự kiếnKhông có sự kiện', 'Thứ Hai 08/02Nghỉ Tết, không giao dịch'],
    ['en', 'Monday 08/02expectedNo events', 'Monday 08/02Market closed: Tết holiday'],
    ['de', 'Montag 08.02.voraussichtlichKeine Ereignisse', 'Montag 08.02.Kein Handel: Tết-Ferien'],
  ])(
    'the week of Tết is expected in %s until the feed has announced its holidays',
    async (language, before, after) => {
      await setLanguage(language as 'vi');
      const container = show(<Week />);
      const rows = () => textsOf(container.querySelectorAll('li'));
      expect(rows()[0]).toBe(before);

      announce();

      expect(rows()[0]).toBe(after);
    },
  );

  it('T+2 of a purchase of the day is expected on Friday, then known to be after Tết', async () => {
    await setLanguage('en');
    const signal = { exchange: 'HOSE', day: TODAY, time: '09:30' } as const;
    const container = show(<SellableFrom signal={signal} earliestBuy={TODAY} today={TODAY} />);
    expect(container.textContent).toBe('05/02 expected');
    expect(formatExpectedDay(settlementOf(TODAY).sellable, TODAY)).toBe('05/02 (expected)');

    announce();

    expect(container.textContent).toBe('16/02');
    expect(formatExpectedDay(settlementOf(TODAY).sellable, TODAY)).toBe('16/02');
  });

  it('an alert that shares may be sold is of an expected day too', async () => {
    await setLanguage('en');
    const alert = { kind: 'SELLABLE', firedAt: '2027-02-03T13:00:00+07:00', firedPrice: null };
    const fact = () => alertFact(alert as Parameters<typeof alertFact>[0]);
    expect(fact()).toBe('13:00 03/02/2027 (expected)');

    announce();

    expect(fact()).toBe('13:00 03/02/2027');
  });
});

it('A trading day that turns out to be a holiday is one on screen at once', async () => {
  await setLanguage('en');
  const now = () => Date.parse('2027-02-04T10:00:00+07:00');
  const actors = { clock: createMarketClock({ now }) } as AppActors;
  const { container } = render(
    <AppActorsProvider value={actors}>
      <TradingDayRail />
    </AppActorsProvider>,
  );
  const words = () => container.querySelector('.head')?.textContent;
  expect(words()).toBe('Morning session 90 min to the lunch break');

  announce();

  expect(words()).toBe('Tết holiday until 12/02 reopens 15/02');
});
