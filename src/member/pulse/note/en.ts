import { formatIndex as points, formatRatio as times, formatTurnover as whole } from '../../../market/format';
import type { Wording } from './wording';

const billions = (value: number) => `VND ${whole(value)} billion`;
const stocks = (count: number) => `${whole(count)} ${count === 1 ? 'stock' : 'stocks'}`;

const netted: Wording['foreign'] = ({ billions: value, side }) => {
  if (side === 'none') return 'bought as much as they sold';
  return `${side === 'buy' ? 'bought' : 'sold'} ${billions(value)} net`;
};

/** The note's phrases in English. */
export const en: Wording = {
  tradingDay: (weekday, dayMonth) => `${weekday} ${dayMonth}: `,
  pair: (first, second, isLong) => `${first}${isLong ? ' along with ' : ' and '}${second}`,
  moneyInto: (sectors) => `money went into ${sectors}`,
  sellingIn: (sectors) => `selling weighed on ${sectors}`,
  green: (sectors) => `advancers dominated${sectors === null ? '' : `, led by ${sectors}`}`,
  red: (sectors) => `decliners dominated${sectors === null ? '' : `, with ${sectors} down most`}`,
  upAlthoughMoreFell: 'the index rose although more stocks fell',
  downAlthoughMoreRose: 'the index fell although more stocks rose',
  undecided: 'the market was undecided',
  index(move, change, percent, value) {
    if (move === 'none') return `the VN-Index was unchanged at ${points(value)}`;
    const verb = move === 'up' ? 'rose' : 'fell';
    return `the VN-Index ${verb} ${points(change)} points (${points(percent)}%) to ${points(value)}`;
  },
  turnover(value, percent, isOver) {
    const average = `20-session average${isOver ? '' : ' by this time'}`;
    return `turnover was ${billions(value)}${percent === null ? '' : `, ${whole(percent)}% of the ${average}`}`;
  },
  rose: (count, ratio) => `${stocks(count)} rose, ${times(ratio)} times as many as fell`,
  fell: (count, ratio) => `${stocks(count)} fell, ${times(ratio)} times as many as rose`,
  both(rose, fell) {
    if (fell === 0) return `${stocks(rose)} rose, none fell`;
    if (rose === 0) return `${stocks(fell)} fell, none rose`;
    return `${stocks(rose)} rose, ${whole(fell)} fell`;
  },
  only: (rose, fell) =>
    rose > fell
      ? `${stocks(rose)} rose, only ${whole(fell)} fell`
      : `${stocks(fell)} fell, only ${whole(rose)} rose`,
  foreign: (net) => `foreign investors ${netted(net)}`,
  proprietary: (net) => `proprietary desks ${netted(net)}`,
};
