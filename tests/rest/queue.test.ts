import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createQueue, type Priority } from '../../src/rest/queue';

/** A queue over a server that responds when the test calls for it. */
function open() {
  const queue = createQueue();
  const sent: string[] = [];
  const aborted: string[] = [];
  const responses = new Map<string, (text: string) => void>();
  const outcomes: string[] = [];

  /** Requests an address; returns a function that leaves. */
  function request(address: string, priority?: Priority) {
    const controller = new AbortController();
    const send = (signal: AbortSignal) => {
      sent.push(address);
      signal.addEventListener('abort', () => aborted.push(address));
      return new Promise((resolve) => responses.set(address, resolve));
    };
    queue
      .request(address, send, { priority, signal: controller.signal })
      .then((text) => outcomes.push(`${address} ${String(text)}`))
      .catch((error: Error) => outcomes.push(`${address} ${error.message}`));
    return () => controller.abort();
  }

  /** Responds to these addresses, and returns what was sent then. */
  async function respond(...addresses: string[]) {
    const before = sent.length;
    for (const address of addresses) responses.get(address)!('response');
    await new Promise<void>((done) => setTimeout(done));
    return sent.slice(before);
  }
  return { request, respond, sent, aborted, outcomes, hold: queue.hold };
}

describe('the queue of loads', () => {
  it('sends two of the rows at once, and the newest next', async () => {
    const { request, respond, sent } = open();
    for (const row of ['row 1', 'row 2', 'row 3', 'row 4']) request(row, 'row');

    expect(sent).toEqual(['row 1', 'row 2']);
    expect(await respond('row 1')).toEqual(['row 4']);
    expect(await respond('row 2', 'row 4')).toEqual(['row 3']);
  });

  it('sends a chart and a panel at once, and rows and neighbours only when no chart is being loaded', async () => {
    const { request, respond, sent } = open();
    request('chart', 'chart');
    request('row', 'row');
    request('neighbour', 'neighbour');
    request('panel');

    expect(sent).toEqual(['chart', 'panel']);
    expect(await respond('chart')).toEqual(['neighbour', 'row']);
  });

  it('sends nothing while it is held, and then in the order of who waits', () => {
    const { request, sent, hold } = open();
    hold(true);
    request('row', 'row');
    request('panel');
    request('chart', 'chart');
    expect(sent).toEqual([]);

    hold(false);

    expect(sent).toEqual(['chart', 'panel']);
  });

  it('never sends what was left before its turn', () => {
    const { request, sent, hold, outcomes } = open();
    hold(true);
    request('passed by', 'chart')();
    request('reached', 'chart');

    hold(false);

    expect([sent, outcomes]).toEqual([['reached'], []]);
  });

  it('aborts what nobody waits for any more, and sends the next in its place', async () => {
    const { request, respond, sent, aborted, outcomes } = open();
    const [leave] = ['row 1', 'row 2', 'row 3'].map((row) => request(row, 'row'));

    leave!();
    await respond();

    expect([sent, aborted, outcomes]).toEqual([['row 1', 'row 2', 'row 3'], ['row 1'], ['row 1 aborted']]);
  });

  it('requests an address once for everyone who waits for it, and keeps it for those who stay', async () => {
    const { request, respond, sent, aborted, outcomes } = open();
    const leave = request('VNM', 'neighbour');
    request('VNM', 'chart');

    leave();
    await respond('VNM');

    expect([sent, aborted, outcomes]).toEqual([['VNM'], [], ['VNM aborted', 'VNM response']]);
  });

  it('counts an address as a chart’s as soon as a chart waits for it', async () => {
    const { request, sent } = open();
    request('VNM', 'neighbour');
    request('VNM', 'chart');
    request('row', 'row');

    expect(sent).toEqual(['VNM']);
  });

  it('requests an address again that was aborted, whatever its first response does', async () => {
    const { request, respond, sent, outcomes } = open();
    request('VNM')();
    request('VNM');

    await respond('VNM');

    expect([sent, outcomes]).toEqual([
      ['VNM', 'VNM'],
      ['VNM aborted', 'VNM response'],
    ]);
  });

  it('keeps no listener of whoever has a response, or an error', async () => {
    const queue = createQueue();
    const { signal } = new AbortController();
    await queue.request('VNM', async () => 'response', { signal });
    await expect(queue.request('FPT', () => Promise.reject(new Error('gone')), { signal })).rejects.toThrow(
      'gone',
    );

    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('sends nothing for somebody who has left already', async () => {
    const { sent } = open();
    const queue = createQueue();
    const signal = AbortSignal.abort();

    await expect(queue.request('VNM', async () => sent.push('VNM'), { signal })).rejects.toThrow('aborted');

    expect(sent).toEqual([]);
  });
});
