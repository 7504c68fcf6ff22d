import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import { Link } from '../../../app/router/Link';
import { useLastVisit, useThisVisit, type Visit } from './last-visit';
import { useMarketTime } from '../../../app/actors/AppActors';
import { useT } from '../../../i18n/useT';
import { pathTo } from '../../../app/router/paths';
import { withSignal } from '../../../lib/signal-address';
import type { Day } from '../../../market/day';
import type { ListedSignal } from '../../../graph/values';
import { verdictsOn, type Verdict } from './scorecard';
import { scoringOf } from './scoring';
import { lastClosedDay } from '../../../market/clock';
import styles from './Scorecard.module.css';

type Rows = readonly ListedSignal[];

/** A summary of new and voided signals since the person's last visit. */
export function SinceLastVisit({ signals }: { signals: Rows }) {
  const t = useT();
  const until = lastClosedDay(useMarketTime());
  const before = useLastVisit();
  const { voided, isKnown } = useVoided(signals, before, until);
  const newest = signals.reduce(
    (latest, signal) => (momentOf(signal) > latest ? momentOf(signal) : latest),
    '',
  );
  useThisVisit(newest === '' ? null : { newest, until: isKnown ? until : null });
  if (before === null) return null;

  const count = signals.filter((signal) => momentOf(signal) > before.newest).length;
  if (count === 0 && before.until >= until) return null;
  return (
    <p className={styles.line}>
      {count > 0 ? t('visit.newSignals', { count }) : t('visit.noNewSignals')} <Voided voided={voided} />
    </p>
  );
}

/** The signals voided since the last visit, and whether all of them are known. */
function useVoided(signals: Rows, before: Visit | null, until: Day) {
  const client = useApolloClient();
  const stood = useMemo(
    () =>
      before !== null && before.until < until
        ? signals.filter((signal) => momentOf(signal) <= before.newest)
        : [],
    [signals, before, until],
  );
  const scoring = useMemo(() => scoringOf(client, stood, until), [client, stood, until]);
  const { scored, done, total } = useSyncExternalStore(scoring.subscribe, scoring.progress);
  const voided = verdictsOn(stood, scored).filter(
    ({ voidedOn }) => before !== null && voidedOn !== null && voidedOn > before.until,
  );
  return { voided, isKnown: done === total };
}

function Voided({ voided }: { voided: readonly Verdict[] }) {
  const t = useT();
  if (voided.length === 0) return null;
  return (
    <>
      {t('visit.voided')}{' '}
      {voided.map(({ signal: { symbol, kind, day } }, i) => (
        <span key={`${symbol} ${kind} ${day}`}>
          {i > 0 && ', '}
          <Link
            href={withSignal(
              pathTo('/technical/:symbol', { symbol }),
              kind === null || day === null ? null : { kind, day },
            )}
          >
            {symbol}
          </Link>
        </span>
      ))}
      .
    </>
  );
}

/** The sort key of a signal's time; compares lexicographically. */
function momentOf({ day, time }: ListedSignal) {
  return day === null ? '' : `${day} ${time ?? ''}`;
}
