import { CameraIcon, ImportIcon } from '@blueprintjs/icons';
import { useNotify } from '../../actors/notices';
import { useRunning } from '../../actors/Running';
import { useT } from '../../i18n/useT';
import { marketTime } from '../../market/clock';
import { DownloadButton } from '../../ui/DownloadButton';
import type { CandleChart } from './chart/candle-chart';
import type { ChartSeries } from './chart/series';
import './ChartDownloads.css';

type Props = {
  /** Null while there is none to save. */
  series: ChartSeries | null;
  /** The company's, where it is known. */
  name: string | null;
  chart: CandleChart | null;
};

/** The bars as a table, and what is on the screen as a picture. */
export function ChartDownloads({ series, name, chart }: Props) {
  const t = useT();
  const notify = useNotify();
  const { clock, demo } = useRunning();
  const today = () => marketTime(clock.now()).day;

  return (
    <div className="chart-downloads">
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
          // Before the code is there, the chart may show another symbol.
          const drawn = chart?.picture();
          if (!drawn || !series) return null;
          const { pictureFile } = await import('./chart/picture');
          return pictureFile(drawn, { symbol: series.symbol, name, today: today(), isSample: demo !== null });
        }}
        notify={notify}
      />
    </div>
  );
}
