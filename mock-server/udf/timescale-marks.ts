import { addTradingDays, nextTradingDay, tradingDays } from '../../src/market/calendar';
import { epochSecondsOf, type Day } from '../../src/market/day';
import { formatDay, formatVolume, toThousand } from '../../src/market/format';
import type { Listing } from '../listing/table';
import { hash32, noticeOf, type ExDate, type Market } from '../simulator/simulator';
import { findInstrument } from './symbol';

type Query = Record<string, string | undefined>;

/** New shares can be traded so many trading days after their ex-date. */
const LISTING = 40;
/** A company invites to its annual meeting so many trading days ahead. */
const INVITATION = 15;

/**
 * The response of /timescale_marks: the ex-dates and annual meetings of a symbol from `from` to `to`, oldest first, those
 * that are announced included; none of an index. A label is the first letter of what the event is about: `T` (tiền mặt),
 * `C` (cổ phiếu), `Q` (quyền mua), `H` (họp).
 */
export function timescaleMarksOf(market: Market, { symbol = '', from, to }: Query) {
  const listing = findInstrument(symbol)?.listing;
  if (!listing) return [];
  const [first, last] = [Number(from ?? -Infinity), Number(to ?? Infinity)];
  const tomorrow = nextTradingDay(market.today());
  const announced = market
    .exDates(listing, market.today(), noticeOf(listing))
    .filter(({ day }) => day >= tomorrow);
  const exDates = [...market.dividends(listing), ...announced].map((exDate) => exDateMark(listing, exDate));
  return [...exDates, ...meetingsOf(market, listing)]
    .filter(({ time }) => time >= first && time <= last)
    .sort((one, other) => one.time - other.time);
}

function exDateMark({ symbol }: Listing, exDate: ExDate) {
  const { day } = exDate;
  const { color, label, text, right } = rightOf(exDate);
  return {
    id: `${symbol}-${day}`,
    time: epochSecondsOf(day),
    color,
    label,
    tooltip: [text, `Ngày giao dịch không hưởng quyền ${formatDay(day)}`],
    right,
  };
}

function rightOf({ day, cash, ratio, issue }: ExDate) {
  if (cash > 0) {
    const text = `Cổ tức tiền mặt ${formatVolume(cash)} đ/cp`;
    return { color: 'blue', label: 'T', text, right: { kind: 'cash_dividend', price: toThousand(cash) } };
  }
  const shares = { new_shares: Math.round(100 * ratio), per: 100, settles: addTradingDays(day, LISTING) };
  const rate = `tỷ lệ 100:${shares.new_shares}`;
  if (issue > 0) {
    const text = `Quyền mua cổ phiếu phát hành thêm, ${rate}, giá ${formatVolume(issue)} đ/cp`;
    return {
      color: 'purple',
      label: 'Q',
      text,
      right: { kind: 'rights', ...shares, price: toThousand(issue) },
    };
  }
  const text = `Cổ tức bằng cổ phiếu, ${rate}`;
  return { color: 'orange', label: 'C', text, right: { kind: 'stock_dividend', ...shares } };
}

/** The annual general meetings, each on a trading day of April, when most companies hold theirs. */
function meetingsOf(market: Market, { symbol, kind }: Listing) {
  const [first] = market.days();
  if (kind !== 'stock' || first === undefined) return [];
  const until = addTradingDays(market.today(), INVITATION);
  const years = Array.from(
    { length: Number(until.slice(0, 4)) - Number(first.slice(0, 4)) + 1 },
    (_, i) => Number(first.slice(0, 4)) + i,
  );
  return years
    .map((year) => meetingDay(market, symbol, year))
    .filter((day) => day >= first && day <= until)
    .map((day) => ({
      id: `${symbol}-${day}-meeting`,
      time: epochSecondsOf(day),
      color: 'gray',
      label: 'H',
      tooltip: [`Họp đại hội đồng cổ đông thường niên năm ${day.slice(0, 4)}`],
    }));
}

function meetingDay({ seed }: Market, symbol: string, year: number): Day {
  const days = tradingDays(`${year}-04-01`, `${year}-04-30`);
  return days[hash32(`${seed} meeting ${symbol} ${year}`) % days.length]!;
}
