import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import type { ListedSignal } from '../../../graph/values';
import { lastClosedDay } from '../../../market/clock';
import { ListRecord } from './ListRecord';
import { ResultsProgress } from './ResultsProgress';
import { ListedResults } from './ListedResults';
import { useListResults } from './useListResults';
import { noteRequest } from './useRequested';
import styles from './ListResults.module.css';

/**
 * What the signals have been worth, over the symbols of the list, and the outcome of every listed signal, losers included, with
 * how far the computation is. A figure over several symbols is shown when all of them are computed.
 */
export function ListResults({ signals }: { signals: readonly ListedSignal[] }) {
  const until = lastClosedDay(useMarketTime());
  const client = useApolloClient();
  useEffect(() => noteRequest(client, until), [client, until]);
  const computed = useListResults(signals, until);
  const { symbols, done, failed, total } = computed;

  return (
    <div className={styles.results}>
      <ResultsProgress results={computed} />
      <ListRecord symbols={symbols} isComputing={done + failed < total} until={until}>
        <ListedResults signals={signals} computed={computed} until={until} />
      </ListRecord>
    </div>
  );
}
