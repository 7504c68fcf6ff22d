import { useMemo } from 'react';
import type { ListedSignal } from '../../../graph/values';
import { useT } from '../../../i18n/useT';
import type { Day } from '../../../market/day';
import { OutcomesTable } from './OutcomesTable';
import { ResultsTable } from './ResultsTable';
import { isFinished, resultsOf, totalsOf, type SignalResult } from './signal-results';
import type { ComputedResults } from './useListResults';
import styles from './ListResults.module.css';

type Props = { signals: readonly ListedSignal[]; computed: ComputedResults; until: Day };

/** The outcomes of the listed signals, losers included: their mean, then the finished ones, then those that still run. */
export function ListedResults({ signals, computed: { bySymbol, symbols }, until }: Props) {
  const t = useT();
  const results = useMemo(() => resultsOf(signals, bySymbol), [signals, bySymbol]);
  const totals = useMemo(() => totalsOf(results), [results]);
  const [finished, running] = useMemo(
    () => [true, false].map((is) => results.filter((result) => isFinished(result, until) === is)),
    [results, until],
  ) as [SignalResult[], SignalResult[]];

  return (
    <>
      <div className={styles.totals}>
        <h3 id="results-totals">{t('results.totals', { count: signals.length })}</h3>
        {symbols === null ? (
          <p className={`${styles.pending} text-2`}>{t('results.pending')}</p>
        ) : (
          <OutcomesTable labelledBy="results-totals" signals={totals} />
        )}
        <p className="caption">{t('results.raw')}</p>
      </div>
      <Part
        id="results-finished"
        title={t('results.finished', { count: finished.length })}
        note={t('results.finishedRule')}
        empty={t('results.noneFinished')}
        results={finished}
      />
      <Part
        id="results-running"
        title={t('results.running', { count: running.length })}
        note={t('results.runningRule')}
        empty={t('results.noneRunning')}
        results={running}
      />
    </>
  );
}

type PartProps = { id: string; title: string; note: string; empty: string; results: readonly SignalResult[] };

function Part({ id, title, note, empty, results }: PartProps) {
  return (
    <div className={styles.part} role="group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p className="caption">{note}</p>
      {results.length === 0 ? (
        <p className="text-2">{empty}</p>
      ) : (
        <div className={styles.rows}>
          <ResultsTable labelledBy={id} results={results} />
        </div>
      )}
    </div>
  );
}
