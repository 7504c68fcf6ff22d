import { formatIndex as points, formatRatio as times, formatTurnover as whole } from '../../../market/format';
import type { Wording } from './wording';

const billions = (value: number) => `${whole(value)} Mrd. VND`;
const stocks = (count: number, one: string, many: string) =>
  count === 1 ? `1 Aktie ${one}` : `${whole(count)} Aktien ${many}`;
const rising = (count: number) => stocks(count, 'stieg', 'stiegen');
const falling = (count: number) => stocks(count, 'fiel', 'fielen');

const netted: Wording['foreign'] = ({ billions: value, side }) => {
  if (side === 'none') return 'kaufte so viel, wie er verkaufte';
  return `${side === 'buy' ? 'kaufte' : 'verkaufte'} netto für ${billions(value)}`;
};

/** The note's phrases in German. */
export const de: Wording = {
  tradingDay: (weekday, dayMonth) => `${weekday}, ${dayMonth}: `,
  pair: (first, second, isLong) => `${first} ${isLong ? 'sowie' : 'und'} ${second}`,
  moneyInto: (sectors) => `Geld floss in ${sectors}`,
  sellingIn: (sectors) => `der Verkaufsdruck traf ${sectors}`,
  green: (sectors) => `die Gewinner überwogen deutlich${sectors === null ? '' : `, allen voran ${sectors}`}`,
  red: (sectors) => `die Verlierer überwogen deutlich${sectors === null ? '' : `, allen voran ${sectors}`}`,
  upAlthoughMoreFell: 'der Index stieg, obwohl mehr Aktien fielen',
  downAlthoughMoreRose: 'der Index fiel, obwohl mehr Aktien stiegen',
  undecided: 'der Markt fand keine Richtung',
  index(move, change, percent, value) {
    if (move === 'none') return `der VN-Index blieb unverändert bei ${points(value)}`;
    const verb = move === 'up' ? 'stieg' : 'fiel';
    return `der VN-Index ${verb} um ${points(change)} Punkte (${points(percent)}%) auf ${points(value)}`;
  },
  turnover(value, percent, isOver) {
    const average = `20-Tage-Schnitts${isOver ? '' : ' zur selben Zeit'}`;
    return `der Umsatz betrug ${billions(value)}${percent === null ? '' : `, ${whole(percent)}% des ${average}`}`;
  },
  rose: (count, ratio) => `${rising(count)}, ${times(ratio)}-mal so viele wie fielen`,
  fell: (count, ratio) => `${falling(count)}, ${times(ratio)}-mal so viele wie stiegen`,
  both(rose, fell) {
    if (fell === 0) return `${rising(rose)}, keine fiel`;
    if (rose === 0) return `${falling(fell)}, keine stieg`;
    return `${rising(rose)}, ${fell === 1 ? '1 fiel' : `${whole(fell)} fielen`}`;
  },
  only: (rose, fell) =>
    rose > fell
      ? `${rising(rose)}, nur ${fell === 1 ? '1 fiel' : `${whole(fell)} fielen`}`
      : `${falling(fell)}, nur ${rose === 1 ? '1 stieg' : `${whole(rose)} stiegen`}`,
  foreign: ({ side, ...net }) =>
    side === 'none'
      ? 'das Ausland kaufte so viel, wie es verkaufte'
      : `das Ausland ${netted({ side, ...net })}`,
  proprietary: (net) => `der Eigenhandel ${netted(net)}`,
};
