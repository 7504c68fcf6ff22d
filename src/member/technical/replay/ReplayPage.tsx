import { useQuery } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { SignalHistoryDocument } from '../../../graph/signal-history.generated';
import { closeOf } from '../../../market/clock';
import type { Day } from '../../../market/day';
import { securityKindOf } from '../../../market/exchange';
import { Panels } from '../../../ui/ErrorBoundary';
import { WhyPanel } from '../../signals/why/WhyPanel';
import { BuiltInChart } from '../BuiltInChart';
import { ReplayHead } from './ReplayHead';
import { ReplayToolbar } from './ReplayToolbar';
import { useReplay } from './useReplay';
import { useReplayKeys } from './useReplayKeys';

/**
 * A symbol as it was known at the close of a past trading day: chart, signals and plan. What shows the present (quote,
 * watchlist, provisional signals) is not on the page.
 */
export function ReplayPage({ symbol, day: addressed }: { symbol: string; day: Day }) {
  const { actor, context, isPlaying, leave } = useReplay(symbol, addressed);
  useReplayKeys(useCallback((by) => actor.send({ type: 'step', by }), [actor]));
  const { day, days } = context;
  const isReady = days.length > 0;

  return (
    <div className="stack">
      <Panels>
        <ReplayHead symbol={symbol} day={day} isPlaying={isPlaying} />
        <BuiltInChart
          symbol={symbol}
          replayed={day}
          notice={<ReplayToolbar actor={actor} context={context} isPlaying={isPlaying} onLeave={leave} />}
        />
        {isReady && securityKindOf(symbol) !== null && <Explanation symbol={symbol} day={day} />}
      </Panels>
    </div>
  );
}

/** The explanation at the close of a day; of the day before in a walk until it is computed, never of a later one. */
function Explanation({ symbol, day }: { symbol: string; day: Day }) {
  const { data } = useQuery(SignalHistoryDocument, { variables: { symbol, until: day } });
  const [explained, setExplained] = useState({ symbol, day });
  if (data && (explained.day !== day || explained.symbol !== symbol)) setExplained({ symbol, day });
  const known = explained.symbol === symbol && explained.day < day ? explained.day : day;
  return <WhyPanel symbol={symbol} at={closeOf(known)} />;
}
