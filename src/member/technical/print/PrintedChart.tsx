import { useIsPrinted } from '../../../ui/useIsPrinted';
import type { BarSeries } from '../chart/bar-series';
import { formatBarTime } from '../chart/bar-time';
import type { CandleChart } from '../chart/candle-chart';
import { legendOf } from '../compare/names';
import { drawForPaper } from './draw-for-paper';
import styles from './PrintedChart.module.css';

type Props = {
  chart: CandleChart | null;
  series: BarSeries | null;
  /** The symbols drawn beside it. */
  compared: readonly string[];
};

/** The chart on paper, in the place of the one on the screen, with its days and the names of its lines. */
export function PrintedChart({ chart, series, compared }: Props) {
  const isPrinted = useIsPrinted();
  if (!isPrinted || chart === null || series === null || chart.painted() !== series.symbol) return null;
  return <Printed chart={chart} series={series} compared={compared} />;
}

function Printed({ chart, series, compared }: Props & { chart: CandleChart; series: BarSeries }) {
  const { symbol, resolution } = series;
  const visible = chart.library.timeScale().getVisibleRange();
  const lines = [...series.lines, ...legendOf(compared, symbol)];
  const names = new Map(lines.map(({ label, colour }) => [label, colour]));
  return (
    <figure className={styles.printed}>
      <div ref={(element) => element?.replaceChildren(drawForPaper(chart))} />
      <figcaption>
        <b>{symbol}</b>
        {visible && (
          <span>
            {formatBarTime(visible.from as number, resolution)} –{' '}
            {formatBarTime(visible.to as number, resolution)}
          </span>
        )}
        {[...names].map(([label, colour]) => (
          <span key={label}>
            <i style={{ borderColor: `var(--${colour})` }} />
            {label}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
