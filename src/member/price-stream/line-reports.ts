import type { Store } from '../../lib/store';
import type { Line } from '../shared/line';
import type { Live } from '../shared/Live';
import type { StreamState } from './price-source';

/** How often it is reported that the line is heard, in ms: each report renders what shows the time of the prices. */
const REPORT = 5_000;

type Options = Pick<Live, 'actor'> & {
  line: Pick<Store<Line | null>, 'get' | 'set'>;
  /** The market's time, to the minute. */
  now: () => Date;
  /** The time of this machine, in ms. */
  elapsed: () => number;
};

/** Reports the line to the live prices of a page: whether it brings them, until when, and that some were missed. */
export function createLineReports({ actor, line, now, elapsed }: Options) {
  let isStreaming = false;
  let reportedAt = -Infinity;
  const onHeard = () => {
    if (!isStreaming || Math.abs(elapsed() - reportedAt) < REPORT) return;
    reportedAt = elapsed();
    const at = now().getTime();
    line.set({ isStreaming, heardAt: at });
    actor.send({ type: 'heard', at });
  };
  return {
    onHeard,
    onChange(state: StreamState) {
      const hasEnded = isStreaming && !state.isStreaming;
      isStreaming = state.isStreaming;
      reportedAt = -Infinity;
      if (isStreaming) onHeard();
      else line.set({ isStreaming, heardAt: line.get()?.heardAt ?? now().getTime() });
      if (hasEnded) actor.send({ type: 'stream ended' });
      if (state.isSilent) actor.send({ type: 'stream silent' });
    },
    onGap: () => actor.send({ type: 'stream interrupted' }),
  };
}
