import { useQuery } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { useDeferredValue } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useMarketTime } from '../../../app/actors/AppActors';
import { useT } from '../../../i18n/useT';
import { signalIn, withSignal } from '../../../lib/signal-address';
import type { Day } from '../../../market/day';
import { lastClosedDay } from '../../../market/clock';
import { formatDay, formatDayMonth } from '../../../market/format';
import { Panel } from '../../../ui/Panel';
import { Failed, Skeleton } from '../../../ui/PanelState';
import { KindChip } from '../KindChip';
import { Evidence } from './Evidence';
import { Record } from './Record';
import { Sale } from './Sale';
import './WhyPanel.css';
import { KnownExchangeDocument, SignalHistoryDocument, type ExplainedSignalFragment } from './why.generated';

/**
 * Why a signal of this symbol is there, how earlier ones went, and from when it may be sold: the one that the address
 * names, else the newest. Everything is computed from the feed's bars of closed sessions.
 */
export function WhyPanel({ symbol: opened }: { symbol: string }) {
  const t = useT();
  // The price and the chart of a symbol that an arrow key opened are painted before this.
  const symbol = useDeferredValue(opened);
  const now = useMarketTime();
  const until = lastClosedDay(now);
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { data, error, refetch } = useQuery(SignalHistoryDocument, { variables: { symbol, until } });
  const { data: known } = useQuery(KnownExchangeDocument, {
    variables: { symbol },
    fetchPolicy: 'cache-only',
  });

  const asked = signalIn(search);
  const history = data?.signalHistory;
  const signals = history?.signals ?? [];
  const position = asked
    ? signals.findIndex(({ kind, day }) => kind === asked.kind && day === asked.day)
    : signals.length - 1;
  const shown = signals[position];
  const open = ({ kind, day }: ExplainedSignalFragment) =>
    navigate(withSignal(search ? `${path}?${search}` : path, { kind, day }), {
      replace: true,
    });

  // The chart says that there is no such symbol.
  if (history?.availability === 'UNKNOWN_SYMBOL') return null;

  const reason = () => {
    if (history?.availability !== 'READY') return t('why.noBars', { symbol });
    if (asked && asked.day > until) return t('why.notClosed', { day: formatDayMonth(asked.day) });
    if (asked) return t('why.notFound', { day: formatDay(asked.day) });
    return t('why.none', { symbol, sessions: history.tradingDays });
  };

  return (
    <Panel
      name={t('why.region')}
      className="why-panel"
      title={
        <span className="why-title">
          {shown && <KindChip kind={shown.kind} />}
          <span aria-live="polite">
            {shown ? t('why.title', { day: dayOf(shown.day, until) }) : t('why.region')}
          </span>
        </span>
      }
      action={
        signals.length > 1 && (
          <>
            <Step name={t('why.previous')} to={earlier(signals, position)} onOpen={open}>
              <ChevronLeftIcon />
            </Step>
            <Step name={t('why.next')} to={later(signals, position)} onOpen={open}>
              <ChevronRightIcon />
            </Step>
          </>
        )
      }
      foot={t('app.disclaimer')}
    >
      {!history && !error && (
        <div className="why-loading">
          <Skeleton rows={6} />
        </div>
      )}
      {!history && error && (
        <Failed title={t('why.failed')} hint={t('app.failedHint')} onRetry={() => void refetch()} />
      )}
      {history && !shown && <p className="why-reason">{reason()}</p>}
      {history && shown && (
        <div className="why">
          <Evidence shown={shown} symbol={symbol} exchange={known?.instrument?.exchange ?? null} />
          <Record history={history} kind={shown.kind} />
          <Sale shown={shown} now={now} />
        </div>
      )}
    </Panel>
  );
}

/** With its year, unless that is the present one. */
function dayOf(day: Day, until: Day) {
  return day.slice(0, 4) === until.slice(0, 4) ? formatDayMonth(day) : formatDay(day);
}

type Signals = readonly ExplainedSignalFragment[];

/** Where the shown signal is not among them, the newest is the way back. */
function earlier(signals: Signals, position: number) {
  return position === -1 ? signals.at(-1) : signals[position - 1];
}

function later(signals: Signals, position: number) {
  return position === -1 ? undefined : signals[position + 1];
}

type StepProps = {
  name: string;
  to: ExplainedSignalFragment | undefined;
  onOpen: (signal: ExplainedSignalFragment) => void;
  children: React.JSX.Element;
};

function Step({ name, to, onOpen, children }: StepProps) {
  return (
    <Button
      className="icon-only"
      variant="minimal"
      icon={children}
      aria-label={name}
      title={name}
      // Not `disabled`, which would take the focus away.
      aria-disabled={to === undefined}
      onClick={() => to && onOpen(to)}
    />
  );
}
