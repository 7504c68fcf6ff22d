import { CameraIcon, ImportIcon } from '@blueprintjs/icons';
import { useNotify } from '../../app/actors/notify';
import { useAppActors } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import { marketTime } from '../../market/clock';
import { DownloadButton } from '../../ui/DownloadButton';
import type { CandleChart } from './chart/candle-chart';
import type { ChartSeries } from './chart/bar-series';

type Props = {
  /** Null while there is none to save. */
  series: ChartSeries | null;
  /** The company's, where it is known. */
  name: string | null;
  chart: CandleChart | null;
  /** Whether the index is drawn too. */
  isCompared: boolean;
};

const INDEX_LINE = { label: 'VN-Index', colour: 'text-1' } as const;

/** The bars as a table, and what is on the screen as a picture. */
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
          // Before the code is there, the chart may show another symbol.
          const drawn = chart?.picture();
          if (!drawn || !series) return null;
          const { pictureFile } = await import('./chart/export-png');
          const lines = isCompared ? [...series.lines, INDEX_LINE] : series.lines;
          return pictureFile(drawn, {
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
