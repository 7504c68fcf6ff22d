import { expect, it } from 'vitest';
import { readFileForm } from '../../../src/graph/desk/file-forms';
import type { Choices } from '../../../src/member/desk/import/preview-types';
import { choicesOfForm, formOf, knownForm, withoutForm } from '../../../src/member/desk/preview/forms';

const OF_HEAD = {
  roles: { 2: 'quantity', 3: null },
  ...{ side: 'SELL', unit: 'thousand', values: 'net', days: 'monthFirst', decimal: ',' },
} as const satisfies Choices;
const OF_FILE = { holdings: '2026-08-05', equals: 'same', takesUnlisted: true, rows: {} } as const;

it('all that is chosen for the files of a head is kept for the next one of it, what is chosen for one file is not', () => {
  const form = formOf(['Ngày', 'Mã'], { ...OF_HEAD, ...OF_FILE })!;
  expect(choicesOfForm(knownForm([{ ...form }], ['Ngày', 'Mã'])!)).toEqual(OF_HEAD);
  expect(knownForm([{ ...form }], ['Ngày', 'KL'])).toBe(null);
  expect(withoutForm({ ...OF_HEAD, ...OF_FILE })).toEqual(OF_FILE);
});

it.each(Object.entries(OF_HEAD))('each of them alone is kept: %s', (kind, chosen) => {
  const form = formOf(['Mã'], { [kind]: chosen })!;
  expect(choicesOfForm(readFileForm({ ...form }))).toEqual({ [kind]: chosen });
});

it('nothing is kept where nothing was chosen, or a file has no head', () => {
  expect([formOf(['Mã'], OF_FILE), formOf([], OF_HEAD)]).toEqual([null, null]);
});
