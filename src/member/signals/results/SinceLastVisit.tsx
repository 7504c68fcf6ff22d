import { useMemo } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import { Link } from '../../../app/router/Link';
import { pathTo } from '../../../app/router/paths';
import type { ListedSignal } from '../../../graph/values';
import { useT } from '../../../i18n/useT';
import { nameOfSignal, withSignal } from '../../../lib/signal-address';
import { lastClosedDay } from '../../../market/clock';
import type { Day } from '../../../market/day';
import { momentOf } from '../plan/replaced-plans';
import { resultsOf, type SignalResult } from './signal-results';
import { useLastVisit, useThisVisit, type Visit } from './useLastVisit';
import { useListResults } from './useListResults';
import styles from './ListResults.module.css';

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
  const earlier = useMemo(
    () =>
      before !== null && before.until < until
        ? signals.filter((signal) => momentOf(signal) <= before.newest)
        : [],
    [signals, before, until],
  );
  const { bySymbol, done, total } = useListResults(earlier, until);
  const voided = resultsOf(earlier, bySymbol).filter(
    ({ voidedOn }) => before !== null && voidedOn !== null && voidedOn > before.until,
  );
  return { voided, isKnown: done === total };
}

function Voided({ voided }: { voided: readonly SignalResult[] }) {
  const t = useT();
  if (voided.length === 0) return null;
  return (
    <>
      {t('visit.voided')}{' '}
      {voided.map(({ signal }, i) => (
        <span key={`${signal.symbol} ${nameOfSignal(signal)}`}>
          {i > 0 && ', '}
          <Link href={withSignal(pathTo('/technical/:symbol', signal), signal)}>{signal.symbol}</Link>
        </span>
      ))}
      .
    </>
  );
}
