import { describe, expect, it } from 'vitest';
import { QuotesDocument } from '../../../src/graph/quotes.generated';
import { IN_SESSION } from '../../support/feeds/clock';
import { honestFeed, type Feed } from '../../support/feeds/feed';
import { oddFeed, quotesFailTogether } from '../../support/feeds/oddities';
import { openSession } from '../../support/feeds/session';
import { createTruth, STOCKS } from '../../support/feeds/truth';

const truth = createTruth(IN_SESSION);
const known = STOCKS.map(({ symbol }) => symbol);
const quotedBy = async ({ query }: ReturnType<typeof openSession>, symbols: readonly string[]) =>
  (await query<{ symbol: string }[]>(QuotesDocument, { symbols }))?.map(({ symbol }) => symbol) ?? null;

/** A feed that refuses a batch with such symbols, without naming them. */
const silent =
  (...spoilers: string[]): Feed =>
  (call, query) =>
    call === 'quotes' && (query['symbols'] ?? '').split(',').some((each) => spoilers.includes(each))
      ? { status: 400, json: { message: 'bad request' } }
      : honestFeed(truth)(call, query);

const manySymbols = (count: number) => Array.from({ length: count }, (_, i) => `A${String(100 + i)}`);

/** The same of a feed that has each symbol. */
const quotingAll =
  (...spoilers: string[]): Feed =>
  (call, query) => {
    const answer = silent(...spoilers)(call, query);
    if (call !== 'quotes' || answer.status) return answer;
    const rows = query['symbols']!.split(',').map((n) => ({ s: 'ok', n, v: { lp: 20 } }));
    return { json: { s: 'ok', d: rows } };
  };

describe('a batch of quotes that one symbol spoils', () => {
  it('is requested without the symbol that the refusal names, from then on too', async () => {
    const feed = oddFeed(honestFeed(truth), truth, quotesFailTogether('DEL'));
    const session = openSession({ feed, truth });
    expect(await quotedBy(session, ['DEL', ...known])).toEqual(known);
    expect(session.sent).toHaveLength(2);
    expect(await quotedBy(session, [...known, 'DEL'])).toEqual(known);
    expect(session.sent).toHaveLength(3);
  });

  it('has none once all of it are spoilers, where the feed has quotes', async () => {
    const session = openSession({ feed: silent('DEL', 'OLD'), truth });
    await quotedBy(session, ['FPT', 'DEL', 'OLD']);
    expect(await quotedBy(session, ['OLD', 'DEL'])).toEqual([]);
  });

  it('is split in halves until the symbol is alone where it is not named', async () => {
    const session = openSession({ feed: silent('DEL', 'OLD'), truth });
    expect(await quotedBy(session, [...known.slice(0, 5), 'DEL', ...known.slice(5), 'OLD'])).toEqual(known);
    expect(session.sent.length).toBeLessThan(16);
    expect(session.sent.every((each) => each.startsWith('quotes'))).toBe(true);
  });

  it.each([0, 399])('is split where the symbol is one of many, at %d', async (place) => {
    const many = manySymbols(399);
    const session = openSession({ feed: quotingAll('DEL'), truth });
    const found = await quotedBy(session, many.toSpliced(place, 0, 'DEL'));
    expect(found).toHaveLength(399);
    expect(session.sent.length).toBeLessThan(25);
  });

  it('loses more spoilers each time where it has too many for one', async () => {
    const many = manySymbols(400);
    const spoilers = many.filter((_, i) => i >= 200 && i % 10 === 0);
    const session = openSession({ feed: quotingAll(...spoilers), truth });
    for (let times = 0; times < 4; times += 1) await quotedBy(session, many);
    const before = session.sent.length;
    expect(await quotedBy(session, many)).toHaveLength(400 - spoilers.length);
    expect(session.sent.length - before).toBe(1);
  });

  it('is split no more after three that were in vain', async () => {
    const session = openSession({ feed: silent(...known), truth });
    for (let times = 0; times < 3; times += 1) await quotedBy(session, known);
    const before = session.sent.length;
    await quotedBy(session, known);
    expect(session.sent.length - before).toBe(1);
  });

  it('fails as it did where no part of it is answered, after a few requests', async () => {
    const session = openSession({ feed: silent(...known), truth });
    expect(await quotedBy(session, known)).toBeNull();
    expect(session.sent.length).toBeLessThanOrEqual(8);
  });
});
