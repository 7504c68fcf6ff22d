import { useEffect, useEffectEvent, type ComponentProps, type ReactNode } from 'react';
import { useRetry } from '../../app/actors/retry';
import { failureOf } from '../../graph/failure';
import { Failed, FailedLine, Skeleton } from '../../ui/PanelState';

type Reason = {
  /** The error of the load. */
  error: unknown;
};

/** The failed state of a panel, which says when the server permits the next try. */
export function LoadFailed({ error, ...props }: ComponentProps<typeof Failed> & Reason) {
  return <Failed {...props} wait={useLoadWait(error)} />;
}

/** The same in one line. */
export function LoadFailedLine({ error, ...props }: ComponentProps<typeof FailedLine> & Reason) {
  return <FailedLine {...props} wait={useLoadWait(error)} />;
}

type LoadStateProps = {
  /** What was loaded, and stays while it is loaded again; null or undefined before. */
  of: unknown;
  error: unknown;
  /** Says what could not be loaded. */
  failed: string;
  onRetry: () => void;
} & (
  | { /** Those of the skeleton. */ rows: number }
  | { /** What is shown while it is awaited. */ children: ReactNode }
);

/** Stands before what a panel loads: shows that it is awaited or has failed, then a line where it failed to load again. */
export function LoadState({ of, error, failed, onRetry, ...waiting }: LoadStateProps) {
  if (error && of == null) return <LoadFailed error={error} title={failed} onRetry={onRetry} />;
  if (error) return <LoadFailedLine error={error} text={failed} onRetry={onRetry} />;
  if (of != null) return null;
  return 'rows' in waiting ? <Skeleton rows={waiting.rows} /> : waiting.children;
}

/** The wait that the server named when it refused a load. */
function useLoadWait(error: unknown) {
  const { wait, onRefused } = useRetry();
  const report = useEffectEvent(() => onRefused(failureOf(error)));
  useEffect(() => report(), [error]);
  return wait;
}
