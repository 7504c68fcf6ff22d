import { describe, expect, it } from 'vitest';
import { loadNewerBars, loadOlderBars, newestBars } from '../../src/member/technical/load-candles';
import { CandlesDocument } from '../../src/graph/candles.generated';
import { sliceBars } from '../../src/market/candles';
import { epochSecondsOf } from '../../src/market/day';
import { createFeed, fourHours, threeBars } from '../support/technical/technical-feed';

const days = (...texts: string[]) => texts.map(epochSecondsOf);
const older = threeBars('VNM', { time: days('2026-08-20', '2026-08-21', '2026-08-24'), hasOlder: true });
const oldest = threeBars('VNM', { time: days('2026-08-17', '2026-08-18', '2026-08-19'), hasOlder: false });

function open() {
  const feed = createFeed({ queryDeduplication: false });
  const query = { query: CandlesDocument, variables: newestBars('VNM', 'DAY') };
  const show = (series: ReturnType<typeof threeBars>) => {
    const candles = { __typename: 'CandleSeries', ...series };
    feed.client.writeQuery({ ...query, data: { candles } });
  };
  show(threeBars('VNM', { hasOlder: true }));
  return {
    feed,
    show,
    load: () => loadOlderBars(feed.client, 'VNM', 'DAY'),
    known: () => {
      const { time = [], hasOlder } = feed.client.readQuery(query)?.candles ?? {};
      return { bars: time.length, hasOlder };
    },
  };
}

/** Some of the bars, as the cache has them. */
const part = (...range: Parameters<typeof sliceBars>) => ({ ...sliceBars(...range), closeOnly: [] });

describe('older bars', () => {
  it('are requested once at a time, however often the view reaches the oldest', async () => {
    const { feed, load, known } = open();

    const loads = [load(), load()];
    await feed.answerCandles(older);
    await Promise.all(loads);

    expect(feed.requests).toEqual([{ name: 'Candles', symbol: 'VNM', before: epochSecondsOf('2026-08-25') }]);
    expect(known()).toEqual({ bars: 6, hasOlder: true });
  });

  it('are requested until the first bar of all', async () => {
    const { feed, load, known } = open();
    for (const answer of [older, oldest]) {
      const loaded = load();
      await feed.answerCandles(answer);
      await loaded;
    }

    await load();

    expect(feed.requests.map(({ before }) => before)).toEqual(days('2026-08-25', '2026-08-20'));
    expect(known()).toEqual({ bars: 9, hasOlder: false });
  });

  it('are dropped when the series was refetched meanwhile and begins elsewhere', async () => {
    const { feed, show, load, known } = open();
    const loaded = load();
    show(threeBars('VNM', { time: days('2026-08-20', '2026-08-21', '2026-08-24'), hasOlder: true }));

    await feed.answerCandles(older);
    await loaded;

    expect(known()).toEqual({ bars: 3, hasOlder: true });
  });

  it('are requested again after a failed load', async () => {
    const { feed, load, known } = open();
    const failed = load();
    await feed.fail('Candles', 'VNM', { kind: 'timeout' });
    await failed;

    const loaded = load();
    await feed.answerCandles(older);
    await loaded;

    expect(known()).toEqual({ bars: 6, hasOlder: true });
  });
});

describe('newer bars', () => {
  const query = { query: CandlesDocument, variables: newestBars('VNM', 'MINUTE_60') };

  function openHours(bars: number) {
    const feed = createFeed({ queryDeduplication: false });
    const all = fourHours('VNM');
    const candles = { __typename: 'CandleSeries', ...all, ...part(all, 0, bars), hasOlder: true };
    feed.client.writeQuery({ ...query, data: { candles } });
    return { feed, load: () => loadNewerBars(feed.client, 'VNM', 'MINUTE_60') };
  }

  it('take the place of those that have grown, and follow the others', async () => {
    const { feed, load } = openHours(3);
    const loaded = load();
    const grown = fourHours('VNM');
    await feed.answerCandles({ ...grown, ...part(grown, 2), volume: [35, 20] });
    await loaded;

    expect(feed.client.readQuery(query)?.candles).toMatchObject({
      time: grown.time,
      volume: [20, 20, 35, 20],
      hasOlder: true,
    });
  });

  it('bring those that cannot be, in place of those of their own time', async () => {
    const { feed, load } = openHours(3);
    const { time, ...all } = fourHours('VNM');
    const [first, second, third, fourth] = time.map((each) => ({
      ...({ __typename: 'LeftOutBar', time: each + 60, fault: 'CONTRADICTORY' } as const),
    }));
    feed.client.cache.updateQuery(query, (known) =>
      known ? { ...known, candles: { ...known.candles, leftOut: [first!, third!] } } : undefined,
    );
    const loaded = load();
    await feed.answerCandles({
      ...all,
      ...part({ ...all, time }, 1),
      leftOut: [first!, second!, fourth!],
    });
    await loaded;

    expect(feed.client.readQuery(query)?.candles.leftOut).toEqual([first, second, fourth]);
  });

  it('are the whole series where more are missing than a refresh loads', async () => {
    const { feed, load } = openHours(1);
    const loaded = load();
    const all = fourHours('VNM');
    await feed.answerCandles({ ...all, ...part(all, 2) });
    await feed.answerCandles(all);
    await loaded;

    expect(feed.client.readQuery(query)?.candles.time).toEqual(all.time);
  });
});
