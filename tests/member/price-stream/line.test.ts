import { createActor, createMachine, forwardTo, SimulatedClock } from 'xstate';
import { expect, it, onTestFinished } from 'vitest';
import type { JsonRecord } from '../../../src/lib/json';
import { createLine } from '../../../src/member/price-stream/line';
import type { LineListener } from '../../../src/rest/price-stream';
import { rowOf } from '../../support/price-stream/tabs';

/** A line of a server that a test plays, and what its machine hears of it; each event of the machine is sent to the line. */
function opened() {
  const clock = new SimulatedClock();
  const rows: JsonRecord[] = [];
  const heard: string[] = [];
  const servers: (LineListener & { readonly signal: AbortSignal })[] = [];
  const line = createLine({
    open: (_, listener, signal) => {
      servers.push({ ...listener, signal });
      return new Promise<void>((end) => signal.addEventListener('abort', () => end()));
    },
    push: (pushed) => void rows.push(...pushed),
    schedule(ms, run) {
      const timer = clock.setTimeout(run, ms);
      return () => clock.clearTimeout(timer);
    },
  });
  const machine = createMachine({
    invoke: { id: 'line', src: line, input: { symbols: ['FPT'], depth: [] } },
    on: {
      follow: { actions: forwardTo('line') },
      '*': { actions: ({ event }) => void heard.push(event.type) },
    },
  });
  const actor = createActor(machine).start();
  onTestFinished(() => void actor.stop());
  return {
    ...{ server: servers[0]!, servers, rows, heard, actor },
    pass: (ms: number) => clock.increment(ms),
    stop: () => actor.stop(),
  };
}

it('a line hands on every row, and is heard at once and then once a second', () => {
  const { server, rows, heard, pass } = opened();
  server.onEvent([]);
  server.onEvent([rowOf('FPT', 1)]);
  for (let lp = 2; lp <= 100; lp += 1) {
    pass(25);
    server.onEvent([rowOf('FPT', lp)]);
  }

  expect(rows).toHaveLength(100);
  expect(heard).toEqual(['heard', 'row received', 'row received', 'row received']);
});

it('a line that has ended leaves no timer', () => {
  const { server, heard, pass, stop } = opened();
  server.onEvent([rowOf('FPT', 1)]);
  stop();
  pass(2_000);
  expect(heard).toEqual(['row received']);
});

it('a further line that is heard takes over two seconds later where it has no row', () => {
  const { actor, servers, heard, pass } = opened();
  servers[0]!.onEvent([rowOf('FPT', 1)]);
  pass(1_000);
  actor.send({ type: 'follow', followed: { symbols: ['NONE'], depth: [] } });
  heard.length = 0;
  servers[1]!.onEvent([]);
  pass(1_999);
  expect(heard).toEqual(['heard']);
  expect(servers[0]!.signal.aborted).toBe(false);
  pass(1);
  expect(heard).toEqual(['heard', 'line replaced']);
  expect(servers.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

it('a further line that has a row takes over with it, once', () => {
  const { actor, servers, heard, pass } = opened();
  actor.send({ type: 'follow', followed: { symbols: ['HPG'], depth: [] } });
  servers[1]!.onEvent([]);
  servers[1]!.onEvent([rowOf('HPG', 1)]);
  pass(5_000);
  expect(heard.filter((type) => type === 'line replaced')).toHaveLength(1);
});
