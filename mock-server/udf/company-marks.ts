import { addTradingDays, tradingDays } from '../calendar';
import { epochSecondsOf, type Day } from '../../src/market/day';
import type { Listing } from '../listing/table';
import { hash32, type Market } from '../simulator/simulator';

/** A company invites to its annual meeting, and names the day of a report, so many trading days ahead. */
const NOTICE = 15;

/**
 * The annual general meetings and the quarterly reports of a listing, each on a trading day, those that are announced
 * included; none of a fund.
 */
export function companyMarksOf(market: Market, listing: Listing) {
  const [first] = market.days();
  if (listing.kind !== 'stock' || first === undefined) return [];
  const until = addTradingDays(market.today(), NOTICE);
  const years = Array.from(
    { length: Number(until.slice(0, 4)) - Number(first.slice(0, 4)) + 1 },
    (_, i) => Number(first.slice(0, 4)) + i,
  );
  return years
    .flatMap((year) => [meetingOf(market, listing, year), ...reportsOf(market, listing, year)])
    .filter(({ day }) => day >= first && day <= until)
    .map(({ day, ...mark }) => ({ ...mark, time: epochSecondsOf(day) }));
}

/** The annual general meeting, on a trading day of April, when most companies hold theirs. */
function meetingOf(market: Market, { symbol }: Listing, year: number) {
  const day = drawnDay(market, `meeting ${symbol} ${year}`, `${year}-04-01`, `${year}-04-30`);
  return {
    day,
    id: `${symbol}-${day}-meeting`,
    color: 'gray',
    label: 'H',
    tooltip: [`Họp đại hội đồng cổ đông thường niên năm ${year}`],
    kind: 'meeting',
  };
}

/** The reports of a year, each within a month after its quarter (96/2020/TT-BTC, article 14). */
function reportsOf(market: Market, { symbol }: Listing, year: number) {
  return [1, 2, 3, 4].map((quarter) => {
    const month = quarter === 4 ? `${year + 1}-01` : `${year}-${String(3 * quarter + 1).padStart(2, '0')}`;
    const day = drawnDay(market, `report ${symbol} ${year} ${quarter}`, `${month}-17`, `${month}-30`);
    return {
      day,
      id: `${symbol}-${day}-report`,
      color: 'gray',
      label: 'B',
      tooltip: [`Công bố báo cáo tài chính quý ${quarter} năm ${year}`],
      kind: 'report',
    };
  });
}

/** A trading day of a span, the same whenever it is drawn. */
function drawnDay({ seed }: Market, name: string, from: Day, to: Day): Day {
  const days = tradingDays(from, to);
  return days[hash32(`${seed} ${name}`) % days.length]!;
}
