import { skipToken, useQuery } from '@apollo/client/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useMarketTime } from '../../app/actors/AppActors';
import { SignalHistoryDocument } from '../../graph/signal-history.generated';
import { useT } from '../../i18n/useT';
import { lastClosedDay } from '../../market/clock';
import type { Day } from '../../market/day';
import { securityKindOf } from '../../market/exchange';
import { voidPrice } from '../../market/plan/void-price';
import type { BarSeries } from './chart/bar-series';
import {
  haveSameSignals,
  isSameSignal,
  signalsOnBars,
  type ChartSignal,
  type SignalId,
} from './chart/chart-signals';
import { createEvidenceOverlay } from './chart/evidence-overlay';
import type { SignalMark } from './chart/plugins/signal-marks';

type Options = {
  series: BarSeries | null;
  isPainted: boolean;
  /** The signal that the address names. */
  selected: SignalId | null;
  /** The day at whose close the signals are those known. */
  replayed?: Day | null;
  /** The levels of the evidence are those of adjusted prices, and then have no place on the chart. */
  isUnadjusted?: boolean;
};

const none: readonly ChartSignal[] = [];

/** The signals of the daily bars on the screen, their marks, and the evidence of the selected one. */
export function useChartSignals({
  series,
  isPainted,
  selected,
  replayed = null,
  isUnadjusted = false,
}: Options) {
  const t = useT();
  const signals = useSignalsOnBars(isPainted ? series : null, replayed);
  const opened = selected && signals.find((signal) => isSameSignal(signal, selected));
  const time = series?.candles.time;
  const symbol = series?.symbol;
  const exchange = series?.exchange ?? null;

  const marks = useMemo(
    () =>
      signals.map((signal): SignalMark => ({
        kind: signal.kind,
        time: signal.time,
        day: signal.day,
        low: signal.low,
        label: t(`signals.chip.${signal.kind}`),
        isSelected: signal === opened,
      })),
    [signals, opened, t],
  );
  const overlay = useMemo(() => {
    if (!opened || !time || symbol === undefined || isUnadjusted) return null;
    return createEvidenceOverlay(opened, time, (level) => voidPrice(level, symbol, exchange, opened.price));
  }, [opened, time, symbol, exchange, isUnadjusted]);
  return {
    signals,
    marks,
    overlay,
    /** The time of the selected signal's bar. */
    openedAt: opened?.time ?? null,
  };
}

/** The same list until a signal or its bar changes, however the forming bar moves. */
function useSignalsOnBars(series: BarSeries | null, replayed: Day | null): readonly ChartSignal[] {
  const lastDay = lastClosedDay(useMarketTime());
  const until = replayed ?? lastDay;
  const hasSignals = series?.resolution === 'DAY' && securityKindOf(series.symbol) !== null;
  // Deferred until after the frame that shows the bars.
  const symbol = useDeferredValue(hasSignals ? series.symbol : null);
  const { data, previousData } = useQuery(
    SignalHistoryDocument,
    symbol === null
      ? skipToken
      : { variables: { symbol, until, ...(replayed !== null && { asKnown: true }) } },
  );
  const history = (data ?? previousData)?.signalHistory;
  const isCurrent = hasSignals && history?.symbol === series.symbol;
  const pastSignals = isCurrent ? history.signals : null;
  const candles = series?.candles;

  const onBars = useMemo(
    () => (pastSignals && candles ? signalsOnBars(pastSignals, candles) : none),
    [pastSignals, candles],
  );
  const [signals, setSignals] = useState(onBars);
  if (haveSameSignals(onBars, signals)) return signals;
  setSignals(onBars);
  return onBars;
}
