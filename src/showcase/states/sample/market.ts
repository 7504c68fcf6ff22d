import { tradingDays } from '../../../market/calendar';
import { days, listed } from './board';

const asOf = `${days[0]}T11:30:00+07:00`;

const change = { code: 'VNINDEX', value: 1784.91, change: 12.46, changePercent: 0.7 };
const breadth = { ceiling: 9, advancers: 214, unchanged: 61, decliners: 118, floor: 3 };

/** VN-Index with every figure. */
export const vnIndex = { ...change, ...breadth, turnover: 11_486 };

/** `api/market_pulse`, in billion VND. */
export const pulse = {
  asOf,
  indices: [
    vnIndex,
    { code: 'VN30', value: 1951.2, change: 17.05, changePercent: 0.88 },
    { code: 'HNXINDEX', value: 262.34, change: 1.12, changePercent: 0.43 },
    { code: 'UPCOMINDEX', value: 118.06, change: -0.21, changePercent: -0.18 },
  ],
  foreignNet: -312.4,
  proprietaryNet: 86.1,
  usualTurnover: 20_150,
  sectors: [
    sector('Bán lẻ', 3.12, [9, 1, 2]),
    sector('Công nghệ và viễn thông', 1.64, [11, 3, 4]),
    sector('Thép', 1.38, [14, 4, 5]),
    sector('Ngân hàng', -0.22, [9, 5, 13]),
    sector('Chứng khoán', -0.61, [8, 6, 21]),
    sector('Hóa chất và phân bón', -3.04, [2, 3, 14]),
  ],
};

function sector(
  name: string,
  changePercent: number,
  [advancers, unchanged, decliners]: readonly [number, number, number],
) {
  return { name, changePercent, advancers, unchanged, decliners };
}

/** One index without its breadth, none of the money, and sectors of which some lack their change or their counts. */
export const partialPulse = {
  asOf,
  indices: [change],
  sectors: [pulse.sectors[0], { name: 'Thép', changePercent: 1.38 }, { name: 'Ngân hàng' }],
};

/** `api/whale`, in billion VND; the four groups of a day sum to zero. */
export const whale = {
  asOf,
  days: tradingDays('2026-01-05', days[0])
    .slice(-20)
    .map((date, i) => {
      const [foreign, proprietary, institution] = [wave(i, 420, 3.1), wave(i, 160, 2.2), wave(i, 210, 4.4)];
      return { date, foreign, proprietary, institution, individual: -foreign - proprietary - institution };
    }),
  symbols: [...listed.keys()].map((symbol, i) => ({
    symbol,
    foreign: wave(i, 190, 0.9),
    proprietary: wave(i, 60, 0.7),
  })),
};

/** `api/whale` of one symbol. */
export const flowOf = {
  asOf,
  days: whale.days.map(({ date }, i) => ({ date, foreign: wave(i, 40, 1.6), proprietary: wave(i, 12, 1.1) })),
};

function wave(i: number, height: number, length: number) {
  return Math.round(height * (Math.sin(i / length) + Math.sin(i * 2.7) / 2));
}

/** The newest two days. */
export const partialFlowOf = { days: flowOf.days.slice(-2) };

/** Two groups of two days, and no stocks. */
export const partialWhale = {
  days: whale.days.slice(-2).map(({ date, foreign, individual }) => ({ date, foreign, individual })),
  symbols: [],
};
