import { expect, it } from 'vitest';
import type { Preview } from '../../../src/member/desk/import/preview-types';
import { previewOfText, questionsOf, statesOf, takenOf } from '../../support/import/read-file';

const previewOfLines = (...lines: string[]) => previewOfText(lines.join('\n'));
const feesOf = ({ rows }: Preview) => rows.flatMap((row) => (row.state === 'new' ? [row.trade.feePaid] : []));

it.each([
  ['KL (x10)', '30'],
  ['KL (10CP)', '30'],
  ['Khối lượng (nghìn CP)', '0.3'],
  ['KL (x1.000)', '0.3'],
  ['Khối lượng (10)', '300'],
])('reads 300 shares from %s of %s', async (head, cell) => {
  const preview = await previewOfLines(`Ngày,Mã CK,Mua/Bán,${head},Giá`, `18/08/2026,FPT,Mua,${cell},79400`);
  expect([takenOf(preview), questionsOf(preview)]).toEqual([['buy FPT 300 79400 2026-08-18'], []]);
});

it('reads fees in thousand beside prices in đồng, and takes a rate for none', async () => {
  const head = 'Ngày,Mã CK,Mua/Bán,KL,Giá,Phí';
  const previews = await Promise.all([
    previewOfLines(head, '18/08/2026,FPT,Mua,300,79400,35.73', '24/08/2026,FPT,Bán,100,80500,12.075'),
    previewOfLines(head, '18/08/2026,FPT,Mua,300,79.4,0.15', '24/08/2026,FPT,Bán,100,80.5,0.15'),
    previewOfLines(head, '18/08/2026,FPT,Mua,300,79400,0', '24/08/2026,FPT,Bán,100,80500,36'),
  ]);
  expect(previews.map(feesOf)).toEqual([
    [35_730, 12_075],
    [null, null],
    [0, 36],
  ]);
});

it('takes no price that no share has ever cost', async () => {
  const preview = await previewOfLines('Ngày,Mã CK,Mua/Bán,KL,Giá', '18/08/2026,FPT,Mua,3,79400000');
  expect(statesOf(preview)).toEqual(['unreadable unit']);
});

it.each(['950', '1900', '475'])(
  'takes %s đ a share of what was received for no dividend before tax',
  async (each) => {
    const preview = await previewOfLines(
      'Ngày,Mã CK,Loại GD,KL,Giá,Số tiền',
      '18/08/2026,FPT,Mua,100,79400,7940000',
      `24/08/2026,FPT,Cổ tức,100,,${each}00`,
    );
    expect(statesOf(preview)).toEqual(['new', 'unreadable ratio']);
  },
);

it('asks for the day of rows that have times alone', async () => {
  const preview = await previewOfLines('Thời gian,Mã CK,Mua/Bán,KL,Giá', '09:21:40,FPT,Mua,100,79400');
  expect(preview.questions).toEqual([{ kind: 'missing', role: 'day' }]);
});

it('takes no days of a sheet that has turned some of them around', async () => {
  const preview = await previewOfLines(
    'Ngày,Mã CK,Mua/Bán,KL,Giá',
    '18/08/2026,FPT,Mua,300,79.4',
    '2026-05-08,HPG,Mua,300,36.1',
    '20/08/2026,TCB,Mua,300,27.7',
  );
  expect(statesOf(preview)).toEqual(['new', 'unreadable turned', 'new']);
});

it('takes no day of payment for that of a trade', async () => {
  const head = 'Mã CK,Mua/Bán,KL,Giá';
  const alone = await previewOfLines(`Ngày thanh toán,${head}`, '20/08/2026,FPT,Mua,100,79400');
  expect(alone.questions).toEqual([{ kind: 'missing', role: 'day' }]);
  const beside = await previewOfLines(
    `Ngày thanh toán,Ngày GD,${head}`,
    '20/08/2026,18/08/2026,FPT,Mua,100,79400',
  );
  expect(takenOf(beside)).toEqual(['buy FPT 100 79400 2026-08-18']);
});
