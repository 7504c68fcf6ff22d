import { useFragment, useQuery } from '@apollo/client/react';
import { useId, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useFreshness } from '../frame/Live';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { comparedWith } from './chart/compare';
import { spokenOf } from './chart/evidence';
import { panesOf } from './chart/indicators';
import { withQuote } from './chart/live-bar';
import { chartSeries } from './chart/series';
import { summaryOf } from './chart/summary';
import { INDEX } from './chart/view';
import { ChartChoices } from './ChartChoices';
import { ChartControls } from './ChartControls';
import { ChartDownloads } from './ChartDownloads';
import { ChartLegend } from './ChartLegend';
import { ChartStage } from './ChartStage';
import { ChartState } from './ChartState';
import { ChartTableButton } from './ChartTableButton';
import { newestBars } from './newest-bars';
import { loadOlderBars } from './older-bars';
import { CANDLES, CHARTED_INSTRUMENT } from './technical.generated';
import { useAskedSignal } from './useAskedSignal';
import { useChartView } from './useChartView';
import { useDrawing, usePainted } from './useDrawing';
import { useDrawn } from './useDrawn';
import { useEvidence } from './useEvidence';
import { useIndex } from './useIndex';
import { usePrefetch } from './usePrefetch';
import { useSignals } from './useSignals';
import chartPanelStyles from './ChartPanel.module.css';
import chartControlsStyles from './ChartControls.module.css';

export type ChartProps = {
  symbol: string;
  /** Symbols that may be opened next; they are made ready as soon as this one is on the screen. */
  neighbours?: readonly string[];
};

/** `instead` is a line that says what this chart stands in for. */
type Props = ChartProps & { instead?: ReactNode };

const nobody: readonly string[] = [];

/** The candles of a symbol; `data-painted` on the region names the symbol whose candles are on the screen. */
export function BuiltInChart({ symbol, neighbours = nobody, instead }: Props) {
  const t = useT();
  const summaryId = useId();
  const { view, choose } = useChartView();
  const { resolution, range } = view;
  const isDaily = resolution === 'DAY';
  const { data, error, refetch, client } = useQuery(CANDLES, { variables: newestBars(symbol, resolution) });
  const { data: listing } = useFragment({
    fragment: CHARTED_INSTRUMENT,
    from: { __typename: 'Instrument', symbol },
  });
  const { exchange = null, open = null, reference = null, ceiling = null, floor = null } = listing;
  const { attach, chart, hasFailed, key, retry } = useDrawing();
  const { asked, openSignal } = useAskedSignal();

  const shown = useMemo(
    () => [...new Set([...view.shown, ...(isDaily && asked ? spokenOf(asked.kind) : [])])],
    [view.shown, isDaily, asked],
  );
  const answer = data?.candles;
  const { price = null, high = null, low = null, volume = null } = listing;
  const quoted = useFreshness()?.asOf.day ?? null;
  const candles = useMemo(
    () => answer && (isDaily ? withQuote(answer, { price, open, high, low, volume }, quoted) : answer),
    [answer, isDaily, price, open, high, low, volume, quoted],
  );
  const series = useMemo(() => {
    if (candles?.availability !== 'READY') return null;
    const { hasOlder } = candles;
    // A week and a month have no reference and no limits.
    const listed = isDaily
      ? { exchange, today: { open, reference, ceiling, floor } }
      : { exchange: null, today: null };
    return chartSeries({ symbol, resolution, ...listed, candles, hasOlder }, shown);
  }, [symbol, resolution, isDaily, shown, exchange, open, reference, ceiling, floor, candles]);
  const isPainted = usePainted(chart) === symbol && series !== null;

  const index = useIndex(view.isCompared && symbol !== INDEX, resolution);
  const compared = useMemo(
    () => (series && index?.availability === 'READY' ? comparedWith(series, index, range) : null),
    [series, index, range],
  );

  const signals = useSignals(series, isPainted);
  const { marks, sketch } = useEvidence({ signals, asked, series, exchange });
  useLayoutEffect(
    () => chart?.onOldest(() => void loadOlderBars(client, symbol, resolution)),
    [chart, client, symbol, resolution],
  );
  useLayoutEffect(
    () => chart?.onPressed(({ isChosen, ...mark }) => openSignal(isChosen ? null : mark)),
    [chart, openSignal],
  );
  useDrawn(chart, {
    range,
    isLog: view.isLog,
    reference: isDaily ? reference : null,
    series,
    compared,
    marks,
    sketch,
  });
  usePrefetch(isPainted ? neighbours : nobody, resolution);

  return (
    <Panel
      id="chart"
      name={t('technical.chart')}
      className={chartPanelStyles.panel}
      data-painted={isPainted ? symbol : undefined}
      aria-describedby={series ? summaryId : undefined}
    >
      <ChartControls
        view={view}
        onChoose={(choice) => {
          // The range that is on already is gone to again.
          if (choice.range === range) chart?.setRange(range);
          choose(choice);
        }}
      >
        <ChartChoices symbol={symbol} view={view} onChoose={choose} />
        <div className={chartControlsStyles.downloads}>
          <ChartTableButton series={series} signals={signals} />
          <ChartDownloads
            series={series}
            name={listing.name ?? null}
            chart={chart}
            isCompared={compared !== null}
          />
        </div>
      </ChartControls>
      {instead}
      <div className={chartPanelStyles.box} data-panes={panesOf(shown)}>
        <ChartStage symbol={symbol} series={series} signals={signals} chart={chart} onOpen={openSignal}>
          <div
            key={key}
            ref={attach}
            className={chartPanelStyles.canvas}
            role="img"
            aria-label={`${t('technical.chart')} ${symbol}`}
            hidden={series === null}
          />
        </ChartStage>
        {series && chart ? (
          <ChartLegend
            series={series}
            chart={chart}
            compared={compared}
            isIndexMissing={index !== null && compared === null}
            voidBelow={sketch?.voidBelow ?? null}
          />
        ) : (
          <ChartState
            symbol={symbol}
            availability={answer?.availability}
            error={error}
            hasFailedToDraw={hasFailed}
            onRetry={() => (hasFailed ? retry() : void refetch())}
          />
        )}
      </div>
      {series && (
        <div className="visually-hidden">
          <h2>{t('technical.summaryTitle')}</h2>
          <p id={summaryId}>
            {t(isDaily ? 'technical.summary' : `technical.summary${resolution}`, {
              symbol,
              ...summaryOf(series, listing),
            })}
          </p>
        </div>
      )}
    </Panel>
  );
}
