import { previousTradingDay } from '../../calendar';
import type { Day } from '../../../src/market/day';
import { formatBoardDay, formatBoardDayMonth, toThousand } from '../../../src/market/format';
import type { Listing } from '../../listing/table';
import { hash32, noticeOf, type ExDate, type Market } from '../../simulator/simulator';
import { dong } from '../wording';
import { newsItem, paragraph, strong, type NewsItem } from './markup';

/** The par value of a share in VND, which a cash dividend is a percentage of. */
const PAR = 10_000;
const MOST = 2;

/** What companies announce on a trading day, and whose shares lose a right on it: the busiest stocks, at most two each. */
export function companies(day: Day, market: Market): NewsItem[] {
  const stocks = market.listings
    .filter(({ kind }) => kind === 'stock')
    .toSorted((a, b) => b.basePrice * b.baseVolume - a.basePrice * a.baseVolume);
  const announced = stocks.flatMap((listing) => {
    const notice = noticeOf(listing);
    const right = market.exDates(listing, day, notice).at(-1);
    const isToday = right && market.exDates(listing, day, notice - 1).length === 0;
    return isToday ? [announcement(day, listing, right)] : [];
  });
  const lost = stocks.flatMap((listing) => {
    const [right] = market.exDates(listing, day, 0);
    return right ? [lostRight(day, listing, right, market)] : [];
  });
  return [...announced.slice(0, MOST), ...lost.slice(0, MOST)];
}

function announcement(day: Day, listing: Listing, right: ExDate): NewsItem {
  const { symbol, fullName } = listing;
  return newsItem(
    day,
    clockOf(`${symbol} ${day}`),
    `${symbol} chốt ${right.issue > 0 ? '' : 'quyền nhận '}${rightOf(right)} vào ngày ${formatBoardDayMonth(right.day)}`,
    [
      paragraph(`${strong(`${fullName} (${symbol})`)} thông báo ${termsOf(right)}.`),
      paragraph(
        `Ngày giao dịch không hưởng quyền là ${strong(formatBoardDay(right.day))}: để nhận quyền, nhà đầu tư mua chậm nhất ` +
          `trong phiên ${formatBoardDayMonth(previousTradingDay(right.day))}.`,
      ),
    ],
    { author: 'Minh Châu', tags: ['Doanh nghiệp', 'Cổ tức'], symbols: [symbol] },
  );
}

function lostRight(day: Day, listing: Listing, right: ExDate, market: Market): NewsItem {
  const { symbol } = listing;
  const reference = dong(toThousand(market.snapshot(listing, day).reference));
  return newsItem(
    day,
    '09:00:00',
    `${symbol} giao dịch không hưởng quyền từ hôm nay, tham chiếu ${reference}`,
    [
      paragraph(
        `Từ phiên ${strong(formatBoardDay(day))}, người mua ${symbol} không còn được nhận ${rightOf(right)}. ` +
          `Giá tham chiếu đã điều chỉnh theo quyền, còn ${strong(reference)}.`,
      ),
    ],
    { author: 'Lan Phương', tags: ['Doanh nghiệp', 'Cổ tức'], symbols: [symbol] },
  );
}

/** A company writes in the morning or after the close. */
function clockOf(key: string): string {
  const [hour, minute] = [[9, 10, 16] as const, hash32(`minute ${key}`) % 60] as const;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(hour[hash32(`hour ${key}`) % hour.length]!)}:${pad(minute)}:00`;
}

function rightOf({ cash, ratio, issue }: ExDate) {
  if (issue > 0) return `quyền mua cổ phiếu phát hành thêm, tỷ lệ 100:${whole(ratio * 100)}`;
  return ratio > 0
    ? `cổ tức ${whole(ratio * 100)}% bằng cổ phiếu`
    : `cổ tức ${whole((cash / PAR) * 100)}% bằng tiền`;
}

function termsOf({ cash, ratio, issue }: ExDate) {
  const rate = `tỷ lệ 100:${whole(ratio * 100)}`;
  if (issue > 0) return `chào bán cổ phiếu cho cổ đông hiện hữu, ${rate}, giá ${dong(toThousand(issue))}`;
  return ratio > 0
    ? `trả cổ tức bằng cổ phiếu, ${rate}`
    : `trả cổ tức bằng tiền, mỗi cổ phiếu nhận ${dong(toThousand(cash))}`;
}

function whole(value: number) {
  return String(Math.round(value));
}
