import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLive, useRefresh } from '../../src/member/shared/Live';
import { Kept } from '../support/kept-fresh';
import { open } from '../support/pulse-signals-news.page';

it('everything is loaded again after what was in flight when trading began or ended, not beside it', async () => {
  const loads: string[] = [];
  let answer = () => {};
  const inFlight = new Promise<void>((resolve) => (answer = resolve));
  const shown: { actor?: NonNullable<ReturnType<typeof useLive>>['actor'] } = {};
  function View() {
    shown.actor = useLive()!.actor;
    useRefresh(async () => {
      loads.push('prices');
      await inFlight;
    });
    return null;
  }
  const onEverything = async () => void loads.push('everything');
  await open(
    <Kept onEverything={onEverything}>
      <View />
    </Kept>,
    {},
    '/',
    new Date('2026-08-27T11:29:50+07:00'),
  );

  await act(async () => shown.actor!.send({ type: 'retry' }));
  await act(async () => shown.actor!.send({ type: 'minute passed', isOpen: false }));
  expect(loads).toEqual(['prices']);
  await act(async () => answer());

  expect(loads).toEqual(['prices', 'everything']);
});
