import { CLOSED, IN_SESSION } from './clock';
import { honestFeed, type Feed } from './feed';
import { installFeed, listRows, type Sent } from './install';
import { oddFeed, withoutQuotes, type Oddity } from './oddities';
import { createTruth, type Truth } from './truth';
import { renderApp } from '../renderApp';

type Start = NonNullable<Parameters<typeof renderApp>[0]>;

/** The markets of the tests: one while the exchanges match, one at the weekend. */
export const truths = { session: createTruth(IN_SESSION), weekend: createTruth(CLOSED) } as const;

type Market = {
  truth?: Truth;
  feed?: Feed;
  lists?: object[];
};

/** The feed without quotes that does these as well, as most feeds of Vietnam have none. */
export const plainOdd = (truth: Truth, ...oddities: readonly Oddity[]): Feed =>
  oddFeed(honestFeed(truth), truth, withoutQuotes, ...oddities);

/** The product on a feed, at its instant, with a server that has the calls of the specification alone. */
export async function openOnFeed(
  { truth = truths.session, feed = plainOdd(truth), lists = listRows(truth) }: Market,
  { prepare, ...start }: Start = {},
) {
  const sent: Sent = [];
  const app = await renderApp({
    ...start,
    prepare(server) {
      installFeed(server, { feed, truth, sent, lists });
      prepare?.(server);
    },
  });
  return { ...app, sent };
}
