import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { loadMessages, setLanguage } from '../../src/i18n/i18n';
import type { LeftOut } from '../../src/member/desk/import';
import { ImportReport } from '../../src/member/desk/ImportReport';

it('of thousands of rows left out translates those it shows, and all once they are copied', async () => {
  await setLanguage('en');
  await loadMessages('desk');
  let translated = 0;
  const leftOut = Array.from({ length: 5_000 }, (_, i): LeftOut => ({
    location: { in: 'table', number: i + 2 },
    get problems() {
      translated += 1;
      return ['day'] as const;
    },
  }));
  const counts = { read: 5_003, saved: 0, joined: 0, beyond: 3, doubtful: [] };
  render(
    <ImportReport report={{ ...counts, leftOut, hasSettings: false, hasNoSide: false }} onClose={() => {}} />,
  );
  const list = within(screen.getByRole('region', { name: 'Rows left out, and why' }));
  expect([list.getAllByRole('listitem').length, translated <= 1_000]).toEqual([500, true]);
  expect(list.getByText('3 further rows: after the first 10,000 rows')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText('Left out').nextSibling?.textContent).toBe('5,003');

  const user = userEvent.setup();
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  onTestFinished(() => void copied.mockRestore());
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  const lines = copied.mock.calls[0]![0].split('\n');
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([
    5_001,
    'Line 2: not a date such as 27/08/2026 or 2026-08-27',
    '3 further rows: after the first 10,000 rows',
  ]);
});
