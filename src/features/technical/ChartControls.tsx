import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import { ranges, type Range } from './chart/range';
import './ChartControls.css';

type Props = {
  range: Range;
  onRange: (range: Range) => void;
  /** What can be done with the chart. */
  children: ReactNode;
};

/** The span of the chart, and what its hollow candles mean. */
export function ChartControls({ range, onRange, children }: Props) {
  const t = useT();
  return (
    <div className="chart-controls">
      <div className="chart-ranges" role="group" aria-label={t('technical.range')}>
        {ranges.map((choice) => (
          <button key={choice} type="button" aria-pressed={choice === range} onClick={() => onRange(choice)}>
            {t(`technical.range${choice}`)}
          </button>
        ))}
      </div>
      <span className="meta not-mobile">{t('technical.hollow')}</span>
      {children}
    </div>
  );
}
