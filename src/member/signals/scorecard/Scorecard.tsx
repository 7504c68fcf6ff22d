import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import { Link } from '../../../app/router/Link';
import { useMarketTime } from '../../../app/actors/AppActors';
import { useT } from '../../../i18n/useT';
import { pathTo } from '../../../app/router/paths';
import { withSignal } from '../../../lib/signal-address';
import { formatDay, formatDayMonth, formatPercent } from '../../../market/format';
import { FailedLine } from '../../../ui/PanelState';
import { Rows, type Placed } from '../../../ui/Rows';
import { rowCount } from '../../../ui/rows-in-view';
import { KindChip } from '../KindChip';
import type { SignalRowFragment } from '../signals.generated';
import { TallyTable } from '../TallyTable';
import { JUDGED, totalsOf, verdictsOn, type Verdict } from './scorecard';
import { scoringOf } from './scoring';
import { lastClosedDay } from '../../../market/clock';
import styles from './Scorecard.module.css';

/** The outcome of every listed signal, losers included, compared with a purchase on any day. */
export function Scorecard({ signals }: { signals: readonly SignalRowFragment[] }) {
  const t = useT();
  const client = useApolloClient();
  const until = lastClosedDay(useMarketTime());
  const scoring = useMemo(() => scoringOf(client, signals, until), [client, signals, until]);
  const { done, total, failed, scored } = useSyncExternalStore(scoring.subscribe, scoring.progress);
  const verdicts = useMemo(() => verdictsOn(signals, scored), [signals, scored]);
  const totals = useMemo(() => totalsOf(verdicts, scored), [verdicts, scored]);
  const isWorking = done + failed < total;
  const knowsNothing =
    !isWorking && [...scored.values()].every(({ availability }) => availability !== 'READY');

  return (
    <div className={styles.scorecard}>
      {isWorking && (
        <label className={styles.progress}>
          <progress value={done + failed} max={total} />
          <span>{t('scorecard.progress', { done: done + failed, total })}</span>
        </label>
      )}
      {!isWorking && failed > 0 && (
        <FailedLine text={t('scorecard.failed', { count: failed })} onRetry={scoring.retry} />
      )}
      {knowsNothing && failed === 0 && <p className={styles.reason}>{t('scorecard.noBars')}</p>}
      <div className={styles.totals} data-working={isWorking || undefined}>
        <h3 id="scorecard-totals">{t('scorecard.totals', { count: signals.length })}</h3>
        <TallyTable labelledBy="scorecard-totals" {...totals} />
        <p className="caption">{t('scorecard.baseline')}</p>
      </div>
      <div className={styles.rows}>
        <table
          className={`table ${styles.table}`}
          aria-label={t('scorecard.name')}
          aria-rowcount={rowCount(signals.length)}
        >
          <thead>
            <tr>
              <th scope="col">{t('signals.symbol')}</th>
              <th scope="col">{t('signals.kind')}</th>
              <th scope="col" className="numeric">
                {t('scorecard.day')}
              </th>
              {JUDGED.map((tradingDays) => (
                <th key={tradingDays} scope="col" className="numeric">
                  T+{tradingDays}
                </th>
              ))}
              <th scope="col" className="numeric">
                {t('scorecard.void')}
              </th>
            </tr>
          </thead>
          <Rows
            count={verdicts.length}
            renderRow={(i, placed) => (
              <ScoredRow {...placed} key={verdicts.length - i} verdict={verdicts[i]!} />
            )}
          />
        </table>
      </div>
    </div>
  );
}

function ScoredRow({ verdict, place, measure }: Placed & { verdict: Verdict }) {
  const { signal, outcomes, voidedOn } = verdict;
  const { symbol, kind, day } = signal;
  const path =
    kind === null || day === null
      ? pathTo('/technical/:symbol', { symbol })
      : withSignal(pathTo('/technical/:symbol', { symbol }), { kind, day });
  return (
    <tr
      ref={measure}
      data-index={place}
      aria-rowindex={place === undefined ? undefined : place + 2}
      data-symbol={symbol}
    >
      <td>
        <Link className="symbol" href={path}>
          {symbol}
        </Link>
      </td>
      <td>{kind === null ? '—' : <KindChip className={styles.chip} kind={kind} />}</td>
      <td className="numeric text-2">
        {day === null ? (
          '—'
        ) : (
          <time dateTime={day} title={formatDay(day)}>
            {formatDayMonth(day)}
          </time>
        )}
      </td>
      {outcomes.map(({ tradingDays, percent }) => (
        <td key={tradingDays} className="numeric">
          {formatPercent(percent)}
        </td>
      ))}
      <td className="numeric text-2">{voidedOn === null ? '—' : formatDayMonth(voidedOn)}</td>
    </tr>
  );
}
