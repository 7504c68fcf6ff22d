import type { Backend } from '../../graph/backend';
import { RestError } from '../../rest/errors';
import { apiPaths } from '../../rest/paths';
import type { PanelState } from './panel-states';
import { answers, type Answers } from './sample/answers';

/** The answers of the states that have any. */
const answersOf: Partial<Record<PanelState, Answers>> = {
  ready: answers.full,
  stale: answers.full,
  partial: answers.partial,
  empty: answers.empty,
  lacking: answers.lacking,
};

type Options = {
  /** What calls are sent in place of the samples of the state. */
  sent?: Answers | undefined;
  onAnswered?: () => void;
};

/**
 * A backend in a state, which requests nothing of any network. Once `breakDown` was called it fails what it has answered
 * before, but for the watchlists: it is their prices that grow old.
 */
export function createFixedBackend(state: PanelState, { sent, onAnswered = () => {} }: Options = {}) {
  const answered = new Set<string>();
  let isDown = false;

  const load = async (address: string): Promise<unknown> => {
    const known = answersOf[state] && { ...answersOf[state], ...sent };
    if (state === 'loading') return new Promise<never>(() => {});
    if (isDown && answered.has(address) && address !== apiPaths.watchlists) throw refusal('failed');
    if (!known) throw refusal(state);

    const [path = '', query] = address.split('?');
    const answer = known[path];
    if (answer === undefined) throw refusal('lacking');
    answered.add(address);
    if (!isDown) onAnswered();
    return typeof answer === 'function' ? (answer(new URLSearchParams(query)) as unknown) : answer;
  };

  const sources = {
    api: { get: load, post: load, put: load, patch: load },
    feed: load,
    news: () => load('news'),
    session: {},
  };
  const backend: Backend = () => sources;
  return {
    backend,
    breakDown() {
      isDown = true;
    },
  };
}

function refusal(state: PanelState) {
  if (state === 'forbidden') return new RestError('forbidden', { status: 403 });
  if (state === 'lacking') return new RestError('notFound', { status: 404 });
  return new RestError('server', { status: 500 });
}
