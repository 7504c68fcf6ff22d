import type { Store } from '../../lib/store';
import type { Line } from '../shared/line';
import type { Live } from '../shared/Live';
import type { StreamState } from './price-source';

/** How often it is reported that the line is heard, in ms: each report renders what shows the time of the prices. */
const REPORT = 5_000;

type Options = Pick<Live, 'actor'> & { line: Pick<Store<Line | null>, 'get' | 'set'>; now: () => Date };

/** Reports the line to the live prices of a page: whether it brings them, until when, and that some were missed. */
export function createLineReports({ actor, line, now }: Options) {
  let isStreaming = false;
  let reportedAt = -Infinity;
  const onHeard = () => {
    const at = now().getTime();
    if (!isStreaming || Math.abs(at - reportedAt) < REPORT) return;
    reportedAt = at;
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
