import { addTradingDays } from '../../src/market/calendar';
import { epochSecondsOf } from '../../src/market/day';
import { formatDay, toThousand } from '../../src/market/format';
import { hash32, type Market } from '../simulator/simulator';
import { findInstrument } from './symbol';

/** New shares can be traded so many trading days after their ex-date. */
const LISTING = 40;

type Query = Record<string, string | undefined>;

const money = new Intl.NumberFormat('vi-VN');

/** The response of /timescale_marks: the ex-dates and annual meetings of a symbol from `from` to `to`, oldest first; none of an index. */
export function timescaleMarksOf(market: Market, { symbol = '', from, to }: Query) {
  const listing = findInstrument(symbol)?.listing;
  if (!listing) return [];
  const [first, last] = [Number(from ?? -Infinity), Number(to ?? Infinity)];
  const dividends = market.dividends(listing).map(({ day, cash, ratio }) => {
    const isCash = cash > 0;
    return {
      id: `${listing.symbol}-${day}`,
      time: epochSecondsOf(day),
      color: isCash ? 'blue' : 'orange',
      label: isCash ? 'D' : 'S',
      tooltip: [
        isCash
          ? `Cổ tức tiền mặt ${money.format(cash)} đ/cp`
          : `Cổ tức bằng cổ phiếu, tỷ lệ 100:${Math.round(100 * ratio)}`,
        `Ngày giao dịch không hưởng quyền ${formatDay(day)}`,
      ],
      right: isCash
        ? { kind: 'cash_dividend', price: toThousand(cash) }
        : { kind: 'stock_dividend', ...ratioOf(ratio), settles: addTradingDays(day, LISTING) },
    };
  });
  const meetings = listing.kind === 'stock' ? meetingsOf(market, listing.symbol) : [];
  return [...dividends, ...meetings]
    .filter(({ time }) => time >= first && time <= last)
    .sort((one, other) => one.time - other.time);
}

/** New shares for every 100 that are held. */
function ratioOf(ratio: number) {
  return { new_shares: Math.round(100 * ratio), per: 100 };
}

/** The annual general meetings, each on a trading day of April, when most companies hold theirs. */
function meetingsOf(market: Market, symbol: string) {
  const days = market.days().filter((day) => day.slice(5, 7) === '04');
  const years = [...new Set(days.map((day) => day.slice(0, 4)))];
  return years.map((year) => {
    const ofYear = days.filter((day) => day.startsWith(year));
    const day = ofYear[hash32(`${market.seed} meeting ${symbol} ${year}`) % ofYear.length]!;
    return {
      id: `${symbol}-${day}-meeting`,
      time: epochSecondsOf(day),
      color: 'gray',
      label: 'M',
      tooltip: [`Họp đại hội đồng cổ đông thường niên năm ${year}`],
    };
  });
}
