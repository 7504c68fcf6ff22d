import { useMemo } from 'react';
import { useT } from '../../i18n/useT';
import type { Exchange } from '../../market/exchange';
import { voidPrice } from '../../market/void-price';
import { sketchOf } from './chart/evidence-overlay';
import type { ChartSeries } from './chart/bar-series';
import { nameOfKind, type DatedSignal } from './chart/chart-signals';
import type { Mark, Sketch } from './chart/sketch';
import type { AskedSignal } from './useSelectedSignal';

type Source = {
  signals: readonly DatedSignal[];
  /** The one that the address names. */
  asked: AskedSignal | null;
  series: ChartSeries | null;
  exchange: Exchange | null;
};

/** The marks of the signals, and what the chosen one rests on. */
export function useEvidence({ signals, asked, series, exchange }: Source) {
  const t = useT();
  const chosen = asked && signals.find(({ kind, day }) => kind === asked.kind && day === asked.day);
  const time = series?.candles.time;
  const symbol = series?.symbol;

  const marks = useMemo(
    () =>
      signals.map((signal): Mark => ({
        kind: signal.kind,
        time: signal.time,
        day: signal.day,
        low: signal.low,
        label: nameOfKind(t, signal.kind),
        isChosen: signal === chosen,
      })),
    [signals, chosen, t],
  );
  const sketch = useMemo((): Sketch | null => {
    if (!chosen || !time || symbol === undefined) return null;
    return sketchOf(chosen, time, (level) => voidPrice(level, symbol, exchange, chosen.price));
  }, [chosen, time, symbol, exchange]);
  return { marks, sketch };
}
