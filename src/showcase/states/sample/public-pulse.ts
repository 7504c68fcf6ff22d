import { index, days } from './board';
import { indexMorning } from './day-bars';
import { pulse, vnIndex } from './market';

const { t, c } = indexMorning;
const { value, change, changePercent, turnover, advancers } = vnIndex;

const breakout = { price: 95.9, level: 95.2, volumeRatio: 1.7, voidBelow: 93.6 };

/** `api/public_pulse`, in billion VND and thousand VND. */
export const publicPulse = {
  asOf: pulse.asOf,
  index: { value, change, changePercent, reference: index.reference },
  turnover,
  advancers,
  line: { t, c },
  signal: { symbol: 'FPT', name: 'FPT Corp', day: days[2], ...breakout },
};

/** The index alone. */
export const partialPublicPulse = {
  asOf: publicPulse.asOf,
  index: publicPulse.index,
  line: publicPulse.line,
};
