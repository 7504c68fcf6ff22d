import { createActor, type InspectionEvent } from 'xstate';
import { expect, it, onTestFinished } from 'vitest';
import { twoFactorMachine } from '../../machines/two-factor.machine';
import { inspectAll } from '../../src/demo/inspector/inspect-all';

const eventsIn = (seen: readonly InspectionEvent[]) =>
  seen.flatMap((each) => (each.type === '@xstate.event' ? [each.event.type] : []));

it('several inspectors see every machine that starts: functions, and observers as Stately’s is', () => {
  const [own, stately]: [InspectionEvent[], InspectionEvent[]] = [[], []];
  onTestFinished(inspectAll((event) => void own.push(event)));
  onTestFinished(inspectAll({ next: (event) => void stately.push(event) }));

  createActor(twoFactorMachine).start().send({ type: 'toggle' });
  createActor(twoFactorMachine).start();

  expect(eventsIn(own)).toEqual(['xstate.init', 'toggle', 'xstate.init']);
  expect(stately).toEqual(own);
});

it('a stopped inspector sees nothing more', () => {
  const seen: InspectionEvent[] = [];
  const stop = inspectAll({ next: (event) => void seen.push(event) });
  const actor = createActor(twoFactorMachine).start();
  const count = seen.length;

  stop();
  actor.send({ type: 'toggle' });
  createActor(twoFactorMachine).start();

  expect(seen.length).toBe(count);
});
