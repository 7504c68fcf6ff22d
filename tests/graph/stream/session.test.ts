// @module-tag P5
import { describe, expect, it } from 'vitest';
import { QuotesDocument } from '../../../src/graph/quotes.generated';
import { StreamedQuotesDocument } from '../../../src/graph/streamed.generated';
import { fpt } from '../../support/graph/quotes';
import { settled, streamed } from '../../support/graph/streamed';

const CONFIG = 'GET /udf/config';

describe('the streamed prices of a session', () => {
  it.each([
    ['does not offer them', { json: {} }],
    ['offers them in another word', { json: { supports_stream: 'yes' } }],
    ['has no configuration', { status: 404 }],
    ['is not reached', 'refuses to connect' as const],
  ])('are none where the feed %s, and nothing else is requested', async (_, reply) => {
    const { stream, server } = await streamed({ [CONFIG]: reply });
    expect([stream, server.requests()]).toEqual([null, [CONFIG]]);
  });

  it('request the configuration once with the rest of the session, and no line by themselves', async () => {
    const { server, open, follow } = await streamed();
    await open();
    await follow(StreamedQuotesDocument, { symbols: ['FPT'] });
    expect(server.requests()).toEqual([CONFIG]);
  });

  it('leave queries as they were', async () => {
    const { client } = await streamed({ 'GET /udf/quotes': { json: { s: 'ok', d: [fpt] } } });
    const { data } = await client.query({ query: QuotesDocument, variables: { symbols: ['FPT'] } });
    expect(data?.quotes).toMatchObject([{ symbol: 'FPT', quote: { price: 97.8 } }]);
  });

  it('check the session as it is checked elsewhere', async () => {
    const { stream, checkSession } = await streamed();
    stream.checkSession();
    expect(checkSession).toHaveBeenCalledTimes(1);
  });

  it('end with it: nothing is followed, delivered or kept afterwards', async () => {
    const { client, stream, follow, frame, stop, waiting } = await streamed();
    const { events, ended } = await follow(StreamedQuotesDocument, { symbols: ['FPT'] });
    stream.push([fpt]);
    stop();
    stream.push([fpt]);
    await frame();
    const late = await follow(StreamedQuotesDocument, { symbols: ['HPG'] });

    expect([events, late.events, stream.followed.get(), waiting()]).toEqual([
      [],
      [],
      { symbols: [], depth: [] },
      0,
    ]);
    expect(ended).not.toHaveBeenCalled();
    expect(client.cache.extract()).toEqual({});
  });

  it('are none where it has ended before they were there', async () => {
    const { open, stop } = await streamed();
    stop();
    await settled();
    expect(await open()).toBeNull();
  });
});
