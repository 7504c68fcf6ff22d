import type { Currency } from '../../../machines/top-up.machine';
import { useT } from '../../i18n/useT';
import type { Day } from '../../market/day';
import { formatDay } from '../../ui/dates';
import { HEIGHT, pointsOf, WIDTH } from './earnings-line';
import { formatMoney } from './money';
import { earnings, months } from './sample';
import styles from './EarningsChart.module.css';

/** The value of each month, read out with a pointer on it, and as a sentence. */
export function EarningsChart({ currency }: { currency: Currency }) {
  const t = useT();
  const { usdValues } = earnings[currency];
  const points = pointsOf(usdValues);
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const dollars = usdValues.map((value) => formatMoney(value, 'USD'));
  const [first, last] = [monthOf(months[0]!), monthOf(months.at(-1)!)];
  const [lowest, highest] = [Math.min(...usdValues), Math.max(...usdValues)];
  const column = WIDTH / points.length;

  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('showcase.nft.chart', {
          currency,
          first,
          last,
          from: dollars[0]!,
          to: dollars.at(-1)!,
          lowest: formatMoney(lowest, 'USD'),
          highest: formatMoney(highest, 'USD'),
        })}
      >
        <path className={styles.area} d={`${line}V${HEIGHT}H0Z`} />
        <path className={styles.line} d={line} />
        {points.map(({ x }, index) => (
          <rect key={x} x={index * column} width={column} height={HEIGHT}>
            <title>{`${monthOf(months[index]!)}: ${dollars[index]}`}</title>
          </rect>
        ))}
      </svg>
      <figcaption className={styles.axis} aria-hidden="true">
        <span>{first}</span>
        <span>{t('showcase.nft.highest', { value: formatMoney(highest, 'USD') })}</span>
        <span>{last}</span>
      </figcaption>
    </figure>
  );
}

/** A month by its first day: '06/2026', in German '06.2026'. */
function monthOf(day: Day) {
  return formatDay(day).slice(3);
}
