import { ApolloLink, type ApolloClient } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { runAfter } from '../../lib/schedule';
import type { Rest } from '../../rest/client';
import { RestError, type RestErrorKind } from '../../rest/errors';
import type { PriceStream } from '../../rest/price-stream';
import type { Backend } from '../backend';
import type { FeedSources } from '../feed/bars-query';
import { loadConfig, type FeedConfig } from '../feed/config';
import { mayBeAnswered } from '../feed-reason';
import { getSchema } from '../schema';
import { createAbortLink } from '../session-guard';
import { createFeedLine } from './feed-line';
import type { runInFrame } from './frames';
import { createPriceStream } from './price-stream';
import { createStreamedFields } from './streamed-fields';
import { createSubscriptionLink } from './subscription-link';

type Options = {
  client: ApolloClient;
  backend: Backend;
  rest: Rest;
  feedUrl: string;
  checkSession: () => void;
  /** Ends with the session. */
  sessionSignal: AbortSignal;
  inFrame?: typeof runInFrame;
  /** Dispatches `online`. */
  network?: Pick<EventTarget, 'addEventListener'>;
};

/** How soon a configuration that the feed could not say is requested again, in ms. */
const AGAIN = 180_000;

/** What a feed says no better later. */
const LASTING: readonly RestErrorKind[] = ['unreadable', 'oversized'];

/**
 * Opens the streamed prices of a session, whose client runs subscriptions from then on; null where its feed has none. It waits while
 * the feed does not say what it offers. No line is requested by it.
 */
export async function openStream({
  client,
  backend,
  sessionSignal,
  network = globalThis,
  ...options
}: Options): Promise<PriceStream | null> {
  const sources = backend(sessionSignal);
  const config = await settledConfig(sources, { network, feedUrl: options.feedUrl, signal: sessionSignal });
  if (!config?.isStreamed || sessionSignal.aborted) return null;
  const { follow, stop, ...stream } = createPriceStream({
    sources,
    open: createFeedLine(options),
    ...options,
  });

  const abortLink = createAbortLink();
  const subscriptionLink = createSubscriptionLink({
    schema: getSchema(),
    rootValue: createStreamedFields(follow, sources.session),
    contextValue: sources,
  });
  client.setLink(
    ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      ApolloLink.from([abortLink.link, subscriptionLink]),
      client.link,
    ),
  );
  sessionSignal.addEventListener('abort', () => {
    abortLink.close();
    stop();
  });
  return stream;
}

/** The feed's configuration, once it is known; null where the feed lacks it, refuses it or does not say it readably. */
async function settledConfig(
  sources: FeedSources,
  { network, feedUrl, signal }: { signal: AbortSignal } & Required<Pick<Options, 'network' | 'feedUrl'>>,
): Promise<FeedConfig | null> {
  const { schedule = runAfter } = sources;
  while (!signal.aborted) {
    try {
      return await loadConfig(sources);
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      if (!mayBeAnswered(error) || LASTING.includes(error.kind)) return null;
      // A feed of another origin that lacks the call may block it, which looks the same.
      const mayBeBlocked = error.kind === 'unreachable' && isElsewhere(feedUrl);
      if (signal.aborted) return null;
      await new Promise<void>((done) => {
        const waiting = new AbortController();
        const again = () => {
          waiting.abort();
          cancel();
          done();
        };
        const cancel = mayBeBlocked ? () => {} : schedule(AGAIN, again);
        network.addEventListener('online', again, { signal: waiting.signal });
        signal.addEventListener('abort', again, { signal: waiting.signal });
      });
    }
  }
  return null;
}

function isElsewhere(feedUrl: string): boolean {
  const { location } = globalThis as Partial<Pick<typeof globalThis, 'location'>>;
  return URL.canParse(feedUrl) && new URL(feedUrl).origin !== location?.origin;
}
