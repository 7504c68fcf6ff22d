import { useApolloClient } from '@apollo/client/react';
import { Suspense, useEffect } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import type { ListedSignal } from '../../../graph/values';
import { lastClosedDay } from '../../../market/clock';
import { part } from '../../../ui/part';
import { Skeleton } from '../../../ui/PanelState';
import { ResultsProgress } from './ResultsProgress';
import { useListResults } from './useListResults';
import { noteRequest } from './useRequested';
import styles from './ListResults.module.css';

const ListOutcomes = part(() => import('./ListOutcomes'), 'ListOutcomes', { texts: 'results' });

/** The results of a list of signals, and how far their computation is. */
export function ListResults({ signals }: { signals: readonly ListedSignal[] }) {
  const until = lastClosedDay(useMarketTime());
  const client = useApolloClient();
  useEffect(() => noteRequest(client, until), [client, until]);
  const computed = useListResults(signals, until);

  return (
    <div className={styles.results}>
      <ResultsProgress results={computed} />
      <Suspense fallback={<Skeleton rows={18} isApart />}>
        <ListOutcomes signals={signals} computed={computed} until={until} />
      </Suspense>
    </div>
  );
}
