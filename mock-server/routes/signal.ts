import { data, messageFor } from '../http';
import type { Backend } from '../backend';
import type { MockServer } from '../models';
import { runsOf } from '../reports/study-runs';
import { withStorySignal } from '../story/signals';

/** GET api/tplus_signals: the T+ signals of the newest 20 trading days, newest first, each with its trade idea. */
export function signalRoute(server: MockServer, { reports, behaviour }: Backend) {
  server.get('/api/tplus_signals', async () => {
    await reports.prepare.signals();
    if (behaviour.isEmpty) return data([]);
    const signals = reports.recommended();
    return data(behaviour.isStory ? withStorySignal(signals) : signals);
  });
}

/** GET api/signals: one row per study and trading day with signals, newest first, its log in the language of the request. */
export function adminSignalRoute(server: MockServer, { reports, market, behaviour }: Backend) {
  server.get('/api/signals', async (_, request) => {
    await reports.prepare.signals();
    if (behaviour.isEmpty) return data([]);
    return data(runsOf(reports.signals(), market, (scan) => messageFor(request, 'studyRun', scan)));
  });
}
