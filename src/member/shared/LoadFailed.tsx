import { useEffect, useEffectEvent, type ComponentProps } from 'react';
import { useRetry } from '../../app/actors/retry';
import { failureOf } from '../../graph/failure';
import { Failed, FailedLine } from '../../ui/PanelState';

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

/** The wait that the server named when it refused a load. */
function useLoadWait(error: unknown) {
  const { wait, onRefused } = useRetry();
  const report = useEffectEvent(() => onRefused(failureOf(error)));
  useEffect(() => report(), [error]);
  return wait;
}
