import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useLastVisit, type Visit } from '../../../actors/last-visit';
import { useMarketTime } from '../../../actors/market-clock';
import { useRunning } from '../../../actors/Running';
import { useT } from '../../../i18n/useT';
import { technicalPath } from '../../../lib/paths';
import { withSignal } from '../../../lib/signal-address';
import { lastClosedSession } from '../../../market/clock';
import type { SignalRowFragment } from '../signals.graphql';
import { WIRE_KIND } from '../wire-kind';
import { verdictsOn } from './scorecard';
import { scoringOf } from './scoring';
import './SinceLastVisit.css';

type Rows = readonly SignalRowFragment[];

/** One line on what is new since this person was here last: signals that came, and signals that turned out wrong. */
export function SinceLastVisit({ signals }: { signals: Rows }) {
  const t = useT();
  const until = lastClosedSession(useMarketTime(useRunning().clock));
  const newest = signals.reduce(
    (latest, signal) => (momentOf(signal) > latest ? momentOf(signal) : latest),
    '',
  );
  const before = useLastVisit(newest === '' ? null : { newest, until });
  if (before === null) return null;

  const count = signals.filter((signal) => momentOf(signal) > before.newest).length;
  if (count === 0 && before.until >= until) return null;
  return (
    <p className="since-visit">
      {count > 0 ? t('visit.newSignals', { count }) : t('visit.noNewSignals')}{' '}
      {before.until < until && <Voided signals={signals} before={before} until={until} />}
    </p>
  );
}

/** The signals that stood at the last visit and were voided by a session since. */
function Voided({ signals, before, until }: { signals: Rows; before: Visit; until: string }) {
  const t = useT();
  const client = useApolloClient();
  const known = useMemo(
    () => signals.filter((signal) => momentOf(signal) <= before.newest),
    [signals, before.newest],
  );
  const scoring = useMemo(() => scoringOf(client, known, until), [client, known, until]);
  const { scored } = useSyncExternalStore(scoring.subscribe, scoring.progress);
  const voided = verdictsOn(known, scored).filter(
    ({ voidedOn }) => voidedOn !== null && voidedOn > before.until,
  );
  if (voided.length === 0) return null;
  return (
    <>
      {t('visit.voided')}{' '}
      {voided.map(({ signal: { symbol, kind, day } }, i) => (
        <span key={`${symbol} ${kind} ${day}`}>
          {i > 0 && ', '}
          <Link
            href={withSignal(
              technicalPath(symbol),
              kind === null || day === null ? null : { kind: WIRE_KIND[kind], day },
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

/** When a signal came; texts that compare as moments do. */
function momentOf({ day, time }: SignalRowFragment) {
  return day === null ? '' : `${day} ${time ?? ''}`;
}
