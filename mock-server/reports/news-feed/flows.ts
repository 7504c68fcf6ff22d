import { formatBoardDayMonth } from '../../../src/market/format';
import type { TradingDay } from '../trading-day';
import { billions, netted } from '../wording';
import { list, newsItem, paragraph, strong } from './markup';

/** Foreign and proprietary net buying, with the stocks that foreign investors bought and sold most. */
export function flows({ day, flow, flows: perStock }: TradingDay) {
  const ranked = [...perStock].sort((a, b) => b.foreign - a.foreign);
  const bought = ranked.slice(0, 3).filter(({ foreign }) => foreign > 0);
  const sold = ranked
    .slice(-3)
    .reverse()
    .filter(({ foreign }) => foreign < 0);
  const line = ({ symbol, foreign }: (typeof ranked)[number]) => `${symbol}: ${billions(foreign)}`;
  return newsItem(
    day,
    '16:05:00',
    `Khối ngoại ${netted(flow.foreign)} trong phiên ${formatBoardDayMonth(day)}`,
    [
      paragraph(`Trên cả ba sàn, khối ngoại ${netted(flow.foreign)}, tự doanh ${netted(flow.proprietary)}.`),
      paragraph(strong('Khối ngoại mua ròng nhiều nhất:')),
      list(bought.map(line)),
      paragraph(strong('Khối ngoại bán ròng nhiều nhất:')),
      list(sold.map(line)),
    ],
    {
      author: 'Lan Phương',
      tags: ['Khối ngoại', 'Tự doanh'],
      symbols: [...bought, ...sold].map(({ symbol }) => symbol),
    },
  );
}
