import { expect, it } from 'vitest';
import { openBook, said, typed } from '../../support/import/book';
import { previewOfText, takenOf } from '../../support/import/read-file';

const DIVIDEND = { side: 'DIVIDEND', quantity: 0, price: 1_000, day: '2026-07-10' } as const;
const PAYMENT = said({ ...DIVIDEND, day: '2026-08-20' });
const states = ({ rows }: { rows: readonly { state: string }[] }) => rows.map(({ state }) => state);

it('asks whether a dividend on its day of payment is the one that was typed on its ex-date', async () => {
  const book = await openBook([typed('own', DIVIDEND)]);
  expect(book.preview([PAYMENT]).questions).toEqual([{ kind: 'dividends', count: 1 }]);
});

it('leaves the ex-date of the same dividend, and knows it again without a question', async () => {
  const book = await openBook([typed('own', DIVIDEND)]);
  expect(states(await book.import([PAYMENT], { choices: { dividends: 'same' } }))).toEqual(['recorded']);
  expect(book.trades()).toMatchObject([{ ...DIVIDEND, id: 'own' }]);
  const again = await book.import([PAYMENT]);
  expect([states(again), again.questions]).toEqual([['recorded'], []]);
  expect(book.trades()).toHaveLength(1);
});

it('adds another dividend of the same amount', async () => {
  const book = await openBook([typed('own', DIVIDEND)]);
  await book.import([PAYMENT], { choices: { dividends: 'others' } });
  expect(book.trades().map(({ day }) => day)).toEqual(['2026-07-10', '2026-08-20']);
});

it('takes each of two equal dividends for the one of the last ex-date before it', async () => {
  const first = typed('first', { ...DIVIDEND, day: '2026-05-12' });
  const book = await openBook([first, typed('second', DIVIDEND)]);
  const { rows } = book.preview([said({ ...DIVIDEND, day: '2026-06-12' }), PAYMENT]);
  expect(rows).toMatchObject([{ known: { id: 'first' } }, { known: { id: 'second' } }]);
});

it.each([
  ['of another amount', { price: 1_500 }],
  ['of another symbol', { symbol: 'HPG' }],
  ['more than 120 days after', { day: '2026-11-08' }],
  ['before the ex-date', { day: '2026-07-09' }],
])('takes a dividend %s for another one', async (_, changes) => {
  const book = await openBook([typed('own', DIVIDEND)]);
  const shown = book.preview([{ ...PAYMENT, ...changes }]);
  expect([states(shown), shown.questions]).toEqual([['new'], []]);
});

it.each([300_000, 285_000])(
  'knows %d đ paid for all shares by those held on the ex-date, before or after tax',
  async (amount) => {
    const bought = { id: 'bought', symbol: 'FPT', side: 'BUY', quantity: 300, price: 79_400 } as const;
    const book = await openBook([
      { ...bought, day: '2026-07-01', isPlanned: false },
      typed('own', DIVIDEND),
      { ...bought, id: 'later', day: '2026-08-03', isPlanned: false },
    ]);
    const preview = await previewOfText(
      `Ngày,Diễn giải,Phát sinh tăng,Phát sinh giảm
20/08/2026,Cổ tức bằng tiền mã FPT,${amount},`,
      { desk: { trades: book.trades(), flows: [] } },
    );
    expect(preview.questions).toEqual([{ kind: 'dividends', count: 1 }]);
    expect(takenOf(preview)).toEqual([]);
  },
);
