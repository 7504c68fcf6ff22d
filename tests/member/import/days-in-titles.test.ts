import { expect, it } from 'vitest';
import { previewOfText, questionsOf, takenOf } from '../../support/import/read-file';

const previewOf = (...titles: string[]) =>
  previewOfText(
    [...titles, 'Thời gian,Mã CK,Mua/Bán,KL khớp,Giá khớp', '09:21:40,FPT,Mua,300,79400'].join('\n'),
  );

it.each([
  [['SỔ LỆNH TRONG NGÀY 24/08/2026', 'Ngày in: 26/08/2026'], '2026-08-24'],
  [['Báo cáo khớp lệnh ngày 05/08/2026'], '2026-08-05'],
])('takes the day of rows with times alone from %j', async (titles, day) => {
  const preview = await previewOf(...titles);
  expect([takenOf(preview), questionsOf(preview)]).toEqual([[`buy FPT 300 79400 ${day}`], []]);
});

it.each([
  ['Ngày in: 26/08/2026'],
  ['Lịch sử lệnh từ 20/08/2026 đến 24/08/2026'],
  ['Trades of 05/08/2026'],
  ['Danh sách lệnh'],
])('asks for it below %j', async (title) => {
  expect((await previewOf(title)).questions).toEqual([{ kind: 'missing', role: 'day' }]);
});
