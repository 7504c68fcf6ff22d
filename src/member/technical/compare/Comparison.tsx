import { CrossIcon } from '@blueprintjs/icons';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useT } from '../../../i18n/useT';
import { formatPercent } from '../../../market/format';
import type { BarSeries } from '../chart/bar-series';
import { formatBarTime } from '../chart/bar-time';
import type { CandleChart } from '../chart/candle-chart';
import type { ChartView } from '../chart/view';
import { useHovered } from '../useChart';
import styles from './Comparison.module.css';
import { drawCompared } from './draw-compared';
import { COMPARED_COLOURS, nameOf } from './names';
import { useCompared } from './useCompared';

type Props = {
  symbol: string;
  view: ChartView;
  /** Null while none is loaded. */
  series: BarSeries | null;
  chart: CandleChart | null;
  onChoose: (compared: readonly string[]) => void;
};

/** The symbols that a chart is compared with, each with its change over the bars in view up to the one under the crosshair. */
export function Comparison({ symbol, view, series, chart, onChoose }: Props) {
  const t = useT();
  const shown = series?.symbol === symbol ? series : null;
  const names = view.compared.filter((name) => name !== symbol);
  const drawing = useDrawing(chart, symbol);
  useEffect(() => drawing?.set(shown?.candles ?? null), [drawing, shown]);
  const changes = useSyncExternalStore(
    drawing?.changes.subscribe ?? subscribeToNothing,
    drawing?.changes.get ?? getNull,
    getNull,
  );
  const hovered = useHovered(chart);
  if (names.length === 0) return null;

  const index = shown && hovered !== null ? shown.candles.time.indexOf(hovered) : -1;
  const at = index === -1 ? (shown?.candles.time.length ?? 0) - 1 : index;
  return (
    <div className={styles.compared}>
      <ul aria-label={t('compare.symbols')}>
        <li>
          <b className="symbol" translate="no">
            {symbol}
          </b>{' '}
          <span>{formatPercent(changes?.own[at])}</span>
        </li>
        {names.map((name, i) => (
          <Compared
            key={name}
            symbol={name}
            colour={COMPARED_COLOURS[i]!}
            view={view}
            oldest={shown?.candles.time[0] ?? null}
            drawing={drawing}
            change={changes?.others.get(name)?.[at]}
            onRemove={() => onChoose(view.compared.filter((other) => other !== name))}
          />
        ))}
      </ul>
      {changes && (
        <p className="caption">
          {t('compare.since', { day: formatBarTime(changes.since, view.resolution) })}
        </p>
      )}
    </div>
  );
}

type ComparedProps = {
  symbol: string;
  colour: (typeof COMPARED_COLOURS)[number];
  view: ChartView;
  /** The time of the chart's first bar. */
  oldest: number | null;
  drawing: ReturnType<typeof useDrawing>;
  /** In percent. */
  change: number | null | undefined;
  onRemove: () => void;
};

/** One of them, which draws its own line. */
function Compared({ symbol, colour, view, oldest, drawing, change, onRemove }: ComparedProps) {
  const t = useT();
  const { candles, isMissing, hasFailed } = useCompared(symbol, view, oldest);
  useEffect(() => drawing?.add(symbol, colour), [drawing, symbol, colour]);
  useEffect(() => drawing?.setOther(symbol, candles), [drawing, symbol, colour, candles]);
  const remove = t('compare.remove', { symbol: nameOf(symbol) });
  return (
    <li>
      <i style={{ background: `var(--${colour})` }} />
      <b className="symbol" translate="no">
        {nameOf(symbol)}
      </b>{' '}
      <span>{isMissing ? t(hasFailed ? 'compare.failed' : 'compare.none') : formatPercent(change)}</span>
      <button type="button" aria-label={remove} title={remove} onClick={onRemove}>
        <CrossIcon size={12} />
      </button>
    </li>
  );
}

/** The lines on a chart for as long as it is there. */
function useDrawing(chart: CandleChart | null, symbol: string) {
  const drawing = useMemo(() => chart && drawCompared(chart.surface, nameOf(symbol)), [chart, symbol]);
  useEffect(() => drawing?.start(), [drawing]);
  return drawing;
}

function subscribeToNothing() {
  return () => {};
}

function getNull() {
  return null;
}
