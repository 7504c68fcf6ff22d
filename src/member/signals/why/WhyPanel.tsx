import { useQuery } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { ChevronLeftIcon, ChevronRightIcon } from '@blueprintjs/icons';
import { useDeferredValue } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useMarketTime } from '../../../app/actors/AppActors';
import { WORD_OF } from '../../../graph/signal-kinds';
import { useT } from '../../../i18n/useT';
import { signalIn, withSignal } from '../../../lib/signal-address';
import type { Day } from '../../../market/calendar';
import { lastClosedSession } from '../../../market/clock';
import { formatDay, formatDayMonth } from '../../../market/format';
import { Panel } from '../../../ui/Panel';
import { Failed, Skeleton } from '../../../ui/PanelState';
import { KindChip } from '../KindChip';
import { Evidence } from './Evidence';
import { Record } from './Record';
import { Sale } from './Sale';
import './WhyPanel.css';
import { KNOWN_EXCHANGE, SIGNAL_CASES, type ExplainedCaseFragment } from './why.generated';

/**
 * The explanation of a symbol's signal, its track record and its earliest sale: of the signal in the address, else of
 * the newest. Computed from the feed's bars of completed trading days.
 */
export function WhyPanel({ symbol: opened }: { symbol: string }) {
  const t = useT();
  // The quote and the chart are painted before this when an arrow key changes the symbol.
  const symbol = useDeferredValue(opened);
  const now = useMarketTime();
  const until = lastClosedSession(now);
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { data, error, refetch } = useQuery(SIGNAL_CASES, { variables: { symbol, until } });
  const { data: known } = useQuery(KNOWN_EXCHANGE, { variables: { symbol }, fetchPolicy: 'cache-only' });

  const requested = signalIn(search);
  const book = data?.signalCases;
  const cases = book?.cases ?? [];
  const position = requested
    ? cases.findIndex(({ kind, day }) => WORD_OF[kind] === requested.kind && day === requested.day)
    : cases.length - 1;
  const shown = cases[position];
  const open = ({ kind, day }: ExplainedCaseFragment) =>
    navigate(withSignal(search ? `${path}?${search}` : path, { kind: WORD_OF[kind], day }), {
      replace: true,
    });

  // The chart reports an unknown symbol.
  if (book?.availability === 'UNKNOWN_SYMBOL') return null;

  const reason = () => {
    if (book?.availability !== 'READY') return t('why.noBars', { symbol });
    if (requested && requested.day > until) return t('why.notClosed', { day: formatDayMonth(requested.day) });
    if (requested) return t('why.notFound', { day: formatDay(requested.day) });
    return t('why.none', { symbol, sessions: book.sessions });
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
        cases.length > 1 && (
          <>
            <Step name={t('why.previous')} to={earlier(cases, position)} onOpen={open}>
              <ChevronLeftIcon />
            </Step>
            <Step name={t('why.next')} to={later(cases, position)} onOpen={open}>
              <ChevronRightIcon />
            </Step>
          </>
        )
      }
      foot={t('app.disclaimer')}
    >
      {!book && !error && (
        <div className="why-loading">
          <Skeleton rows={6} />
        </div>
      )}
      {!book && error && (
        <Failed title={t('why.failed')} hint={t('app.failedHint')} onRetry={() => void refetch()} />
      )}
      {book && !shown && <p className="why-reason">{reason()}</p>}
      {book && shown && (
        <div className="why">
          <Evidence shown={shown} symbol={symbol} exchange={known?.instrument?.exchange ?? null} />
          <Record book={book} kind={shown.kind} />
          <Sale shown={shown} now={now} />
        </div>
      )}
    </Panel>
  );
}

/** A date with its year, unless it is the current one. */
function dayOf(day: Day, until: Day) {
  return day.slice(0, 4) === until.slice(0, 4) ? formatDayMonth(day) : formatDay(day);
}

type Cases = readonly ExplainedCaseFragment[];

/** Links to the other signals; the newest when the shown one is not listed. */
function earlier(cases: Cases, position: number) {
  return position === -1 ? cases.at(-1) : cases[position - 1];
}

function later(cases: Cases, position: number) {
  return position === -1 ? undefined : cases[position + 1];
}

type StepProps = {
  name: string;
  to: ExplainedCaseFragment | undefined;
  onOpen: (signal: ExplainedCaseFragment) => void;
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
      // `disabled` would lose the focus.
      aria-disabled={to === undefined}
      onClick={() => to && onOpen(to)}
    />
  );
}
