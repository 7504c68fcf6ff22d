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
import styles from './WhyPanel.module.css';
import { KNOWN_EXCHANGE, SIGNAL_CASES, type ExplainedCaseFragment } from './why.generated';

/**
 * Why a signal of this symbol is there, how earlier ones went, and from when it may be sold: the one that the address
 * names, else the newest. Everything is computed from the feed's bars of closed sessions.
 */
export function WhyPanel({ symbol: opened }: { symbol: string }) {
  const t = useT();
  // The price and the chart of a symbol that an arrow key opened are painted before this.
  const symbol = useDeferredValue(opened);
  const now = useMarketTime();
  const until = lastClosedSession(now);
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { data, error, refetch } = useQuery(SIGNAL_CASES, { variables: { symbol, until } });
  const { data: known } = useQuery(KNOWN_EXCHANGE, { variables: { symbol }, fetchPolicy: 'cache-only' });

  const asked = signalIn(search);
  const book = data?.signalCases;
  const cases = book?.cases ?? [];
  const position = asked
    ? cases.findIndex(({ kind, day }) => WORD_OF[kind] === asked.kind && day === asked.day)
    : cases.length - 1;
  const shown = cases[position];
  const open = ({ kind, day }: ExplainedCaseFragment) =>
    navigate(withSignal(search ? `${path}?${search}` : path, { kind: WORD_OF[kind], day }), {
      replace: true,
    });

  // The chart says that there is no such symbol.
  if (book?.availability === 'UNKNOWN_SYMBOL') return null;

  const reason = () => {
    if (book?.availability !== 'READY') return t('why.noBars', { symbol });
    if (asked && asked.day > until) return t('why.notClosed', { day: formatDayMonth(asked.day) });
    if (asked) return t('why.notFound', { day: formatDay(asked.day) });
    return t('why.none', { symbol, sessions: book.sessions });
  };

  return (
    <Panel
      name={t('why.region')}
      className={styles.panel}
      headClassName={styles.head}
      title={
        <span className={styles.title}>
          {shown && <KindChip className={styles.chip} kind={shown.kind} />}
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
        <div className={styles.loading}>
          <Skeleton rows={6} />
        </div>
      )}
      {!book && error && (
        <Failed title={t('why.failed')} hint={t('app.failedHint')} onRetry={() => void refetch()} />
      )}
      {book && !shown && <p className={styles.reason}>{reason()}</p>}
      {book && shown && (
        <div className={styles.columns}>
          <Evidence shown={shown} symbol={symbol} exchange={known?.instrument?.exchange ?? null} />
          <Record book={book} kind={shown.kind} />
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

type Cases = readonly ExplainedCaseFragment[];

/** Where the shown signal is not among them, the newest is the way back. */
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
      // Not `disabled`, which would take the focus away.
      aria-disabled={to === undefined}
      onClick={() => to && onOpen(to)}
    />
  );
}
