import { describe, expect, it } from 'vitest';
import { previewOfText, questionsOf, statesOf, takenOf } from '../../support/import/read-file';

describe('a row that is a purchase and its sale', () => {
  it.each([
    'Mã CK,Số lượng,Ngày mua,Giá mua,Ngày bán,Giá bán,Lãi/Lỗ',
    'Symbol,Qty,Buy Date,Buy Price,Sell Date,Sell Price,Profit',
    'Ticker,Shares,Entry Date,Entry Price,Exit Date,Exit Price,P&L',
  ])('is two trades, and one that is still open its purchase: %s', async (head) => {
    const preview = await previewOfText(
      [head, 'FPT,300,18/08/2026,79.4,24/08/2026,80.5,330', 'HPG,100,19/08/2026,36.1,,,'].join('\n'),
    );
    expect(questionsOf(preview)).toEqual([]);
    expect(takenOf(preview)).toEqual([
      'buy FPT 300 79400 2026-08-18',
      'sell FPT 300 80500 2026-08-24',
      'buy HPG 100 36100 2026-08-19',
    ]);
    expect(preview.rows.map(({ line }) => line)).toEqual([2, 2.5, 3]);
    expect(preview.rows[1]!.cells).toEqual(preview.rows[0]!.cells);
    expect(preview.columns).toHaveLength(7);
  });

  it('has shares, fees, taxes and values of each of them, and those of both with the sale', async () => {
    const preview = await previewOfText(
      [
        'Mã,KL mua,Giá mua,Ngày mua,Giá trị mua,Phí mua,KL bán,Giá bán,Ngày bán,Giá trị bán,Phí bán,Thuế',
        'FPT,300,79.4,18/08/2026,"23,820,000","35,730",100,80.5,24/08/2026,"8,050,000","12,075","8,050"',
      ].join('\n'),
    );
    expect(preview.rows).toMatchObject([
      { trade: { side: 'BUY', quantity: 300, price: 79_400, feePaid: 35_730, taxPaid: null } },
      { trade: { side: 'SELL', quantity: 100, price: 80_500, feePaid: 12_075, taxPaid: 8050 } },
    ]);
  });

  it('is unreadable in the part that lacks a figure', async () => {
    const head = 'Mã,Số lượng,Ngày mua,Giá mua,Ngày bán,Giá bán';
    const preview = await previewOfText(
      [head, 'FPT,300,18/08/2026,79.4,24/08/2026,', 'HPG,100,,36.1,24/08/2026,36.5'].join('\n'),
    );
    expect(statesOf(preview)).toEqual(['new', 'unreadable price', 'unreadable day', 'new']);
  });

  it('is asked about where it has one day, or one price', async () => {
    const text = 'Mã,Số lượng,Ngày,Giá mua,Giá bán\nFPT,300,18/08/2026,79.4,80.5';
    expect(questionsOf(await previewOfText(text))).toEqual(['side', 'missing']);
    const chosen = await previewOfText(
      'Mã,Số lượng,Ngày mua,Giá mua,Ngày bán,Giá bán\nFPT,300,18/08/2026,79.4,24/08/2026,80.5',
      { choices: { side: 'BUY', roles: { 2: 'day', 3: 'price', 4: null, 5: null } } },
    );
    expect(takenOf(chosen)).toEqual(['buy FPT 300 79400 2026-08-18']);
  });

  it('is recorded when the file is read again', async () => {
    const text = 'Mã,Số lượng,Ngày mua,Giá mua,Ngày bán,Giá bán\nFPT,300,18/08/2026,79.4,24/08/2026,80.5';
    const { rows } = await previewOfText(text);
    const trades = rows.flatMap((row) => (row.state === 'new' ? [row.trade] : [])) as never[];
    expect(statesOf(await previewOfText(text, { desk: { trades, flows: [] } }))).toEqual([
      ...['recorded', 'recorded'],
    ]);
  });
});
