import { expect, it } from 'vitest';
import { kindIn, stateIn } from '../../../src/member/desk/import/cells/words';
import { previewOfText, statesOf } from '../../support/import/read-file';

const STATES: Readonly<Record<string, readonly string[]>> = {
  rejected: ['Không thành công', 'Thất bại', 'Sàn từ chối'],
  partly: [
    ...['Chưa khớp hết', 'Đang khớp', 'Khớp từng phần', 'Khớp 60%', 'Khớp 300/500', '60% filled'],
    ...['Filled 300 of 500', 'Huỷ 1 phần', 'Done for day', 'PartiallyFilled', 'Teilausführung'],
  ],
  waiting: [
    ...['Đặt lệnh thành công', 'Sửa thành công', 'Đã đặt', 'Order placed', 'Not executed', 'Un-filled'],
    ...['Nicht ausgeführt', 'PendingNew'],
  ],
  cancelled: ['Hủy thành công', 'Hết phiên', 'Đã giải toả', 'Gestrichen'],
  matched: ['Thành công', 'Khớp 100%', 'Đã khớp 18/08/2026', 'FILLED', 'Ausgeführt'],
};

it.each(Object.entries(STATES))('reads as %s what brokers write for it', (state, words) => {
  expect(words.filter((word) => stateIn(word) !== state)).toEqual([]);
});

const KINDS: Readonly<Record<string, readonly string[]>> = {
  other: [
    'Sửa lỗi mua',
    'Điều chỉnh bán',
    'Hoàn tiền mua',
    'Lãi tiền gửi',
    'Trả lãi margin',
    'Zinsen',
    'Fees',
  ],
  moneyIn: ['Einlage', 'Deposit'],
  moneyOut: ['Entnahme', 'Removal'],
  BUY: ['Mua lại', 'Mua ký quỹ'],
  SELL: ['Bán bớt', 'Bán cắt lỗ'],
};

it.each(Object.entries(KINDS))('reads as %s what statements write for it', (kind, words) => {
  expect(words.filter((word) => kindIn(word) !== kind)).toEqual([]);
});

it('imports no order of which the state denies the match', async () => {
  const preview = await previewOfText(
    [
      'Ngày,Mã CK,Mua/Bán,KL,Giá,Trạng thái',
      '18/08/2026,FPT,Mua,300,79400,Thành công',
      '18/08/2026,FPT,Mua,300,79400,Đặt lệnh thành công',
      '18/08/2026,FPT,Mua,300,79400,Không thành công',
      '18/08/2026,FPT,Mua,300,79400,Chưa khớp hết',
    ].join('\n'),
  );
  expect(statesOf(preview)).toEqual(['new', 'none waiting', 'none rejected', 'unreadable partly']);
});
