import { formatRatio, toVnd } from '../../src/market/format';
import { wholeNet } from '../../src/market/net';
import type { IndexSummary, SectorChange } from '../simulator/simulator';

// What these return is for articles, whose notation is that of the press: '1.768,12'. The interface has the boards'.
const decimals = new Intl.NumberFormat('vi-VN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 0 });

/** Index points, without a sign: '1.768,12 điểm'. */
export const points = (value: number) => `${decimals.format(Math.abs(value))} điểm`;

/** A change in percent, without a sign: '1,95%'. */
export const percent = (value: number) => `${decimals.format(Math.abs(value))}%`;

/** A change in percent with its sign: '+1,95%', '0,00%'. */
export const signedPercent = (value: number) => `${sign(value)}${percent(value)}`;

/** Index points with their sign, without a unit: '-12,35'. */
export const signedPoints = (value: number) => `${sign(value)}${decimals.format(Math.abs(value))}`;

/** An index level without a unit: '1.768,12'. */
export const level = (value: number) => decimals.format(value);

/** Billion VND, without a sign: '20.114 tỷ đồng'. */
export const billions = (value: number) => `${whole.format(Math.abs(value))} tỷ đồng`;

/** A ratio as the product's views have it: '1,7 lần'. */
export const times = (value: number) => `${formatRatio(value).replace('.', ',')} lần`;

/** A share of what is usual, as the strip of the market's state has it: '114%'. */
export const share = (value: number) => `${Math.round(value * 100)}%`;

/** A price in thousand VND: '28.600 đồng'. */
export const dong = (thousand: number) => `${whole.format(toVnd(thousand))} đồng`;

/** 'tăng 12,35 điểm', 'giảm 3,20%', or 'đi ngang'. */
export const moved = (change: number, print: (value: number) => string) =>
  change === 0 ? 'đi ngang' : `${change > 0 ? 'tăng' : 'giảm'} ${print(change)}`;

/** 'mua ròng 512 tỷ đồng', or 'cân bằng mua bán' where it rounds to nothing. */
export const netted = (value: number) => {
  const { whole, side } = wholeNet(value);
  if (side === 'none') return 'cân bằng mua bán';
  return `${side === 'buy' ? 'mua' : 'bán'} ròng ${billions(whole)}`;
};

/** The verb for the strongest sector: it leads only where it rises. */
export function lead({ changePercent }: SectorChange): string {
  return changePercent > 0 ? 'dẫn đầu' : 'vững nhất';
}

/** '3 mã tăng trần, 78 mã tăng, 12 mã đứng giá, 47 mã giảm': the counts above zero. */
export function breadth({ ceiling, advancers, unchanged, decliners, floor }: IndexSummary): string {
  const counts = {
    'tăng trần': ceiling,
    tăng: advancers,
    'đứng giá': unchanged,
    giảm: decliners,
    'giảm sàn': floor,
  };
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} mã ${what}`)
    .join(', ');
}

function sign(value: number) {
  return value > 0 ? '+' : value < 0 ? '-' : '';
}
