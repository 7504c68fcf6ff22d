import { nextTradingDay, sellableDay } from '../../calendar';
import { epochSecondsOf, type Day } from '../../../src/market/day';
import type { Candles } from '../../../src/market/candles';
import { formatBoardDayMonth } from '../../../src/market/format';
import { sma } from '../../../src/market/indicators';
import type { Signal } from '../signals';
import { dong, times } from '../wording';
import { list, newsItem, paragraph, strong, type NewsItem } from './markup';
import { findBreakouts } from '../../../src/market/studies/break-out';
import type { StudyKind } from '../../../src/market/studies/signal';

const KINDS: Record<StudyKind, string> = {
  buy_divergence: 'phân kỳ dương',
  buy_back_test: 'backtest / vùng hỗ trợ',
  buy_trend_up: 'theo xu hướng',
  buy_break_out: 'bứt phá',
};

/** The T+ signals of a trading day; null without any. */
export function signals(day: Day, found: readonly Signal[]): NewsItem | null {
  if (found.length === 0) return null;
  return newsItem(
    day,
    '15:40:00',
    `${found.length} tín hiệu T+ trong phiên ${formatBoardDayMonth(day)}`,
    [
      paragraph('Các tín hiệu được tính trên nến ngày sau khi phiên kết thúc:'),
      list(found.map(({ symbol, kind, price }) => `${strong(symbol)}: ${KINDS[kind]}, giá ${dong(price)}`)),
      paragraph(nextPurchase(day)),
    ],
    { author: 'Quốc Huy', tags: ['Tín hiệu T+'], symbols: found.slice(0, 6).map(({ symbol }) => symbol) },
  );
}

/** One breakout with its figures; null on a trading day without any. */
export function breakout(
  day: Day,
  found: readonly Signal[],
  candlesOf: (symbol: string) => Candles | null,
): NewsItem | null {
  const signal = found.find(({ kind }) => kind === 'buy_break_out');
  const candles = signal && candlesOf(signal.symbol);
  const result =
    candles && findBreakouts(candles).find(({ index }) => candles.time[index] === epochSecondsOf(day));
  if (!result) return null;

  const { symbol, price } = signal;
  const { index, level } = result;
  const ratio = candles.volume[index]! / sma(candles.volume, 20)[index - 1]!;
  return newsItem(
    day,
    '15:48:00',
    `${symbol} vượt đỉnh 55 phiên`,
    [
      paragraph(
        `${strong(symbol)} đóng cửa ở ${dong(price)}, vượt đỉnh 55 phiên (${dong(level)}) ` +
          `với khối lượng bằng ${times(ratio)} bình quân 20 phiên trước đó.`,
      ),
      paragraph(nextPurchase(day)),
    ],
    { author: 'Quốc Huy', tags: ['Tín hiệu T+', 'Bứt phá'], symbols: [symbol] },
  );
}

/** The closing bars are known after the last match: the next trading day is the first that can buy. */
function nextPurchase(day: Day) {
  const bought = nextTradingDay(day);
  return `Mua sớm nhất phiên ${formatBoardDayMonth(bought)}, cổ phiếu bán được từ chiều ${formatBoardDayMonth(sellableDay(bought))}.`;
}
