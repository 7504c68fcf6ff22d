import { describe, expect, it } from 'vitest';
import { previewOfText, questionsOf, statesOf, takenOf } from '../../support/import/read-file';

const HEAD = 'Mã CK,Khối lượng,Giá vốn TB,Giá hiện tại,Giá trị thị trường,Lãi/Lỗ,% Lãi/Lỗ';
const ROWS = [
  'FPT,300,"79,433.33","80,500","24,150,000","320,000",1.34',
  'HPG,"1,000","36,100","35,000","35,000,000","-1,100,000",-3.05',
];

describe('a file that lists what is held', () => {
  it('is read as purchases on the day of its title, whose cost has its fees', async () => {
    const preview = await previewOfText(
      ['DANH MỤC ĐẦU TƯ', 'Số tài khoản: 058C000001', 'Ngày 05/08/2026', HEAD, ...ROWS].join('\n'),
    );
    expect(questionsOf(preview)).toEqual([]);
    expect(takenOf(preview)).toEqual(['buy FPT 300 79433.33 2026-08-05', 'buy HPG 1000 36100 2026-08-05']);
    expect(preview.rows[0]).toMatchObject({ trade: { feePaid: 0, taxPaid: null, account: '058C000001' } });
  });

  it('asks once as of which day it is where no title, or more than one day in them, says it', async () => {
    for (const titles of [[], ['Từ ngày 01/08/2026 đến ngày 05/08/2026'], ['As of 05/08/2026']]) {
      const text = [...titles, HEAD, ...ROWS].join('\n');
      const preview = await previewOfText(text);
      expect(preview.questions).toEqual([{ kind: 'holdings', example: 'FPT' }]);
      expect(statesOf(preview)).toEqual(['unreadable asked', 'unreadable asked']);
      const answered = await previewOfText(text, { choices: { holdings: '2026-08-05' } });
      expect(answered.questions).toEqual([]);
      expect(takenOf(answered)).toEqual(['buy FPT 300 79433.33 2026-08-05', 'buy HPG 1000 36100 2026-08-05']);
    }
  });

  it.each([
    ['Symbol,Quantity,Average Cost', 'FPT,300,79.4'],
    ['Mã,Số lượng,Giá mua TB', 'FPT,300,79.4'],
    ['Mã CK,KL nắm giữ,KL khả dụng,Giá vốn', 'FPT,300,100,79.4'],
    ['Mã CK,Số dư,Chờ về,Giá vốn (x1000),Tổng giá vốn', 'FPT,300,0,79.4,"23,820"'],
    ['Ticker,Holdings,Avg. price,Market value', 'FPT,300,79.4,23820'],
    ['Cổ phiếu,Tổng KL,Giá TB,Giá thị trường', 'FPT,300,79400,80500'],
  ])('is known by its heads: %s', async (head, row) => {
    const preview = await previewOfText(`${head}\n${row}`, { choices: { holdings: '2026-08-05' } });
    expect(takenOf(preview)).toEqual(['buy FPT 300 79400 2026-08-05']);
  });

  it('has no purchase of what is held no longer, and of what has no cost', async () => {
    const preview = await previewOfText([HEAD, 'FPT,0,0,"80,500",0,0,0', 'HPG,100,,"35,000",,,'].join('\n'), {
      choices: { holdings: '2026-08-05' },
    });
    expect(statesOf(preview)).toEqual(['none otherKind', 'unreadable price']);
  });

  it('is recorded when it is read again, and unticked, which it says, where the desk has trades of the symbol before', async () => {
    const text = ['Ngày 05/08/2026', HEAD, ...ROWS].join('\n');
    const first = await previewOfText(text);
    const trades = first.rows.flatMap((row) => (row.state === 'new' ? [row.trade] : [])) as never[];
    expect(statesOf(await previewOfText(text, { desk: { trades, flows: [] } }))).toEqual([
      ...['recorded', 'recorded'],
    ]);
    const later = await previewOfText(text.replace('300', '400'), { desk: { trades, flows: [] } });
    expect(statesOf(later)).toEqual(['new', 'recorded']);
    expect(takenOf(later)).toEqual([]);
    expect(later.rows[0]).toMatchObject({ caution: 'traded' });
  });

  it('is a list of trades where it has days or sides, or what was matched, or the person says a side', async () => {
    for (const [text, asked] of [
      ['Ngày,Mã CK,Số lượng,Giá TB\n18/08/2026,FPT,300,79.4', ['side']],
      ['Mã CK,Mua/Bán,Số lượng,Giá vốn\nFPT,Mua,300,79.4', ['missing', 'missing']],
      ['Mã CK,KL khớp,Giá khớp TB\nFPT,300,79.4', ['side', 'missing']],
      ['Mã CK,Số lượng,Giá\nFPT,300,79.4', ['side', 'missing']],
    ] as const)
      expect(questionsOf(await previewOfText(text))).toEqual(asked);
    const chosen = await previewOfText([HEAD, ...ROWS].join('\n'), { choices: { side: 'SELL' } });
    expect(questionsOf(chosen)).toEqual(['missing', 'missing']);
  });
});
