import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadMessages } from '../../src/i18n/i18n';
import { MonthsTable } from '../../src/member/desk/performance/MonthsTable';
import { open } from '../support/pulse-signals-news.page';

beforeAll(() => loadMessages('account'));

const print = (moment: 'beforeprint' | 'afterprint') =>
  act(() => void window.dispatchEvent(new Event(moment)));

/** The figures of so many months until August 2026. */
const until = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const months = 2026 * 12 + 8 - count + i;
    const month = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
    return { month, percent: 1, index: 2 };
  });

async function printed(count: number) {
  await open(<MonthsTable months={until(count)} />, {});
  const seen = () => {
    const [, ...rows] = within(screen.getByRole('table', { name: 'By month' })).getAllByRole('row');
    const fact = document.querySelector('.panel-fact')?.textContent ?? null;
    return [rows.length, rows.at(-1)!.querySelector('time')!.textContent, fact];
  };
  const onScreen = seen();
  print('beforeprint');
  const onPaper = seen();
  print('afterprint');
  expect(seen()).toEqual(onScreen);
  cleanup();
  return { onScreen, onPaper };
}

it('On paper the months are those of a year, and it is said of how many', async () => {
  expect(await printed(14)).toEqual({
    onScreen: [14, '07/2025', null],
    onPaper: [12, '09/2025', 'The newest 12 of 14 months'],
  });
  expect((await printed(12)).onPaper).toEqual([12, '09/2025', null]);
});
