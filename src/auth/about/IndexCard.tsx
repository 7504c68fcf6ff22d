import { useT } from '../../i18n/useT';
import { formatChange, formatIndex, formatPercent, formatTurnover } from '../../market/format';
import { printedSign } from '../../market/net';
import { formatInstant } from '../../ui/dates';
import '../../ui/Price.css';
import { IndexChart } from './IndexChart';
import type { PublicPulse } from './public-pulse';
import { Time } from '../../ui/Time';
import styles from './ProductCard.module.css';

const SHAPES = { up: 'M4 1 7.6 7H.4z', down: 'M4 7 .4 1h7.2z', none: 'M1 1h6v6H1z' };

/** VN-Index with its change, its turnover, its breadth and its line of the day. */
export function IndexCard({ pulse }: { pulse: PublicPulse }) {
  const t = useT();
  const { value, change, changePercent, turnover, advancers, asOf } = pulse;
  const sign = printedSign(change, 2);
  const direction = sign === 0 ? 'none' : sign > 0 ? 'up' : 'down';
  const facts = [
    turnover !== null && t('welcome.turnover', { turnover: formatTurnover(turnover) }),
    advancers !== null && t('welcome.advancers', { count: advancers }),
  ].filter((fact) => fact !== false);

  return (
    <div className={styles.index}>
      <div className={styles.figures}>
        <p className="text-2">VN-Index</p>
        <p className={`${styles.value} price-${direction}`}>{formatIndex(value)}</p>
        <p>
          <span className={`change price-${direction}`}>
            {/* The sign says the same. */}
            <svg className="cue" viewBox="0 0 8 8" aria-hidden="true">
              <path d={SHAPES[direction]} />
            </svg>
            <span>{formatChange(change)}</span>
            <span>{formatPercent(changePercent)}</span>
          </span>
        </p>
        <p className={`caption ${styles.facts}`}>
          {facts.map((fact, i) => (
            <span key={i}>
              {i > 0 && ' · '}
              <span className={styles.fact}>{fact}</span>
            </span>
          ))}
        </p>
        <p className="caption">
          <Time dateTime={asOf}>{formatInstant(asOf)}</Time>
        </p>
      </div>
      <IndexChart {...pulse} />
    </div>
  );
}
