import { describe, expect, it } from 'vitest';
import { previewOfText, questionsOf, statesOf, takenOf } from '../../support/import/read-file';

const HEAD = 'Ngày,Mã CK,Mua/Bán,Khối lượng,Giá';

const fileOf = (...rows: string[]) => [HEAD, ...rows].join('\n');

describe('what is decided for a whole file', () => {
  it('holds back days that a sheet of another order of day and month has turned around', async () => {
    const preview = await previewOfText(
      fileOf(
        '2026-05-08,FPT,Mua,100,79.4',
        '2026-06-08,FPT,Mua,100,79.4',
        '13/08/2026,FPT,Mua,100,79.4',
        '18/08/2026,FPT,Mua,100,79.4',
        '20/08/2026,FPT,Mua,100,79.4',
      ),
    );
    expect(statesOf(preview)).toEqual(['unreadable turned', 'unreadable turned', 'new', 'new', 'new']);
  });

  it('takes days by what the person answers', async () => {
    const text = fileOf('05/08/2026,FPT,Mua,100,79.4');
    expect(questionsOf(await previewOfText(text))).toEqual(['days']);
    const first = await previewOfText(text, { choices: { days: 'dayFirst' } });
    expect(takenOf(first)).toEqual(['buy FPT 100 79400 2026-08-05']);
    const other = await previewOfText(text, { choices: { days: 'monthFirst' } });
    expect(takenOf(other)).toEqual(['buy FPT 100 79400 2026-05-08']);
  });

  it('takes the unit by what the person answers, but for prices that can be in one unit only', async () => {
    const text = fileOf(
      '18/08/2026,AMV,Mua,100,900',
      '18/08/2026,FPT,Mua,100,79.4',
      '18/08/2026,HPG,Mua,100,36100',
    );
    expect(questionsOf(await previewOfText(text))).toEqual(['unit']);
    const answered = await previewOfText(text, { choices: { unit: 'dong' } });
    expect(takenOf(answered)).toEqual([
      'buy AMV 100 900 2026-08-18',
      'buy FPT 100 79400 2026-08-18',
      'buy HPG 100 36100 2026-08-18',
    ]);
  });

  it('takes the decimal mark by what the person answers', async () => {
    const text = fileOf('18/08/2026,FPT,Mua,"100,000","79,400"');
    expect(questionsOf(await previewOfText(text))).toEqual(['decimal']);
    const groups = await previewOfText(text, { choices: { decimal: '.' } });
    expect(takenOf(groups)).toEqual(['buy FPT 100000 79400 2026-08-18']);
    const decimals = await previewOfText(text, { choices: { decimal: ',' } });
    expect(takenOf(decimals)).toEqual(['buy FPT 100 79400 2026-08-18']);
  });

  it('takes the year of two digits as first where the person says so', async () => {
    const text = fileOf('26/08/25,FPT,Mua,100,79.4');
    const preview = await previewOfText(text, { choices: { days: 'yearFirst' } });
    expect(takenOf(preview)).toEqual(['buy FPT 100 79400 2026-08-25']);
    expect(preview.dayOrders).toContain('yearFirst');
    const last = await previewOfText(text, { choices: { days: 'dayFirst' } });
    expect(takenOf(last)).toEqual(['buy FPT 100 79400 2025-08-26']);
  });

  it('takes one side for all rows where the person says it', async () => {
    const text = 'Ngày,Mã CK,Khối lượng,Giá\n18/08/2026,FPT,100,79.4';
    const preview = await previewOfText(text, { choices: { side: 'SELL' } });
    expect(takenOf(preview)).toEqual(['sell FPT 100 79400 2026-08-18']);
  });

  it('is not turned by an index, a penny share or a dividend', async () => {
    const preview = await previewOfText(
      fileOf(
        '18/08/2026,VNINDEX,Mua,1,"1784.91"',
        '18/08/2026,FPT,Mua,100,79.4',
        '18/08/2026,AMV,Mua,100,0.9',
        '20/08/2026,FPT,Cổ tức,0,1000',
      ),
    );
    expect(takenOf(preview)).toEqual([
      'buy FPT 100 79400 2026-08-18',
      'buy AMV 100 900 2026-08-18',
      'dividend FPT 0 1000 2026-08-20',
    ]);
  });
});

describe('a column that a person chooses', () => {
  it('has the role of the choice, and what had it by itself has none', async () => {
    const text = 'Ngày,Mã CK,Mua/Bán,Khối lượng,Giá,Khối lượng,Giá\n18/08/2026,FPT,Mua,500,79000,300,79400';
    expect(questionsOf(await previewOfText(text))).toEqual(['column', 'column']);
    const preview = await previewOfText(text, { choices: { roles: { 5: 'quantity', 6: 'price' } } });
    expect(questionsOf(preview)).toEqual([]);
    expect(takenOf(preview)).toEqual(['buy FPT 300 79400 2026-08-18']);
  });

  it('is left out where the choice is none', async () => {
    const text = 'Ngày,Mã CK,Mua/Bán,Khối lượng,Giá,Phí\n18/08/2026,FPT,Mua,500,79000,300';
    const preview = await previewOfText(text, { choices: { roles: { 5: null } } });
    expect(preview.columns[5]?.role).toBeNull();
    expect(preview.rows[0]).toMatchObject({ state: 'new', trade: { feePaid: null } });
  });
});

describe('what a trade of a file keeps', () => {
  it('is the fees and taxes of all columns, the account of a title, the time and the number of the order', async () => {
    const preview = await previewOfText(
      [
        'Số tài khoản: 058C000001 - Khách hàng: A',
        'Số hiệu lệnh,Thời gian khớp,Mã CK,Mua/Bán,KL khớp,Giá khớp,Phí môi giới,Phí sở,Thuế TNCN',
        'L-1,24/08/2026 10:44:02,FPT,Mua,100,80500,12075,2415,0',
      ].join('\n'),
    );
    expect(preview.rows[0]).toMatchObject({
      trade: { feePaid: 14_490, taxPaid: 0, account: '058C000001', time: '10:44:02', orderNumber: 'L-1' },
    });
  });

  it('is a price by its value, so exact that quantity and price make it', async () => {
    const preview = await previewOfText(
      'Ngày,Mã CK,Mua/Bán,Khối lượng,Giá TB,Giá trị\n18/08/2026,FPT,Mua,37,79433.33,2939033\n18/08/2026,HPG,Mua,300,36105.33,10831600',
    );
    const products = preview.rows.map((row) =>
      'trade' in row ? Math.round(row.trade.price * row.trade.quantity) : 0,
    );
    expect(products).toEqual([2_939_033, 10_831_600]);
  });
});

describe('rows that were saved before', () => {
  it('are recorded when the statement with received shares and flows is read again', async () => {
    const text = [
      'Ngày GD;Mã CK;Nghiệp vụ;Số lượng;Giá;Giá trị',
      '18/08/2026;FPT;Mua;300;79.400;23.820.000',
      '20/08/2026;FPT;Cổ tức bằng tiền;300;1.000;300.000',
      '21/08/2026;FPT;Cổ phiếu thưởng;45;;',
      '22/08/2026;FPT;Cổ phiếu thưởng;30;;',
      '24/08/2026;FPT;Bán;100;80.500;8.050.000',
      '24/08/2026;;Nộp tiền;;;50.000.000',
    ].join('\n');
    const first = await previewOfText(text);
    expect(questionsOf(first)).toEqual([]);
    const trades = first.rows.flatMap((row) => (row.state === 'new' ? [row.trade] : []));
    expect(trades.map(({ quantity, per }) => [quantity, per ?? null])).toEqual([
      [300, null],
      [0, null],
      [45, 300],
      [30, 345],
      [100, null],
    ]);
    const flows = first.rows.flatMap((row) => (row.state === 'flow' ? [row.flow] : []));
    const again = await previewOfText(text, { desk: { trades: trades as never, flows } });
    expect(statesOf(again)).toEqual(['recorded', 'recorded', 'recorded', 'recorded', 'recorded', 'flow']);
    expect(again.rows.filter(({ isTaken }) => isTaken)).toEqual([]);
  });
});
