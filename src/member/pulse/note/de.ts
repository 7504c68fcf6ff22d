import { formatRatio as times } from '../../../market/format';
import type { Wording } from './wording';

const moments = {
  morning: 'Vormittagssitzung: ',
  closingAuction: 'Vor der Schlussauktion: ',
  close: 'Zum Schluss: ',
};

/** The note's phrases in German. */
export const de: Wording = {
  moment: (moment) =>
    moment.kind === 'day' ? `${moment.weekday}, ${moment.dayMonth}: ` : moments[moment.kind],
  lead(lead) {
    if (lead.kind === 'undecided') return 'keine klare Richtung';
    const isUp = lead.way === 'up';
    switch (lead.kind) {
      case 'limit':
        return isUp
          ? `Kaufandrang, ${lead.count} von ${lead.total} Symbolen an der Obergrenze`
          : `Ausverkauf auf breiter Front, ${lead.count} von ${lead.total} Symbolen an der Untergrenze`;
      case 'turned':
        return `nach der Mittagspause ins ${isUp ? 'Plus' : 'Minus'} gedreht, von ${lead.before} Gewinnern um 11:30 auf ${lead.now}`;
      case 'against':
        return isUp
          ? 'der Index im Plus, obwohl mehr Aktien fielen'
          : 'der Index im Minus, obwohl mehr Aktien stiegen';
      case 'broad':
        return isUp ? 'Käufer dominieren' : 'Verkäufer dominieren';
      case 'slight':
        return isUp ? 'die Käufer leicht im Vorteil' : 'die Verkäufer leicht im Vorteil';
    }
  },
  detail(detail) {
    switch (detail.kind) {
      case 'sectors': {
        const side = detail.way === 'up' ? 'im Plus' : 'im Minus';
        return detail.count === detail.total
          ? `alle ${detail.total} Branchen ${side}`
          : `${detail.count} von ${detail.total} Branchen ${side}`;
      }
      case 'busy':
        return `Umsatz beim ${times(detail.times)}-Fachen des 20-Tage-Schnitts${detail.isOver ? '' : ' zur selben Zeit'}`;
      case 'quiet':
        return 'dünnerer Handel als üblich';
      case 'foreign': {
        const traded = detail.way === 'up' ? 'kauft' : 'verkauft';
        return detail.isAgainst ? `Ausland ${traded} dagegen` : `auch das Ausland ${traded} netto`;
      }
      case 'large':
        return `der VN30 ${detail.isStronger ? 'stärker' : 'schwächer'} als der breite Markt`;
    }
  },
};
