import { CameraIcon, ImportIcon } from '@blueprintjs/icons';
import { useNotify } from '../../app/actors/notify';
import { useAppActors } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import { marketTime } from '../../market/clock';
import { DownloadButton } from '../../ui/DownloadButton';
import type { CandleChart } from './chart/candle-chart';
import type { BarSeries } from './chart/bar-series';

type Props = {
  /** Null while none is loaded. */
  series: BarSeries | null;
  /** The company's name, null where it is unknown. */
  name: string | null;
  chart: CandleChart | null;
  /** Whether the index is drawn. */
  isCompared: boolean;
};

const INDEX_LINE = { label: 'VN-Index', colour: 'text-1' } as const;

/** Downloads of the bars as CSV and of the visible chart as PNG. */
export function ChartDownloads({ series, name, chart, isCompared }: Props) {
  const t = useT();
  const notify = useNotify();
  const { clock, demo } = useAppActors();
  const today = () => marketTime(clock.now()).day;

  return (
    <>
      <DownloadButton
        label={t('export.csv')}
        icon={<ImportIcon />}
        make={async () => {
          const { candlesFile } = await import('./candles-csv');
          return series && candlesFile(series, today());
        }}
        notify={notify}
      />
      <DownloadButton
        label={t('export.png')}
        icon={<CameraIcon />}
        make={async () => {
          // While the code loads, the chart may change to another symbol.
          const screenshot = chart?.screenshot();
          if (!screenshot || !series) return null;
          const { createPngFile } = await import('./chart/export-png');
          const lines = isCompared ? [...series.lines, INDEX_LINE] : series.lines;
          return createPngFile(screenshot, {
            symbol: series.symbol,
            name,
            today: today(),
            lines,
            isSample: demo !== null,
          });
        }}
        notify={notify}
      />
    </>
  );
}
