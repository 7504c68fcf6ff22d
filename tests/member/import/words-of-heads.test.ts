import { expect, it } from 'vitest';
import { rolesOfHead } from '../../../src/member/desk/import/columns/heads';

const HEADS: Readonly<Record<string, readonly string[]>> = {
  symbol: ['Tên mã', 'Mã tài sản', 'Securities code', 'Counter', 'stockCode'],
  day: ['Ngày phát sinh', 'Txn Date', 'Posting date', 'Trans. date'],
  quantity: ['SLCP', 'Lượng', 'KLượng khớp', 'No. of shares'],
  price: ['AvgPx', 'Mức giá', 'Giá khớp bình quân'],
  fee: ['Comm.', 'Tiền phí', 'Phí trả sở'],
  side: ['Thao tác', 'Txn type', 'MB', 'Buy / Sell'],
  state: ['OrdStatus', 'Tình trạng'],
};

it.each(Object.entries(HEADS))(
  'knows a column of each %s by what people and brokers call it',
  (role, heads) => {
    const others = heads.filter((head) => {
      const [first] = rolesOfHead(head);
      return first?.role !== role || first.rank < 0;
    });
    expect(others).toEqual([]);
  },
);

it.each(['Tên CK', 'Giá TT', 'Giá bán TB (đã bao gồm phí thuế)', 'Tỷ lệ phí', 'KL còn lại', 'Số dư'])(
  'takes %s for nothing of a trade',
  (head) => {
    expect(rolesOfHead(head)).toEqual([]);
  },
);
