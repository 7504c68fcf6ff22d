import type { CellValue } from '../../lib/csv';
import { addTradingDays } from '../../market/calendar';
import type { Day } from '../../market/day';

/** The files that the demo offers to import: a broker's statement, its order history, and a sheet of one's own. */
export const sampleNames = ['statement', 'orders', 'sheet'] as const;
export type SampleName = (typeof sampleNames)[number];

type Options = {
  /** The last closed trading day of the demo's clock. */
  last: Day;
  /** What a symbol of the demo's market cost on a trading day, in đồng. */
  priceInDong: (symbol: string, day: Day) => number;
  /** Writes a workbook. */
  write: (name: string, header: readonly string[], rows: readonly (readonly CellValue[])[]) => File;
};

/** Such a file with symbols and prices of the demo's market; its days are the trading days up to the last one. */
export function sampleFile(name: SampleName, options: Options): File {
  return { statement, orders, sheet }[name](options);
}

const vi = (day: Day) => day.split('-').toReversed().join('/');
const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
const text = (name: string, lines: readonly string[]) =>
  new File(['\uFEFF', lines.map((line) => `${line}\r\n`).join('')], name, { type: 'text/csv;charset=utf-8' });

/** With title lines, semicolons, fees and taxes in đồng, and a line of sums. */
function statement({ last, priceInDong }: Options): File {
  const [from, to] = [addTradingDays(last, -24), last];
  const trades = [
    { ago: 22, symbol: 'CTG', side: 'Mua', quantity: 2_000 },
    { ago: 20, symbol: 'PVS', side: 'Mua', quantity: 1_500 },
    { ago: 15, symbol: 'DGC', side: 'Mua', quantity: 600 },
    { ago: 9, symbol: 'CTG', side: 'Bán', quantity: 800 },
    { ago: 4, symbol: 'PVS', side: 'Bán', quantity: 1_500 },
  ].map(({ ago, ...trade }) => {
    const day = addTradingDays(last, -ago);
    const price = priceInDong(trade.symbol, day);
    const value = price * trade.quantity;
    const tax = trade.side === 'Bán' ? Math.round(value * 0.001) : 0;
    return { ...trade, day, price, value, fee: Math.round(value * 0.0015), tax };
  });
  const sum = (key: 'value' | 'fee' | 'tax') => grouped(trades.reduce((all, each) => all + each[key], 0));
  return text('sao-ke-giao-dich.csv', [
    'CÔNG TY CỔ PHẦN CHỨNG KHOÁN MINH HỌA',
    'SAO KÊ GIAO DỊCH CHỨNG KHOÁN',
    `Từ ngày ${vi(from)} đến ngày ${vi(to)}`,
    'Số tài khoản: 058C000001',
    '',
    'STT;Ngày GD;Mã CK;Mua/Bán;KL khớp;Giá khớp;Giá trị khớp;Phí GD;Thuế TNCN',
    ...trades.map(({ day, symbol, side, quantity, price, value, fee, tax }, index) =>
      [
        ...[index + 1, vi(day), symbol, side, grouped(quantity)],
        ...[price, value, fee, tax].map(grouped),
      ].join(';'),
    ),
    `;Tổng cộng;;;;;${sum('value')};${sum('fee')};${sum('tax')}`,
    ';Người lập biểu;;;;;;;',
  ]);
}

/** With times, types of orders, orders that were never matched, and prices in thousand đồng. */
function orders({ last, priceInDong }: Options): File {
  const rows = [
    { ago: 12, time: '09:15:03', symbol: 'VCI', side: 'Mua', type: 'ATO', ordered: 1_000, matched: 1_000 },
    { ago: 12, time: '10:02:41', symbol: 'KDH', side: 'Mua', type: 'LO', ordered: 900, matched: 0 },
    { ago: 8, time: '13:21:17', symbol: 'KDH', side: 'Mua', type: 'LO', ordered: 900, matched: 900 },
    { ago: 6, time: '14:30:00', symbol: 'VCI', side: 'Bán', type: 'ATC', ordered: 1_000, matched: 400 },
    { ago: 3, time: '11:05:58', symbol: 'HDB', side: 'Mua', type: 'LO', ordered: 2_000, matched: 0 },
  ].map(({ ago, time, symbol, side, type, ordered, matched }, index) => {
    const day = addTradingDays(last, -ago);
    const price = priceInDong(symbol, day) / 1_000;
    const state = matched === ordered ? 'Khớp hết' : matched > 0 ? 'Khớp một phần' : 'Đã hủy';
    return [
      ...[`${vi(day)} ${time}`, `${20_260_013 + 7 * index}`, symbol, side, type],
      ...[
        ordered,
        type === 'LO' ? price.toFixed(2) : type,
        matched,
        matched > 0 ? price.toFixed(2) : 0,
        state,
      ],
    ].join(',');
  });
  return text('lich-su-lenh.csv', [
    'Thời gian đặt,Số hiệu lệnh,Mã CK,Lệnh,Loại lệnh,KL đặt,Giá đặt,KL khớp,Giá khớp TB,Trạng thái',
    ...rows,
  ]);
}

/** A workbook in one's own words. */
function sheet({ last, priceInDong, write }: Options): File {
  const rows = [
    { ago: 18, symbol: 'BVH', side: 'Mua', quantity: 700, note: 'Gom dần' },
    { ago: 11, symbol: 'VHC', side: 'Mua', quantity: 500, note: 'Theo mùa vụ' },
    { ago: 7, symbol: 'BVH', side: 'Mua', quantity: 300, note: '' },
    { ago: 2, symbol: 'VHC', side: 'Bán', quantity: 200, note: 'Chốt một phần' },
  ].map(({ ago, symbol, side, quantity, note }): CellValue[] => {
    const day = addTradingDays(last, -ago);
    return [vi(day), symbol, side, quantity, priceInDong(symbol, day) / 1_000, note];
  });
  return write('so-tay-mua-ban.xlsx', ['Ngày', 'Mã', 'Chiều', 'Số lượng', 'Đơn giá', 'Ghi chú'], rows);
}
