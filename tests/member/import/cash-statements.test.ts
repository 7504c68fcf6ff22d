import { expect, it } from 'vitest';
import type { Preview } from '../../../src/member/desk/import/preview-types';
import { previewOfText, questionsOf } from '../../support/import/read-file';

const flowsOf = ({ rows }: Preview) => rows.flatMap((row) => (row.state === 'flow' ? [row.flow.amount] : []));

it('takes what a person pays in and takes out for capital, and not what sales, loans, fees and other accounts bring', async () => {
  const preview = await previewOfText(
    [
      'Ngày GD,Diễn giải,Ghi nợ,Ghi có,Số dư',
      '17/08/2026,NOP TIEN MUA CHUNG KHOAN,0,100000000,100000000',
      '18/08/2026,Trả tiền mua 300 FPT,23820000,0,76180000',
      '20/08/2026,Nhận tiền bán 100 FPT ngày 18/08,0,8050000,84230000',
      '20/08/2026,Nhận tiền từ lệnh bán HPG,0,8050000,92280000',
      '21/08/2026,Nhận tiền ứng trước,0,5000000,97280000',
      '21/08/2026,Chuyển tiền đi nội bộ sang tiểu khoản 6,1000000,0,96280000',
      '21/08/2026,Phí chuyển tiền đi ngân hàng,5500,0,96274500',
      '24/08/2026,Deposit interest,0,1200,96275700',
      '24/08/2026,Nhận tiền chuyển khoản từ ngân hàng,0,2000000,98275700',
      '26/08/2026,Rút tiền,10000000,0,88275700',
    ].join('\n'),
  );
  expect([flowsOf(preview), questionsOf(preview)]).toEqual([[100_000_000, 2_000_000, -10_000_000], []]);
});

it('reads a statement with one column of amounts by the words beside them', async () => {
  const preview = await previewOfText(
    [
      'Ngày,Nội dung,Số tiền,Số dư',
      '17/08/2026,Nộp tiền,100000000,100000000',
      '18/08/2026,Thanh toán mua FPT,-23820000,76180000',
      '26/08/2026,Rút tiền,-10000000,66180000',
    ].join('\n'),
  );
  expect([flowsOf(preview), questionsOf(preview)]).toEqual([[100_000_000, -10_000_000], []]);
});
