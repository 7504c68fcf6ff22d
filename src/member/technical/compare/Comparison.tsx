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
  const oldest = shown?.candles.time[0] ?? null;
  const [first, second, third, fourth] = [0, 1, 2, 3].map((i) => names[i] ?? null);
  // Four at most, so that each has its own queries.
  const one = useCompared(first!, view, oldest);
  const two = useCompared(second!, view, oldest);
  const three = useCompared(third!, view, oldest);
  const four = useCompared(fourth!, view, oldest);
  const compared = useMemo(
    () => [one, two, three, four].filter((each) => each !== null),
    [one, two, three, four],
  );
  const drawing = useDrawing(chart);
  useEffect(() => drawing?.set(shown?.candles ?? null, compared), [drawing, shown, compared]);
  const changes = useSyncExternalStore(
    drawing?.changes.subscribe ?? subscribeToNothing,
    drawing?.changes.get ?? getNull,
    getNull,
  );
  const hovered = useHovered(chart);
  if (names.length === 0) return null;

  const place = shown && hovered !== null ? shown.candles.time.indexOf(hovered) : -1;
  const at = place === -1 ? (shown?.candles.time.length ?? 0) - 1 : place;
  return (
    <div className={styles.compared}>
      <ul aria-label={t('compare.symbols')}>
        <li>
          <b className="symbol">{symbol}</b> <span>{formatPercent(changes?.own[at])}</span>
        </li>
        {compared.map((each, i) => (
          <li key={each.symbol}>
            <i style={{ background: `var(--${COMPARED_COLOURS[i]})` }} />
            <b className="symbol">{nameOf(each.symbol)}</b>{' '}
            <span>{each.isMissing ? t('compare.none') : formatPercent(changes?.others[i]?.[at])}</span>
            <button
              type="button"
              aria-label={t('compare.remove', { symbol: nameOf(each.symbol) })}
              title={t('compare.remove', { symbol: nameOf(each.symbol) })}
              onClick={() => onChoose(view.compared.filter((name) => name !== each.symbol))}
            >
              <CrossIcon size={12} />
            </button>
          </li>
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

/** The lines on a chart for as long as it is there. */
function useDrawing(chart: CandleChart | null) {
  const drawing = useMemo(() => chart && drawCompared(chart.surface), [chart]);
  useEffect(() => drawing?.start(), [drawing]);
  return drawing;
}

function subscribeToNothing() {
  return () => {};
}

function getNull() {
  return null;
}
