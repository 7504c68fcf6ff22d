import { tradingDays } from '../../../market/calendar';
import { days } from './day';
import { listed } from './board';

const asOf = `${days[0]}T11:30:00+07:00`;

/** `api/market_pulse`, in billion VND. */
export const pulse = {
  asOf,
  indices: [
    {
      ...{ code: 'VNINDEX', value: 1784.91, change: 12.46, changePercent: 0.7, turnover: 11_486 },
      ...{ ceiling: 9, advancers: 214, unchanged: 61, decliners: 118, floor: 3 },
    },
    { code: 'VN30', value: 1951.2, change: 17.05, changePercent: 0.88 },
    { code: 'HNXINDEX', value: 262.34, change: 1.12, changePercent: 0.43 },
    { code: 'UPCOMINDEX', value: 118.06, change: -0.21, changePercent: -0.18 },
  ],
  foreignNet: -312.4,
  proprietaryNet: 86.1,
  usualTurnover: 20_150,
  sectors: [
    { name: 'Bán lẻ', changePercent: 3.12 },
    { name: 'Công nghệ và viễn thông', changePercent: 1.64 },
    { name: 'Thép', changePercent: 1.38 },
    { name: 'Ngân hàng', changePercent: -0.22 },
    { name: 'Chứng khoán', changePercent: -0.61 },
    { name: 'Hóa chất và phân bón', changePercent: -3.04 },
  ],
};

/** One index without its breadth, and none of the money. */
export const partialPulse = {
  asOf,
  indices: [{ code: 'VNINDEX', value: 1784.91, change: 12.46, changePercent: 0.7 }],
  sectors: pulse.sectors.slice(0, 1),
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

function wave(i: number, height: number, length: number) {
  return Math.round(height * (Math.sin(i / length) + Math.sin(i * 2.7) / 2));
}

/** Two groups of two days, and no stocks. */
export const partialWhale = {
  days: whale.days.slice(-2).map(({ date, foreign, individual }) => ({ date, foreign, individual })),
  symbols: [],
};
