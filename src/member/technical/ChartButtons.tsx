import { ChartDownloads } from './ChartDownloads';
import { ChartFullScreen } from './ChartFullScreen';
import { ChartTableButton } from './ChartTableButton';
import type { CandleChart } from './chart/candle-chart';
import type { BarSeries } from './chart/bar-series';
import type { ChartSignal } from './chart/chart-signals';
import type { ChartView } from './chart/view';
import { ReplayButton } from './replay/ReplayButton';

type Props = {
  view: ChartView;
  /** Null while none is loaded. */
  series: BarSeries | null;
  signals: readonly ChartSignal[];
  chart: CandleChart | null;
  /** The company's name, null where it is unknown. */
  name: string | null;
  /** Whether the chart is that of a replay, which opens no other. */
  isReplayed: boolean;
  /** Whether a replay was left for it: the focus returns to the button that opens one. */
  isBackFromReplay: boolean;
};

/** What else is done with the bars: replayed, read as a table, downloaded, enlarged. */
export function ChartButtons(props: Props) {
  const { view, series, signals, chart, name, isReplayed, isBackFromReplay } = props;
  return (
    <>
      {!isReplayed && <ReplayButton view={view} isFocused={isBackFromReplay} />}
      <ChartTableButton series={series} signals={signals} />
      <ChartDownloads series={series} name={name} chart={chart} compared={view.compared} />
      {document.fullscreenEnabled && <ChartFullScreen />}
    </>
  );
}
