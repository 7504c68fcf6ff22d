import { formatBoardDayMonth } from '../../../src/market/format';
import type { Quote, SectorChange } from '../../simulator/simulator';
import type { TradingDay } from '../trading-day';
import { billions, dong, lead, moved, percent, signedPercent } from '../wording';
import { list, newsItem, paragraph, strong, table } from './markup';

const LIQUID_BILLIONS = 20;

/** The strongest and the weakest sectors, with the stock that led each of the strongest. */
export function sectors({ day, sectors: moves, quotes }: TradingDay) {
  const strongest = moves[0]!;
  const weakest = moves.slice(-3).reverse();
  const line = ({ name, changePercent }: SectorChange) => `${name}: ${signedPercent(changePercent)}`;
  return newsItem(
    day,
    '15:21:00',
    `Nhóm ${strongest.name} ${moved(strongest.changePercent, percent)}, ${lead(strongest)} phiên ${formatBoardDayMonth(day)}`,
    [
      paragraph(`${strong('Ba nhóm mạnh nhất')} theo thay đổi bình quân gia quyền vốn hóa của nhóm:`),
      list(
        moves
          .slice(0, 3)
          .map((sector) => `${line(sector)}, dẫn đầu là ${changeOf(leaderOf(sector, quotes))}`),
      ),
      paragraph(`${strong('Ba nhóm yếu nhất')}:`),
      list(weakest.map(line)),
    ],
    {
      author: 'Thu Hằng',
      tags: moves.slice(0, 3).map(({ name }) => name),
      symbols: moves.slice(0, 3).map((sector) => leaderOf(sector, quotes).listing.symbol),
    },
  );
}

/** The five best and the five worst stocks with a matched value of at least 20 billion VND. */
export function movers({ day, quotes }: TradingDay) {
  const ranked = quotes
    .filter(({ value }) => value >= LIQUID_BILLIONS)
    .sort((a, b) => b.changePercent - a.changePercent);
  const [best, worst] = [ranked[0]!, ranked.at(-1)!];
  const title =
    `${best.listing.symbol} ${moved(best.changePercent, percent)}, ` +
    `${worst.listing.symbol} ${moved(worst.changePercent, percent)} trong phiên ${formatBoardDayMonth(day)}`;
  const rows = [...ranked.slice(0, 5), ...ranked.slice(-5)].map(rowOf);
  return newsItem(
    day,
    '15:32:00',
    title,
    [
      paragraph(
        `Năm cổ phiếu tăng mạnh nhất và năm cổ phiếu giảm mạnh nhất so với giá tham chiếu, ` +
          `xét các mã có giá trị khớp lệnh từ ${billions(LIQUID_BILLIONS)}:`,
      ),
      table(['Mã', 'Tên', 'Giá đóng cửa', 'Thay đổi', 'Giá trị khớp lệnh'], rows),
    ],
    { author: 'Thu Hằng', tags: ['Cổ phiếu'], symbols: [best.listing.symbol, worst.listing.symbol] },
  );
}

function rowOf({ listing, bar, changePercent, value }: Quote) {
  return [listing.symbol, listing.name, dong(bar.close), signedPercent(changePercent), billions(value)];
}

function leaderOf({ name }: SectorChange, quotes: readonly Quote[]) {
  return quotes
    .filter(({ listing }) => listing.sector === name)
    .reduce((best, quote) => (quote.changePercent > best.changePercent ? quote : best));
}

function changeOf({ listing, changePercent }: Quote) {
  return `${listing.symbol} (${signedPercent(changePercent)})`;
}
