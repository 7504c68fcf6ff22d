import { act, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMarketClock } from '../../src/app/actors/clock';
import { AppActorsProvider, type AppActors } from '../../src/app/actors/AppActors';
import { createMarketTime } from '../../src/demo/market-time';
import { TradingDayRail } from '../../src/member/trading-day/TradingDayRail';
import { setLanguage } from '../../src/i18n/i18n';

beforeAll(() => setLanguage('en'));

const words = () => document.querySelector('.head')?.textContent;
const share = (part: Element) => (part as HTMLElement).style.flexGrow;

describe('the foot of the menu', () => {
  it('shows the day in its real proportions and says what comes next, all year', async () => {
    const time = createMarketTime({ browser: window });
    time.setTo(Date.parse('2026-08-27T16:00:00+07:00'), '');
    const actors = { clock: createMarketClock(time) } as AppActors;
    render(
      <AppActorsProvider value={actors}>
        <TradingDayRail />
      </AppActorsProvider>,
    );
    const rail = screen.getByRole('img', { name: /^Trading day at 16:00/ });
    expect([...rail.querySelectorAll('i')].map(share)).toEqual(['15', '135', '90', '90', '15', '15']);

    const said: (string | null | undefined)[] = [];
    for (const moment of [
      '2026-08-27T08:40',
      '2026-08-27T06:00',
      '2026-08-27T09:05',
      '2026-08-27T10:30',
      '2026-08-27T11:45',
      '2026-08-27T14:12',
      '2026-08-27T14:35',
      '2026-08-27T14:50',
      '2026-08-27T15:30',
      '2026-08-30T10:00',
      '2026-11-22T10:00',
      '2026-02-14T10:00',
      '2026-02-17T10:00',
      '2026-02-21T10:00',
      '2026-04-30T10:00',
      '2026-12-31T16:00',
    ]) {
      await act(async () => time.setTo(Date.parse(`${moment}:00+07:00`), ''));
      said.push(words());
    }

    expect(said).toEqual([
      'Pre-open 20 min to the ATO',
      'Pre-open opens at 09:00',
      'ATO session 10 min to continuous trading',
      'Morning session 60 min to the lunch break',
      'Lunch break 75 min to continuous trading',
      'Afternoon session 18 min to the ATC',
      'ATC session 10 min to put-through',
      'Put-through only 10 min to the close',
      'Closed reopens 28/08',
      'National Day holiday until 02/09 reopens 03/09',
      'Weekend reopens 23/11',
      'Tết holiday until 20/02 reopens 23/02',
      'Tết holiday until 20/02 reopens 23/02',
      'Tết holiday reopens 23/02',
      '30 April holiday until 01/05 reopens 04/05',
      'Closed reopens 04/01/2027 (expected)',
    ]);
  });
});
