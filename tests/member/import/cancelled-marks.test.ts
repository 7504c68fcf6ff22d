import { expect, it } from 'vitest';
import { previewOfText, statesOf } from '../../support/import/read-file';

const fileOf = (head: string, ...marks: string[]) =>
  [
    `Ngày,Mã CK,Mua/Bán,Khối lượng,Giá,${head}`,
    ...marks.map((mark) => `18/08/2026,FPT,Mua,300,79.4,${mark}`),
  ].join('\n');

it.each([
  ['Hủy', 'x', ''],
  ['Lệnh hủy', '1', '0'],
  ['Đã huỷ', 'X', '-'],
  ['Cancelled', 'TRUE', 'FALSE'],
  ['Canceled', 'yes', 'no'],
  ['Is Cancelled', 'Y', 'N'],
])('an order is cancelled by a mark under %s', async (head, yes, no) => {
  expect(statesOf(await previewOfText(fileOf(head, yes, no)))).toEqual(['none cancelled', 'new']);
});

it('shares that were cancelled are no marks, and neither is a column that a person leaves out', async () => {
  expect(statesOf(await previewOfText(fileOf('Hủy', '200', '1')))).toEqual(['new', 'new']);
  const preview = await previewOfText(fileOf('Hủy', 'x', ''), { choices: { roles: { 5: null } } });
  expect(statesOf(preview)).toEqual(['new', 'new']);
});

it('a mark beside shares that were matched is in doubt', async () => {
  const text =
    'Ngày,Mã CK,Mua/Bán,KL khớp,Giá khớp,Hủy\n18/08/2026,FPT,Mua,300,79.4,x\n18/08/2026,FPT,Mua,0,,x';
  expect(statesOf(await previewOfText(text))).toEqual(['unreadable state', 'none cancelled']);
});
