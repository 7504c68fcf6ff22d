import { ApolloLink, type ApolloClient } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import type { Rest } from '../../rest/client';
import type { PriceStream } from '../../rest/price-stream';
import type { Backend } from '../backend';
import { feedConfig } from '../feed/config';
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
};

/**
 * Opens the streamed prices of a session, whose client runs subscriptions from then on; null where its feed has none. No line is
 * requested by it.
 */
export async function openStream({
  client,
  backend,
  sessionSignal,
  ...options
}: Options): Promise<PriceStream | null> {
  const sources = backend(sessionSignal);
  const config = await feedConfig(sources);
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
