import { expect, it } from 'vitest';
import { previewOfSheet, previewOfText, statesOf, takenOf } from '../../support/import/read-file';

const HEAD = ['Ngày', 'Mã CK', 'Mua/Bán', 'Khối lượng', 'Giá'];
const ROW = ['FPT', 'Mua', 300, 79.4] as const;

/** A day that a sheet has stored, beside one that it has left as a text. */
const sheetOf = (stored: string, text: string) => [HEAD, [stored, ...ROW], [text, ...ROW]];

it('holds back a day of a sheet of two rows that may be turned around', async () => {
  const preview = await previewOfSheet(sheetOf('2026-05-08', '18/08/2026'));
  expect(statesOf(preview)).toEqual(['unreadable turned', 'new']);
});

it('holds it back as well where the order of day and month is chosen', async () => {
  const preview = await previewOfSheet(sheetOf('2026-05-08', '18/08/2026'), {
    choices: { days: 'dayFirst' },
  });
  expect(statesOf(preview)).toEqual(['unreadable turned', 'new']);
});

it.each([
  ['would be to come', '2026-08-11'],
  ['would be without trading', '2026-08-03'],
  ['have a number above 12', '2026-08-13'],
])('takes stored days that %s if they were turned back', async (_, stored) => {
  const preview = await previewOfSheet(sheetOf(stored, '18/08/2026'));
  expect(takenOf(preview)).toEqual([`buy FPT 300 79400 ${stored}`, 'buy FPT 300 79400 2026-08-18']);
});

it('takes two forms of days in a text of two rows', async () => {
  const text = [HEAD, ['2026-05-08', ...ROW], ['18/08/2026', ...ROW]].map((row) => row.join(',')).join('\n');
  expect(statesOf(await previewOfText(text))).toEqual(['new', 'new']);
});
