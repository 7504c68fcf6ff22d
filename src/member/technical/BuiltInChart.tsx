import { useApolloClient } from '@apollo/client/react';
import { useId, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { evidenceIndicators } from './chart/evidence-overlay';
import { panesOf } from './chart/indicators';
import { ChartChoices } from './ChartChoices';
import { ChartControls } from './ChartControls';
import { ChartDownloads } from './ChartDownloads';
import { ChartLegend } from './ChartLegend';
import { ChartStage } from './ChartStage';
import { ChartState } from './ChartState';
import { ChartSummary } from './ChartSummary';
import { ChartTableButton } from './ChartTableButton';
import { loadOlderBars, usePrefetch } from './load-candles';
import { useBarSeries } from './useBarSeries';
import { useChart, usePainted } from './useChart';
import { useChartSignals } from './useChartSignals';
import { useChartUpdates } from './useChartUpdates';
import { useChartView } from './useChartView';
import { useComparison } from './useComparison';
import { useSelectedSignal } from './useSelectedSignal';
import chartPanelStyles from './ChartPanel.module.css';
import chartControlsStyles from './ChartControls.module.css';

export type ChartProps = {
  symbol: string;
  /** Symbols that may be opened next; they are prefetched once this one is painted. */
  neighbours?: readonly string[];
};

/** `notice` is a line above the chart. */
type Props = ChartProps & { notice?: ReactNode };

const nobody: readonly string[] = [];

/** The candles of a symbol; `data-painted` on the region names the symbol whose candles are on the screen. */
export function BuiltInChart({ symbol, neighbours = nobody, notice }: Props) {
  const t = useT();
  const summaryId = useId();
  const client = useApolloClient();
  const { view, choose } = useChartView();
  const { resolution, range } = view;
  const isDaily = resolution === 'DAY';
  const { selected, selectSignal } = useSelectedSignal();
  const indicators = useMemo(
    () => [...new Set([...view.shown, ...(isDaily && selected ? evidenceIndicators[selected.kind] : [])])],
    [view.shown, isDaily, selected],
  );
  const { series, instrument, availability, error, refetch } = useBarSeries(symbol, resolution, indicators);
  const { attach, chart, hasFailed, key, retry } = useChart();
  const isPainted = usePainted(chart) === symbol && series !== null;
  const { comparison, isMissing } = useComparison(symbol, series, view);
  const { signals, marks, overlay } = useChartSignals({ series, isPainted, selected });

  useLayoutEffect(
    () => chart?.onOldestBar(() => void loadOlderBars(client, symbol, resolution)),
    [chart, client, symbol, resolution],
  );
  useLayoutEffect(
    () => chart?.onMarkPressed((mark) => selectSignal(mark.isSelected ? null : mark)),
    [chart, selectSignal],
  );
  useChartUpdates(chart, {
    range,
    isLog: view.isLog,
    reference: isDaily ? (instrument.reference ?? null) : null,
    series,
    comparison,
    marks,
    overlay,
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
          // The current range scrolls back to its beginning.
          if (choice.range === range) chart?.setRange(range);
          choose(choice);
        }}
      >
        <ChartChoices symbol={symbol} view={view} onChoose={choose} />
        <div className={chartControlsStyles.downloads}>
          <ChartTableButton series={series} signals={signals} />
          <ChartDownloads
            series={series}
            name={instrument.name ?? null}
            chart={chart}
            isCompared={comparison !== null}
          />
        </div>
      </ChartControls>
      {notice}
      <div className={chartPanelStyles.box} data-panes={panesOf(indicators)}>
        <ChartStage symbol={symbol} series={series} signals={signals} chart={chart} onOpen={selectSignal}>
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
            comparison={comparison}
            isIndexMissing={isMissing}
            voidBelow={overlay?.voidBelow ?? null}
          />
        ) : (
          <ChartState
            symbol={symbol}
            availability={availability}
            error={error}
            hasChartFailed={hasFailed}
            onRetry={() => (hasFailed ? retry() : void refetch())}
          />
        )}
      </div>
      {series && <ChartSummary id={summaryId} series={series} quote={instrument} />}
    </Panel>
  );
}
