import { CameraIcon, ImportIcon } from '@blueprintjs/icons';
import { useNotify } from '../../app/actors/useNotify';
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
  /** The symbols drawn beside it. */
  compared: readonly string[];
};

/** Downloads of the bars as CSV and of the visible chart as PNG. */
export function ChartDownloads({ series, name, chart, compared }: Props) {
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
          const [{ createPngFile }, { legendOf }] = await Promise.all([
            import('./chart/export-png'),
            import('./compare/names'),
          ]);
          const lines = [...series.lines, ...legendOf(compared, series.symbol)];
          return createPngFile(screenshot, {
            symbol: series.symbol,
            resolution: series.resolution,
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
