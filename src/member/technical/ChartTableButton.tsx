import { ThIcon } from '@blueprintjs/icons';
import { Suspense, useState } from 'react';
import { useT } from '../../i18n/useT';
import { part } from '../../ui/part';
import { IconButton } from '../../ui/IconButton';
import type { BarSeries } from './chart/bar-series';
import type { ChartSignal } from './chart/chart-signals';

const ChartTable = part(() => import('./ChartTable'), 'ChartTable', { texts: 'chart' });

type Props = {
  /** Null while none is loaded. */
  series: BarSeries | null;
  signals: readonly ChartSignal[];
};

/** Opens the data of the chart as a table. */
export function ChartTableButton({ series, signals }: Props) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={<ThIcon />}
        label={t('technical.table')}
        aria-haspopup="dialog"
        aria-disabled={series === null || undefined}
        onClick={() => setIsOpen(series !== null)}
      />
      {isOpen && series && (
        <Suspense>
          <ChartTable series={series} signals={signals} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
