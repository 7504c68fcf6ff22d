import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import { useT } from '../../../i18n/useT';
import type { ListedSignal } from '../../../graph/values';
import { KINDS } from './useFollowChoice';
import { Followed } from './Followed';
import { TrackRecords } from './TrackRecords';
import { OutcomesTable } from './OutcomesTable';
import { noteRequest } from './useRequested';
import { totalsOf, resultsOf } from './signal-results';
import { ResultsProgress } from './ResultsProgress';
import { useListResults } from './useListResults';
import { ResultsTable } from './ResultsTable';
import { lastClosedDay } from '../../../market/clock';
import styles from './ListResults.module.css';

/**
 * The track record of each kind over the symbols of the list, the outcome of every listed signal, losers included, and what
 * following them would have brought. A figure over several symbols is shown when all of them are computed.
 */
export function ListResults({ signals }: { signals: readonly ListedSignal[] }) {
  const t = useT();
  const until = lastClosedDay(useMarketTime());
  const client = useApolloClient();
  useEffect(() => noteRequest(client, until), [client, until]);
  const computed = useListResults(signals, until);
  const { bySymbol, symbols } = computed;
  const results = useMemo(() => resultsOf(signals, bySymbol), [signals, bySymbol]);
  const totals = useMemo(() => totalsOf(results), [results]);

  return (
    <div className={styles.results}>
      <ResultsProgress results={computed} />
      {symbols?.length !== 0 && (
        <div className={styles.trackRecord} role="group" aria-labelledby="track-record">
          <h3 id="track-record">{t('trackRecord.title')}</h3>
          {symbols === null ? (
            <p className="text-2">{t('trackRecord.pending')}</p>
          ) : (
            <TrackRecords symbols={symbols} until={until} kinds={KINDS} />
          )}
        </div>
      )}
      <div className={styles.totals}>
        <h3 id="results-totals">{t('results.totals', { count: signals.length })}</h3>
        {symbols === null ? (
          <p className="text-2">{t('trackRecord.pending')}</p>
        ) : (
          <>
            <OutcomesTable labelledBy="results-totals" signals={totals} />
            <p className="caption">{t('results.raw')}</p>
          </>
        )}
      </div>
      <div className={styles.rows}>
        <ResultsTable results={results} />
      </div>
      {symbols !== null && symbols.length > 0 && <Followed symbols={symbols} until={until} />}
    </div>
  );
}
