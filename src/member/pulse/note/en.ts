import { formatRatio as times } from '../../../market/format';
import type { Wording } from './wording';

const moments = {
  morning: 'Morning session: ',
  closingAuction: 'Into the closing auction: ',
  close: 'At the close: ',
};

/** The note's phrases in English. */
export const en: Wording = {
  moment: (moment) =>
    moment.kind === 'day' ? `${moment.weekday} ${moment.dayMonth}: ` : moments[moment.kind],
  lead(lead) {
    if (lead.kind === 'undecided') return 'no clear direction';
    const isUp = lead.way === 'up';
    switch (lead.kind) {
      case 'limit':
        return isUp
          ? `buyers rushed in, ${lead.count} of ${lead.total} symbols limit-up`
          : `broad sell-off, ${lead.count} of ${lead.total} symbols limit-down`;
      case 'turned':
        return `the market turned ${lead.way} after the lunch break, from ${lead.before} advancers at 11:30 to ${lead.now}`;
      case 'against':
        return isUp
          ? 'the index was up although more stocks fell'
          : 'the index was down although more stocks rose';
      case 'broad':
        return isUp ? 'buyers in control' : 'sellers in control';
      case 'slight':
        return isUp ? 'buyers slightly ahead' : 'sellers slightly ahead';
    }
  },
  detail(detail) {
    switch (detail.kind) {
      case 'sectors':
        return detail.count === detail.total
          ? `all ${detail.total} sectors ${detail.way}`
          : `${detail.count} of ${detail.total} sectors ${detail.way}`;
      case 'busy':
        return `turnover ${times(detail.times)} times the 20-day average${detail.isOver ? '' : ' by this time'}`;
      case 'quiet':
        return 'thinner trading than usual';
      case 'foreign': {
        const traded = detail.way === 'up' ? 'net buyers' : 'net sellers';
        return `foreign investors ${traded} ${detail.isAgainst ? 'against the trend' : 'as well'}`;
      }
      case 'large':
        return `VN30 ${detail.isStronger ? 'stronger' : 'weaker'} than the broad market`;
    }
  },
};
