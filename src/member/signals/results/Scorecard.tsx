import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import { useT } from '../../../i18n/useT';
import type { ListedSignal } from '../../../graph/values';
import { KINDS } from './follow-choice';
import { Followed } from './Followed';
import { PooledRecords } from './PooledRecords';
import { TallyTable } from './TallyTable';
import { noteRequest } from './requested';
import { totalsOf, verdictsOn } from './scorecard';
import { ScoringState } from './ScoringState';
import { useScoring } from './useScoring';
import { VerdictsTable } from './VerdictsTable';
import { lastClosedDay } from '../../../market/clock';
import styles from './Scorecard.module.css';

/**
 * The record of each kind over the symbols of the list, the outcome of every listed signal, losers included, and what
 * following them would have brought. A figure over several symbols is shown when all of them are computed.
 */
export function Scorecard({ signals }: { signals: readonly ListedSignal[] }) {
  const t = useT();
  const until = lastClosedDay(useMarketTime());
  const client = useApolloClient();
  useEffect(() => noteRequest(client, until), [client, until]);
  const scoring = useScoring(signals, until);
  const { scored, symbols } = scoring;
  const verdicts = useMemo(() => verdictsOn(signals, scored), [signals, scored]);
  const totals = useMemo(() => totalsOf(verdicts, scored), [verdicts, scored]);

  return (
    <div className={styles.scorecard}>
      <ScoringState scoring={scoring} />
      {symbols?.length !== 0 && (
        <div className={styles.record} role="group" aria-labelledby="pooled-record">
          <h3 id="pooled-record">{t('record.title')}</h3>
          {symbols === null ? (
            <p className="text-2">{t('record.pending')}</p>
          ) : (
            <PooledRecords symbols={symbols} until={until} kinds={KINDS} />
          )}
        </div>
      )}
      <div className={styles.totals}>
        <h3 id="scorecard-totals">{t('scorecard.totals', { count: signals.length })}</h3>
        {symbols === null ? (
          <p className="text-2">{t('record.pending')}</p>
        ) : (
          <>
            <TallyTable labelledBy="scorecard-totals" {...totals} />
            <p className="caption">{t('scorecard.baseline')}</p>
          </>
        )}
      </div>
      <div className={styles.rows}>
        <VerdictsTable verdicts={verdicts} />
      </div>
      {symbols !== null && symbols.length > 0 && <Followed symbols={symbols} until={until} />}
    </div>
  );
}
