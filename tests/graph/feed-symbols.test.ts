import { describe, expect, it } from 'vitest';
import { WatchlistsDocument } from '../../src/graph/watchlists.generated';
import { type Quote } from '../../src/market/quote';
import { CompanyDocument } from '../../src/member/technical/company/company.generated';
import { InstrumentDocument } from '../../src/member/technical/technical.generated';
import { IN_SESSION } from '../support/feeds/clock';
import { openOdd, expectedToday } from '../support/feeds/expected';
import { type Oddity } from '../support/feeds/oddities';
import { createTruth } from '../support/feeds/truth';

const truth = createTruth(IN_SESSION);

describe('what a feed says of a symbol', () => {
  const described =
    (values: object): Oddity =>
    (feed) =>
    (call, query) =>
      call === 'symbols' ? { json: { name: query['symbol'], type: 'stock', ...values } } : feed(call, query);

  const aboutOf = async (values: object) => {
    const session = openOdd(truth, described(values));
    await session.query(WatchlistsDocument);
    return session.query<{ exchange: string; quote: Quote }>(InstrumentDocument, { symbol: 'FPT' });
  };

  it.each([
    ['exchange-listed', { 'exchange-listed': 'HOSE' }, 'HOSE'],
    ['listed_exchange', { listed_exchange: 'HOSE' }, 'HOSE'],
    ['exchange_listed', { exchange_listed: 'HNX' }, 'HNX'],
    ['its ticker', { ticker: 'HNX:FPT' }, 'HNX'],
    ['exchange, by ISO 10383', { exchange: 'XSTC' }, 'HOSE'],
    ['exchange, by its former name', { exchange: 'HASTC' }, 'HNX'],
    ['exchange, by the board of KRX', { exchange: 'STO' }, 'HOSE'],
  ])('has its exchange in %s, and by that its limits', async (_, values, exchange) => {
    const about = await aboutOf(values);
    expect(about).toMatchObject({ exchange, quote: expectedToday(truth) });
    expect(about!.quote.ceiling).toBeGreaterThan(about!.quote.reference!);
  });

  it('has no limits of UPCoM, whose reference no close tells', async () => {
    const about = await aboutOf({ full_name: 'UPCOM:FPT' });
    expect(about).toMatchObject({ exchange: 'UPCOM', quote: { reference: null, ceiling: null } });
  });

  it('may be that it is an index, which has a change and no limits', async () => {
    const { reference, changePercent } = expectedToday(truth);
    const about = await aboutOf({ type: 'index', exchange: 'HNX' });
    expect(about).toMatchObject({ exchange: null, quote: { reference, changePercent, ceiling: null } });
  });

  it('is a company by its description, not by the symbol with the name of its exchange', async () => {
    const session = openOdd(truth, described({ full_name: 'HOSE:FPT', description: 'FPT Corporation' }));
    const company = await session.query<{ fullName: string | null }>(CompanyDocument, { symbol: 'FPT' });
    expect(company).toMatchObject({ fullName: 'FPT Corporation' });
  });
});
