import { addTradingDays, nextTradingDay } from '../calendar';
import { epochSecondsOf } from '../../src/market/day';
import { formatBoardDay, formatVolume, toThousand } from '../../src/market/format';
import type { Listing } from '../listing/table';
import { hash32, noticeOf, type ExDate, type Market } from '../simulator/simulator';
import { companyMarksOf } from './company-marks';
import { MARKS_AT_ONCE } from './config';
import { findInstrument } from './symbol';

type Query = Record<string, string | undefined>;

/** New shares can be traded so many trading days after their ex-date. */
const LISTING = 40;
/** Cash is paid at least so many trading days after its ex-date, one time later than another. */
const [LEAST_WAIT, WAITS] = [10, 11];

/** The response of /timescale_marks: the marks of a symbol, of several with the symbol of each; unknown ones have none. */
export function timescaleMarksOf(market: Market, query: Query) {
  const names = (query['symbol'] ?? '').split(',').slice(0, MARKS_AT_ONCE);
  if (names.length === 1) return marksOf(market, query);
  return names.flatMap((symbol) =>
    marksOf(market, { ...query, symbol }).map((mark) => ({ symbol, ...mark })),
  );
}

/**
 * The ex-dates, payments, annual meetings and quarterly reports of a symbol from `from` to
 * `to`, oldest first, those that are announced included; none of an index. A label is the first letter of what the event is
 * about: `T` (tiền mặt), `C` (cổ phiếu), `Q` (quyền mua), `N` (nhận tiền), `H` (họp), `B` (báo cáo).
 */
function marksOf(market: Market, { symbol = '', from, to }: Query) {
  const listing = findInstrument(symbol)?.listing;
  if (!listing) return [];
  const [first, last] = [Number(from ?? -Infinity), Number(to ?? Infinity)];
  const tomorrow = nextTradingDay(market.today());
  const announced = market
    .exDates(listing, market.today(), noticeOf(listing))
    .filter(({ day }) => day >= tomorrow);
  const exDates = [...market.dividends(listing), ...announced];
  return [
    ...exDates.map((exDate) => exDateMark(listing, exDate)),
    ...exDates.filter(({ cash }) => cash > 0).map((exDate) => paymentMark(market, listing, exDate)),
    ...companyMarksOf(market, listing),
  ]
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
    tooltip: [text, `Ngày giao dịch không hưởng quyền ${formatBoardDay(day)}`],
    kind: 'ex_date',
    right,
  };
}

/** The day on which the cash of an ex-date is paid. */
function paymentMark({ seed }: Market, { symbol }: Listing, { day, cash }: ExDate) {
  const paid = addTradingDays(day, LEAST_WAIT + (hash32(`${seed} payment ${symbol} ${day}`) % WAITS));
  return {
    id: `${symbol}-${paid}-payment`,
    time: epochSecondsOf(paid),
    color: 'green',
    label: 'N',
    tooltip: [
      `Thanh toán cổ tức tiền mặt ${formatVolume(cash)} đ/cp`,
      `Ngày giao dịch không hưởng quyền ${formatBoardDay(day)}`,
    ],
    kind: 'payment',
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
