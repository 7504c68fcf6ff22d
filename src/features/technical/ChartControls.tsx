import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import { ranges } from './chart/range';
import { resolutions, type ChartView } from './chart/view';
import './ChartControls.css';

type Props = {
  view: ChartView;
  onChoose: (choice: Partial<ChartView>) => void;
  /** What else can be done with the chart. */
  children: ReactNode;
};

/** The length of a bar and the span of the chart. */
export function ChartControls({ view, onChoose, children }: Props) {
  const t = useT();
  return (
    <div className="chart-controls">
      <div className="chart-segments" role="group" aria-label={t('technical.resolution')}>
        {Object.values(resolutions).map((resolution) => (
          <button
            key={resolution}
            type="button"
            aria-pressed={resolution === view.resolution}
            onClick={() => resolution !== view.resolution && onChoose({ resolution })}
          >
            {t(`technical.${resolution}`)}
          </button>
        ))}
      </div>
      <div className="chart-segments chart-ranges" role="group" aria-label={t('technical.range')}>
        {ranges.map((range) => (
          <button
            key={range}
            type="button"
            aria-pressed={range === view.range}
            onClick={() => onChoose({ range })}
          >
            {t(`technical.range${range}`)}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}
