import { CandlesDocument, type CandlesQuery } from '../../../src/graph/candles.generated';
import { generator } from '../market/series';
import { CLOSED, IN_SESSION } from './clock';
import { honestFeed } from './feed';
import { drawKinds, isHidden } from './kinds';
import { oddFeed, withoutQuotes } from './oddities';
import { oracleOf } from './oracle';
import { quoteSeen } from './seen';
import { SERVERS } from './servers';
import { openSession } from './session';
import { createTruth, type Truth } from './truth';

type Series = CandlesQuery['candles'];

const truths = [createTruth(IN_SESSION), createTruth(CLOSED)] as const;
const SERVERS_AND_HONEST = [honestFeed, ...Object.values(SERVERS)];

/** The feed that a seed stands for: a server, what is odd with it, and an instant. */
function feedOfSeed(seed: number) {
  const random = generator(seed);
  const truth: Truth = truths[random() < 0.7 ? 0 : 1];
  const kinds = drawKinds(random);
  // Most are of the protocol, so that what is odd is the oddity.
  const place = random() < 0.6 ? 0 : Math.floor(random() * SERVERS_AND_HONEST.length);
  const server = SERVERS_AND_HONEST[place]!;
  const hasQuotes = random() < 0.3;
  const oddities = [...(hasQuotes ? [] : [withoutQuotes]), ...kinds.map(({ oddity }) => oddity)];
  const what = [
    server.name,
    truth.now.toISOString(),
    ...kinds.map(({ name }) => name),
    hasQuotes && 'quotes',
  ];
  return {
    truth,
    kinds,
    what: what.filter(Boolean).join(', '),
    feed: oddFeed(server(truth), truth, ...oddities),
  };
}

/** What is wrong with the figures that the product has of the feed of a seed; empty where all are right or none. */
export async function wrongOfSeed(seed: number): Promise<readonly string[]> {
  const { truth, kinds, what, feed } = feedOfSeed(seed);
  const session = openSession({ feed, truth });
  const oracle = oracleOf(truth, kinds);
  const countback = 60 + (seed % 7) * 40;
  const load = (resolution: string) =>
    session.query<Series>(CandlesDocument, { symbol: 'FPT', resolution, countback });

  const quote = await quoteSeen(session);
  const days = await load('DAY');
  const minutes = await load('MINUTE_5');
  session.stop();
  const wrong = [
    ...oracle.wrongQuote(quote).map((each) => `price: ${each}`),
    ...oracle.wrongDays(days).map((each) => `days: ${each}`),
    ...oracle.wrongMinutes(minutes).map((each) => `minutes: ${each}`),
    ...(isHidden(kinds) ? [] : missingIn(days, oracle.newest)),
  ];
  return wrong.map((each) => `seed ${seed} (${what}): ${each}`);
}

/** The newest readable day has to be there. */
function missingIn(days: Series | null, newest: string): readonly string[] {
  const last = days?.time.at(-1);
  const shown = last === undefined ? 'none' : new Date(last * 1000).toISOString().slice(0, 10);
  return shown === newest
    ? []
    : [`the newest day is ${shown} (${days?.availability}), the feed has ${newest}`];
}
