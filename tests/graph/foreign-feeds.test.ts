import { describe, expect, it } from 'vitest';
import { CandlesDocument, type CandlesQuery } from '../../src/graph/candles.generated';
import { InstrumentDocument } from '../../src/member/technical/technical.generated';
import { CLOSED, IN_SESSION, TODAY, YESTERDAY } from '../support/feeds/clock';
import { honestFeed } from '../support/feeds/feed';
import { oddFeed, withoutQuotes } from '../support/feeds/oddities';
import { openSession } from '../support/feeds/session';
import { createTruth } from '../support/feeds/truth';

type Series = CandlesQuery['candles'];

const truth = createTruth(IN_SESSION);

describe('a feed of the protocol', () => {
  it.each([
    ['while the exchanges match', IN_SESSION],
    ['at the weekend', CLOSED],
  ])('gives what was matched, %s', async (_, now) => {
    const market = createTruth(now);
    const { query, sent } = openSession({ feed: honestFeed(market), truth: market });
    const series = await query<Series>(CandlesDocument, {
      symbol: 'FPT',
      resolution: 'DAY',
      countback: 1000,
    });
    expect(series?.close).toEqual(
      market
        .days('FPT')
        .slice(-1000)
        .map(({ close }) => close),
    );
    expect(series?.volume).toEqual(
      market
        .days('FPT')
        .slice(-1000)
        .map(({ volume }) => volume),
    );
    expect(sent.filter((each) => each.startsWith('history'))).toHaveLength(1);
  });

  it('without quotes has the newest bar for a price', async () => {
    const { query } = openSession({ feed: oddFeed(honestFeed(truth), truth, withoutQuotes), truth });
    const { close, volume } = truth.days('FPT').at(-1)!;
    expect(await query(InstrumentDocument, { symbol: 'FPT' })).toMatchObject({
      exchange: 'HOSE',
      quote: { price: close, volume, day: TODAY, reference: truth.closeOn('FPT', YESTERDAY) },
    });
  });
});
