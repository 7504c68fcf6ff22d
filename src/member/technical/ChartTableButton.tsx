import { Button } from '@blueprintjs/core';
import { ThIcon } from '@blueprintjs/icons';
import { Suspense, useState } from 'react';
import { useT } from '../../i18n/useT';
import { part } from '../../ui/part';
import type { BarSeries } from './chart/bar-series';
import type { ChartSignal } from './chart/chart-signals';

const ChartTable = part(() => import('./ChartTable'), 'ChartTable');

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
      <Button
        className="icon-only"
        variant="minimal"
        icon={<ThIcon />}
        aria-label={t('technical.table')}
        title={t('technical.table')}
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
