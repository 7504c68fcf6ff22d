import { createActor, createMachine, SimulatedClock } from 'xstate';
import { expect, it, onTestFinished } from 'vitest';
import type { JsonRecord } from '../../../src/lib/json';
import { createLine } from '../../../src/member/price-stream/line';
import type { LineListener } from '../../../src/rest/price-stream';
import { rowOf } from '../../support/price-stream/tabs';

/** A line of a server that a test plays, and what its machine hears of it. */
function opened() {
  const clock = new SimulatedClock();
  const rows: JsonRecord[] = [];
  const heard: string[] = [];
  let server!: LineListener;
  const line = createLine({
    open: (_, listener) => new Promise<void>(() => (server = listener)),
    push: (pushed) => void rows.push(...pushed),
    schedule(ms, run) {
      const timer = clock.setTimeout(run, ms);
      return () => clock.clearTimeout(timer);
    },
  });
  const machine = createMachine({
    invoke: { src: line, input: { symbols: ['FPT'], depth: [] } },
    on: { '*': { actions: ({ event }) => void heard.push(event.type) } },
  });
  const actor = createActor(machine).start();
  onTestFinished(() => void actor.stop());
  return { server, rows, heard, pass: (ms: number) => clock.increment(ms), stop: () => actor.stop() };
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
