import { describe, expect, it } from 'vitest';
import { previewOfText, statesOf, takenOf } from '../../support/import/read-file';

const HEAD = 'Ngày,Mã CK,Nghiệp vụ,Khối lượng,Giá,Giá trị';
const fileOf = (...rows: string[]) => [HEAD, ...rows].join('\n');
const dividends = (lines: readonly string[]) => lines.filter((line) => line.startsWith('dividend'));

describe('a cash dividend that is given as a sum alone', () => {
  it('is the cash for each share that was held', async () => {
    const preview = await previewOfText(
      fileOf(
        '03/08/2026,FPT,Mua,200,79.4,',
        '05/08/2026,FPT,Mua,100,79.4,',
        '10/08/2026,FPT,Cổ phiếu thưởng,60,,',
        '11/08/2026,FPT,Bán,60,80,',
        '20/08/2026,FPT,Cổ tức bằng tiền,,,300000',
        '21/08/2026,FPT,Mua,700,79.4,',
        '24/08/2026,FPT,Cổ tức bằng tiền,0,500000,',
      ),
    );
    expect(dividends(takenOf(preview))).toEqual([
      'dividend FPT 0 1000 2026-08-20',
      'dividend FPT 0 500 2026-08-24',
    ]);
  });

  it('is read in a statement of money, beside what the desk has', async () => {
    const text = [
      'Ngày,Diễn giải,Phát sinh tăng,Phát sinh giảm',
      '20/08/2026,Cổ tức bằng tiền mã FPT,"300,000",',
    ].join('\n');
    const bought = await previewOfText(fileOf('03/08/2026,FPT,Mua,300,79.4,'));
    const trades = bought.rows.flatMap((row) => (row.state === 'new' ? [row.trade] : [])) as never[];
    const preview = await previewOfText(text, { desk: { trades, flows: [] } });
    expect(takenOf(preview)).toEqual(['dividend FPT 0 1000 2026-08-20']);
  });

  it('counts what the person says was held before', async () => {
    const text = fileOf('20/08/2026,FPT,Cổ tức bằng tiền,,,300000', '21/08/2026,FPT,Bán,300,79.4,');
    expect(statesOf(await previewOfText(text))).toEqual(['unreadable ratio', 'new']);
    const openings = { FPT: { quantity: 300, cost: 23_000_000, day: '2026-08-03' } };
    const preview = await previewOfText(text, { choices: { openings } });
    expect(dividends(takenOf(preview))).toEqual(['dividend FPT 0 1000 2026-08-20']);
  });

  it.each([
    ['nothing was held', ['20/08/2026,FPT,Cổ tức bằng tiền,,,300000']],
    ['no whole đồng', ['03/08/2026,FPT,Mua,700,79.4,', '20/08/2026,FPT,Cổ tức bằng tiền,,,300000']],
    ['less than anyone pays', ['03/08/2026,FPT,Mua,100,79.4,', '20/08/2026,FPT,Cổ tức bằng tiền,,,4000']],
    [
      'what may be left after tax',
      ['03/08/2026,FPT,Mua,300,79.4,', '20/08/2026,FPT,Cổ tức bằng tiền,,,285000'],
    ],
  ])('is unreadable where it is %s', async (_, rows) => {
    expect(statesOf(await previewOfText(fileOf(...rows))).at(-1)).toBe('unreadable ratio');
  });
});
