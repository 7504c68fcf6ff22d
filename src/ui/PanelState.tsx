import { Button } from '@blueprintjs/core';
import { InboxIcon, RefreshIcon, WarningSignIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { useT } from '../i18n/useT';
import { FormWait, type Wait } from './FormWait';
import { leaveFocusTo } from './focus';
import { useFailedPanel, useHasWorkingPanel } from './page-panels';
import { useKeptHeight, useWaiting } from './waiting';
import './PanelState.css';

type BlankProps = { title: string; hint?: ReactNode };

type RetryProps = {
  /** Absent where another try brings nothing. */
  onRetry?: (() => void) | undefined;
  /** While some of it is left, the retry does nothing, and the panel says so. */
  wait?: Wait | undefined;
};

type EmptyProps = BlankProps & {
  onRetry?: () => void;
  /** A button for what to do next. */
  children?: ReactNode;
};

/** The empty state of a panel: what is missing and what to do next. */
export function Empty({ title, hint, onRetry, children }: EmptyProps) {
  return (
    <div className="panel-state">
      <InboxIcon size={24} />
      <p className="panel-state-title">{title}</p>
      {hint && <p>{hint}</p>}
      {onRetry && <Retry onRetry={onRetry} />}
      {children}
    </div>
  );
}

/** The failed state of a panel, with a retry where one may help; without a hint, that the page's other panels work, where one does. */
export function Failed({ title, hint, onRetry, wait }: BlankProps & RetryProps) {
  const t = useT();
  useFailedPanel();
  const hasWorkingPanel = useHasWorkingPanel();
  const text = hint ?? (hasWorkingPanel && t('app.failedHint'));
  return (
    <div className="panel-state" role="group" aria-label={title}>
      <WarningSignIcon size={24} />
      <p className="panel-state-title">{title}</p>
      {text && <Hint>{text}</Hint>}
      {wait && <FormWait {...wait} />}
      {onRetry && <Retry onRetry={onRetry} wait={wait} />}
    </div>
  );
}

/** Once the other panels have failed too there is none; what stands beneath stays where it is. */
function Hint({ children }: { children: ReactNode }) {
  return <p ref={useKeptHeight<HTMLParagraphElement>()}>{children}</p>;
}

type LineProps = RetryProps & { text: ReactNode; className?: string | undefined };

/** One line above content that failed to load or is stale. */
export function FailedLine({ text, onRetry, wait, className = '' }: LineProps) {
  useFailedPanel();
  return (
    <div className={`panel-line ${className}`}>
      <WarningSignIcon />
      <span className="panel-line-text">{text}</span>
      {wait && <FormWait {...wait} />}
      {onRetry && <Retry onRetry={onRetry} wait={wait} />}
    </div>
  );
}

function Retry({ onRetry, wait }: { onRetry: () => void; wait?: Wait | undefined }) {
  const t = useT();
  const isRefused = wait !== undefined && wait.secondsLeft > 0;
  return (
    <Button
      className={isRefused ? 'bp6-disabled' : ''}
      aria-disabled={isRefused || undefined}
      icon={<RefreshIcon />}
      text={t('common.retry')}
      onClick={({ currentTarget }) => {
        if (isRefused) return;
        leaveFocusTo(currentTarget.closest<HTMLElement>('.panel'));
        onRetry();
      }}
    />
  );
}

type SkeletonProps = {
  rows: number;
  /** Whether the page is shown without it, and the panel need not keep its height. */
  isApart?: boolean;
};

/** Skeleton rows that keep a table's height while it loads; they appear after 200 ms. */
export function Skeleton({ rows, isApart = false }: SkeletonProps) {
  const t = useT();
  const waiting = useWaiting<HTMLDivElement>(!isApart);
  return (
    <div ref={waiting} className="skeleton" role="progressbar" aria-label={t('app.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <i key={row} />
      ))}
    </div>
  );
}
