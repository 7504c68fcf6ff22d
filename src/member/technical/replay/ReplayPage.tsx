import { useQuery } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { SignalHistoryDocument } from '../../../graph/signal-history.generated';
import { useT } from '../../../i18n/useT';
import { closeOf } from '../../../market/clock';
import type { Day } from '../../../market/day';
import { securityKindOf } from '../../../market/exchange';
import { Panels } from '../../../ui/ErrorBoundary';
import { WhyPanel } from '../../signals/why/WhyPanel';
import { BuiltInChart } from '../BuiltInChart';
import { ReplayHead } from './ReplayHead';
import { ReplayToolbar } from './ReplayToolbar';
import { useMatchedBars, useReplayed } from './useMatchedBars';
import { useReplay } from './useReplay';
import { useReplayKeys } from './useReplayKeys';
import styles from './Replay.module.css';

/**
 * A symbol as it was known at the close of a past trading day, at the prices of then: chart, signals and plan. What shows the present (quote,
 * watchlist, provisional signals) is not on the page.
 */
export function ReplayPage({ symbol, day: addressed }: { symbol: string; day: Day }) {
  const t = useT();
  const matched = useMatchedBars(symbol);
  const { actor, context, isPlaying, leave } = useReplay(symbol, addressed, matched.isUnadjusted);
  useReplayKeys(useCallback((by) => actor.send({ type: 'step', by }), [actor]));
  const { day, days } = context;
  const replayed = useReplayed(matched, day);
  const isReady = days.length > 0;
  const isShare = securityKindOf(symbol) !== null;

  return (
    <div className="stack">
      <Panels>
        <ReplayHead symbol={symbol} replayed={replayed} isPlaying={isPlaying} />
        <BuiltInChart
          symbol={symbol}
          replayed={replayed}
          notice={
            <>
              <ReplayToolbar actor={actor} context={context} isPlaying={isPlaying} onLeave={leave} />
              {isShare && matched.isUnadjusted === false && (
                <p className={`caption ${styles.adjusted}`}>{t('replay.adjusted')}</p>
              )}
            </>
          }
        />
        {isReady && isShare && <Explanation symbol={symbol} day={day} />}
      </Panels>
    </div>
  );
}

/** The explanation at the close of a day; of the day before in a walk until it is computed, never of a later one. */
function Explanation({ symbol, day }: { symbol: string; day: Day }) {
  const { data } = useQuery(SignalHistoryDocument, { variables: { symbol, until: day, asKnown: true } });
  const [explained, setExplained] = useState({ symbol, day });
  if (data && (explained.day !== day || explained.symbol !== symbol)) setExplained({ symbol, day });
  const known = explained.symbol === symbol && explained.day < day ? explained.day : day;
  return <WhyPanel symbol={symbol} at={closeOf(known)} />;
}
