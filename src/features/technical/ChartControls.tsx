import { useT } from '../../i18n/useT';
import { averageColours } from './chart/colours';
import { ranges, type Range } from './chart/range';
import { averageLengths } from './chart/series';
import './ChartControls.css';

type Props = { range: Range; onRange: (range: Range) => void };

/** The span of the chart, and what its lines and hollow candles mean. */
export function ChartControls({ range, onRange }: Props) {
  const t = useT();
  return (
    <div className="chart-controls">
      <div className="chart-ranges" role="group" aria-label={t('technical.range')}>
        {ranges.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === range}
            aria-label={t(`technical.range${choice}`)}
            title={t(`technical.range${choice}`)}
            onClick={() => onRange(choice)}
          >
            {choice}
          </button>
        ))}
      </div>
      <ul className="chart-keys not-mobile">
        {averageLengths.map((length) => (
          <li key={length}>
            <i style={{ background: `var(--${averageColours[length]})` }} />
            {t('technical.average', { length })}
          </li>
        ))}
      </ul>
      <span className="meta not-mobile">{t('technical.hollow')}</span>
    </div>
  );
}
