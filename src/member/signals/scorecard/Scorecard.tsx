import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useMarketTime } from '../../../app/actors/AppActors';
import { WORD_OF } from '../../../graph/signal-kinds';
import { useT } from '../../../i18n/useT';
import { technicalPath } from '../../../lib/paths';
import { withSignal } from '../../../lib/signal-address';
import { lastClosedSession } from '../../../market/clock';
import { formatDay, formatDayMonth, formatPercent } from '../../../market/format';
import { FailedLine } from '../../../ui/PanelState';
import { Rows, type Placed } from '../../../ui/Rows';
import { rowCount } from '../../../ui/rows-in-view';
import { KindChip } from '../KindChip';
import type { SignalRowFragment } from '../signals.generated';
import { TallyTable } from '../TallyTable';
import './Scorecard.css';
import { JUDGED, totalsOf, verdictsOn, type Verdict } from './scorecard';
import { scoringOf } from './scoring';

/** The outcome of every listed signal, losers included, compared with a purchase on any day. */
export function Scorecard({ signals }: { signals: readonly SignalRowFragment[] }) {
  const t = useT();
  const client = useApolloClient();
  const until = lastClosedSession(useMarketTime());
  const scoring = useMemo(() => scoringOf(client, signals, until), [client, signals, until]);
  const { done, total, failed, scored } = useSyncExternalStore(scoring.subscribe, scoring.progress);
  const verdicts = useMemo(() => verdictsOn(signals, scored), [signals, scored]);
  const totals = useMemo(() => totalsOf(verdicts, scored), [verdicts, scored]);
  const isWorking = done + failed < total;
  const knowsNothing =
    !isWorking && [...scored.values()].every(({ availability }) => availability !== 'READY');

  return (
    <div className="scorecard">
      {isWorking && (
        <label className="scorecard-progress">
          <progress value={done + failed} max={total} />
          <span>{t('scorecard.progress', { done: done + failed, total })}</span>
        </label>
      )}
      {!isWorking && failed > 0 && (
        <FailedLine text={t('scorecard.failed', { count: failed })} onRetry={scoring.retry} />
      )}
      {knowsNothing && failed === 0 && <p className="scorecard-reason">{t('scorecard.noBars')}</p>}
      <div className="scorecard-totals" data-working={isWorking || undefined}>
        <h3 id="scorecard-totals">{t('scorecard.totals', { count: signals.length })}</h3>
        <TallyTable labelledBy="scorecard-totals" {...totals} />
        <p className="meta">{t('scorecard.baseline')}</p>
      </div>
      <div className="scorecard-rows">
        <table
          className="table scorecard-table"
          aria-label={t('scorecard.name')}
          aria-rowcount={rowCount(signals.length)}
        >
          <thead>
            <tr>
              <th scope="col">{t('signals.symbol')}</th>
              <th scope="col">{t('signals.kind')}</th>
              <th scope="col" className="num">
                {t('scorecard.day')}
              </th>
              {JUDGED.map((sessions) => (
                <th key={sessions} scope="col" className="num">
                  T+{sessions}
                </th>
              ))}
              <th scope="col" className="num">
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
      ? technicalPath(symbol)
      : withSignal(technicalPath(symbol), { kind: WORD_OF[kind], day });
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
      <td>{kind === null ? '—' : <KindChip kind={kind} />}</td>
      <td className="num muted">
        {day === null ? (
          '—'
        ) : (
          <time dateTime={day} title={formatDay(day)}>
            {formatDayMonth(day)}
          </time>
        )}
      </td>
      {outcomes.map(({ sessions, percent }) => (
        <td key={sessions} className="num">
          {formatPercent(percent)}
        </td>
      ))}
      <td className="num muted">{voidedOn === null ? '—' : formatDayMonth(voidedOn)}</td>
    </tr>
  );
}
