import type { Day } from '../../../src/market/day';
import { formatBoardDayMonth } from '../../../src/market/format';
import { LUNCH_FROM, OPENING_MATCH, type MainStand, type Market } from '../../simulator/simulator';
import { moved, points, signedPercent } from '../wording';
import { newsItem, paragraph, strong } from './markup';

const DETAILS = { author: 'Hoàng Nam', tags: ['Thị trường', 'VN-Index'] };

/** The opening auction of HOSE. */
export function opening(day: Day, market: Market) {
  const stand = market.stand(day, OPENING_MATCH);
  return newsItem(
    day,
    '09:21:00',
    `VN-Index mở cửa ${moved(stand.change, points)}, ở ${points(stand.value)}`,
    [
      paragraph(
        `Sau đợt khớp lệnh mở cửa ${strong(`phiên ${formatBoardDayMonth(day)}`)}, VN-Index ${changeOf(stand)}. ` +
          `${breadthOf(stand)}.`,
      ),
    ],
    DETAILS,
  );
}

/** The trading day at the lunch break. */
export function morning(day: Day, market: Market) {
  const stand = market.stand(day, LUNCH_FROM);
  return newsItem(
    day,
    '11:36:00',
    `Hết phiên sáng, VN-Index ${moved(stand.change, points)}, tạm dừng ở ${points(stand.value)}`,
    [
      paragraph(
        `${strong(`Phiên sáng ${formatBoardDayMonth(day)}`)} khép lại, VN-Index ${changeOf(stand)}. ${breadthOf(stand)}.`,
      ),
      paragraph('Phiên chiều bắt đầu lúc 13:00.'),
    ],
    DETAILS,
  );
}

function changeOf({ value, change }: MainStand) {
  return `${moved(change, points)} (${signedPercent((change / (value - change)) * 100)})`;
}

function breadthOf({ rose, fell }: MainStand) {
  return `Trên HOSE có ${rose} mã tăng và ${fell} mã giảm so với giá tham chiếu`;
}
