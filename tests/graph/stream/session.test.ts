// @module-tag P5
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createGraphClient } from '../../../src/graph/client';
import { QuotesDocument } from '../../../src/graph/quotes.generated';
import { openStream } from '../../../src/graph/stream/open-stream';
import { StreamedQuotesDocument } from '../../../src/graph/streamed.generated';
import { backendOver } from '../../support/graph/execute-query';
import { fpt } from '../../support/graph/quotes';
import { settled, streamed } from '../../support/graph/streamed';
import type { Reply } from '../../support/rest/fake-server';

const CONFIG = 'GET /udf/config';

describe('the streamed prices of a session', () => {
  it.each([
    ['does not offer them', { json: {} }],
    ['offers them in another word', { json: { supports_stream: 'yes' } }],
    ['has no configuration', { status: 404 }],
    ['has an unreadable configuration', { text: '<html>' }],
  ])('are none where the feed %s, and nothing else is requested', async (_, reply) => {
    const { stream, server } = await streamed({ [CONFIG]: reply });
    expect([stream, server.requests()]).toEqual([null, [CONFIG]]);
  });

  it.each([
    ['is not reached', 'refuses to connect' as const, 'after three minutes'],
    ['is not reached on another origin', 'refuses to connect' as const, 'with the network'],
    ['fails', { status: 503 }, 'after three minutes'],
    ['receives too many requests', { status: 429 }, 'after three minutes'],
  ])('come later where the feed %s at first', async (_, failure, when) => {
    const replies: Reply[] = [failure, failure, { json: { supports_stream: true } }];
    const timers: [ms: number, run: () => void][] = [];
    const schedule = (ms: number, run: () => void) => {
      timers.push([ms, run]);
      return () => {};
    };
    const { backend, server } = backendOver({ [CONFIG]: () => replies.shift()! }, { schedule });
    const { client, stop } = createGraphClient({ backend, onLoadRefused() {} });
    const over = new AbortController();
    onTestFinished(() => {
      over.abort();
      stop();
    });
    const network = new EventTarget();
    const opened = vi.fn();
    const isElsewhere = when === 'with the network';
    const feedUrl = isElsewhere ? 'https://feed.example/udf' : '/udf';
    void openStream({
      ...{ client, backend, rest: {} as never, feedUrl, checkSession() {}, network },
      sessionSignal: over.signal,
    }).then(opened);
    const again = async () => {
      if (isElsewhere) network.dispatchEvent(new Event('online'));
      else timers.findLast(([ms]) => ms === 180_000)![1]();
      await settled();
      await settled();
    };

    await settled();
    expect(timers.some(([ms]) => ms === 180_000)).toBe(!isElsewhere);
    await again();
    expect([server.requests(), opened.mock.calls]).toEqual([[CONFIG, CONFIG], []]);
    await again();
    expect([server.requests().length, opened.mock.calls]).toEqual([3, [[expect.anything()]]]);
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
