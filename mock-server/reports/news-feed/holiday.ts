import {
  addTradingDays,
  isConfirmed,
  isTradingDay,
  nextTradingDay,
  previousTradingDay,
} from '../../calendar';
import { DAY_SECONDS, dayOfEpochSeconds, epochSecondsOf, type Day } from '../../../src/market/day';
import { formatBoardDay, formatBoardDayMonth, weekdayOf } from '../../../src/market/format';
import { newsItem, paragraph, strong, type NewsItem } from './markup';

const HORIZON_DAYS = 10;

/** The next holiday of the exchanges; null where none begins within ten days. */
export function holiday(day: Day): NewsItem | null {
  const closed = Array.from({ length: HORIZON_DAYS }, (_, i) => shift(day, i + 1)).find(isHoliday);
  if (!closed) return null;

  const last = previousTradingDay(closed);
  const first = nextTradingDay(closed);
  const [from, to] = [shift(last, 1), shift(first, -1)];
  const span =
    from === to
      ? `ngày ${formatBoardDayMonth(from)}`
      : `từ ${formatBoardDayMonth(from)} đến ${formatBoardDayMonth(to)}`;
  const expected = isConfirmed(closed) ? '' : ' (lịch dự kiến)';
  return newsItem(
    day,
    '16:30:00',
    `Thị trường nghỉ giao dịch ${span}${expected}`,
    [
      paragraph(
        `Phiên cuối trước kỳ nghỉ là ${strong(formatBoardDay(last))}, phiên đầu sau kỳ nghỉ là ${strong(formatBoardDay(first))}.`,
      ),
      paragraph(
        `Mua trong phiên ${formatBoardDayMonth(last)}, cổ phiếu bán được từ chiều ${formatBoardDay(addTradingDays(last, 2))}.`,
      ),
    ],
    { author: 'Minh Châu', tags: ['Lịch giao dịch'] },
  );
}

function isHoliday(day: Day) {
  return weekdayOf(day) <= 5 && !isTradingDay(day);
}

function shift(day: Day, days: number): Day {
  return dayOfEpochSeconds(epochSecondsOf(day) + days * DAY_SECONDS);
}
