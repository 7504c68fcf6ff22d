import { data, messageFor } from '../http';
import type { Backend, MockServer } from '../backend';
import { runsOf } from '../reports/study-runs';
import { withStorySignal } from '../story/signals';

/** The T+ signals of the newest 20 trading days, newest first, each with its trade idea. */
export async function listSignals({ reports, behaviour }: Backend) {
  await reports.prepare.signals();
  if (behaviour.isEmpty) return [];
  const signals = reports.recommended();
  return behaviour.isStory ? withStorySignal(signals) : signals;
}

/** GET api/tplus_signals. */
export function signalRoute(server: MockServer, backend: Backend) {
  server.get('/api/tplus_signals', async () => data(await listSignals(backend)));
}

/** GET api/signals: one row per study and trading day with signals, newest first, its log in the language of the request. */
export function adminSignalRoute(server: MockServer, { reports, market, behaviour }: Backend) {
  server.get('/api/signals', async (_, request) => {
    await reports.prepare.signals();
    if (behaviour.isEmpty) return data([]);
    return data(runsOf(reports.signals(), market, (scan) => messageFor(request, 'studyRun', scan)));
  });
}
