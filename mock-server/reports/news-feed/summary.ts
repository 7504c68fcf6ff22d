import { formatBoardDayMonth } from '../../../src/market/format';
import type { IndexCode } from '../../simulator/simulator';
import type { TradingDay } from '../trading-day';
import { billions, breadth, level, moved, points, signedPercent, signedPoints, share } from '../wording';
import { newsItem, paragraph, strong, table } from './markup';

const NAMES: Record<IndexCode, string> = {
  VNINDEX: 'VN-Index',
  VN30: 'VN30',
  HNXINDEX: 'HNX-Index',
  UPCOMINDEX: 'UPCOM-Index',
};

/** The close of a trading day, with the four indices in a table. */
export function summary({ day, indices, usualTurnover }: TradingDay) {
  const main = indices.VNINDEX;
  return newsItem(
    day,
    '15:06:00',
    `VN-Index ${moved(main.change, points)}, đóng cửa ở ${points(main.value)}`,
    [
      paragraph(
        `${strong(`Kết phiên ${formatBoardDayMonth(day)}`)}, VN-Index ${moved(main.change, points)} ` +
          `(${signedPercent(main.changePercent)}). Trên HOSE có ${breadth(main)}.`,
      ),
      paragraph(
        `Giá trị khớp lệnh trên HOSE đạt ${billions(main.turnover)}, ` +
          `bằng ${share(main.turnover / usualTurnover)} bình quân 20 phiên trước đó.`,
      ),
      table(
        ['Chỉ số', 'Điểm', 'Thay đổi', '%'],
        Object.values(indices).map(({ code, value, change, changePercent }) => [
          NAMES[code],
          level(value),
          signedPoints(change),
          signedPercent(changePercent),
        ]),
      ),
    ],
    { author: 'Hoàng Nam', tags: ['Thị trường', 'VN-Index'] },
  );
}

/** The indices of HNX and UPCoM. */
export function smallerMarkets({ day, indices: { HNXINDEX, UPCOMINDEX } }: TradingDay) {
  const title = `HNX-Index ${moved(HNXINDEX.change, points)}, UPCOM-Index ${moved(UPCOMINDEX.change, points)}`;
  return newsItem(
    day,
    '15:14:00',
    title,
    [HNXINDEX, UPCOMINDEX].map((index) =>
      paragraph(
        `${strong(NAMES[index.code])} đóng cửa phiên ${formatBoardDayMonth(day)} ở ${points(index.value)} ` +
          `(${signedPercent(index.changePercent)}) với ${breadth(index)}. ` +
          `Giá trị khớp lệnh đạt ${billions(index.turnover)}.`,
      ),
    ),
    { author: 'Hoàng Nam', tags: ['Thị trường', 'HNX', 'UPCoM'] },
  );
}
