import { useActorRef } from '@xstate/react';
import { render } from '@testing-library/react';
import { StrictMode, useEffect } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { twoFactorMachine } from '../../machines/two-factor.machine';
import { replay } from '../../scripts/replay/replay';
import { record } from '../../src/demo/inspector/recorder';

function Switch() {
  const actor = useActorRef(twoFactorMachine);
  useEffect(() => actor.send({ type: 'toggle' }), [actor]);
  return null;
}

it('the log of an actor that starts twice, as in React’s strict mode, replays both of its lives', () => {
  const recorder = record(() => 0);
  onTestFinished(recorder.stop);
  render(
    <StrictMode>
      <Switch />
    </StrictMode>,
  );

  const log = recorder.log();
  expect(log.steps.map(({ actor, event }) => [actor, event.type])).toEqual([
    ['two-factor', 'toggle'],
    ['two-factor 2', 'toggle'],
  ]);
  expect(log.actors.map(({ id }) => id)).toEqual(['two-factor', 'two-factor 2']);
  expect(replay(JSON.stringify(log)).map(({ isSame }) => isSame)).toEqual([true, true]);
});
