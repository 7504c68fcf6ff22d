import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { InspectorPanel } from '../../src/demo/inspector/InspectorPanel';
import { record } from '../../src/demo/inspector/recorder';
import { replay } from '../../scripts/replay/replay';
import { logIn, PASSWORD } from '../support/login';
import { rowsToArrive, textsOf } from '../support/page';
import { renderApp } from '../support/renderApp';
import { refusedLoad } from '../support/machines/refused-load';

async function recorded(at = '/auth/login') {
  const recorder = record();
  onTestFinished(recorder.stop);
  const app = await renderApp({ only: 'WatchlistPanel', at, as: 'visitor' });
  return { ...app, recorder };
}

async function signedIn() {
  const app = await recorded();
  await logIn(app.user);
  await rowsToArrive();
  return app;
}

it('a recorded journey replays to the same states, and its log holds no password and no token', async () => {
  const { recorder, actors, user } = await signedIn();
  const { token } = actors.session.getSnapshot().context.session!;
  act(() => actors.theme.send({ type: 'choose', theme: 'light' }));
  act(() => actors.session.send({ type: 'lock' }));
  act(() => actors.session.send({ type: 'unlock', password: 'wrong-password' }));
  await waitFor(() => expect(actors.session.getSnapshot().value).toEqual({ signedIn: 'locked' }));
  act(() => actors.session.send({ type: 'unlock', password: PASSWORD }));
  await waitFor(() => expect(actors.session.getSnapshot().value).toEqual({ signedIn: 'open' }));
  await user.keyboard('{Escape}');
  act(() => actors.session.send(refusedLoad(actors.session.getSnapshot().context.session!.token)));

  const text = JSON.stringify(recorder.log());
  const replayed = replay(text);

  expect([PASSWORD, 'wrong-password', token].filter((secret) => text.includes(secret))).toEqual([]);
  expect(replayed.filter(({ isSame }) => !isSame)).toEqual([]);
  const events = replayed.filter(({ actor }) => actor === 'session').map(({ event }) => event);
  expect(events).toEqual(
    expect.arrayContaining(['sign in', 'xstate.done.actor.0.session.signingIn', 'lock', 'load refused']),
  );
  expect(replayed.findLast(({ actor }) => actor === 'session')?.value).toBe('signedOut');
});

it('the inspector shows the running actors, the chart with its state and last transition, and the last events', async () => {
  const { recorder, actors } = await signedIn();
  const { unmount } = render(<InspectorPanel recorder={recorder} onClose={() => unmount()} />);
  const region = within(screen.getByRole('region', { name: 'State charts' }));

  const running = within(region.getByRole('list', { name: 'Running actors' })).getAllByRole('button');
  expect(textsOf(running)).toEqual(
    expect.arrayContaining(['session signedIn.open', 'connection online', 'watchlist browsing']),
  );
  const current = () => textsOf(document.querySelectorAll('[aria-current=true] > strong'));
  expect(current()).toEqual(['signedIn', 'open']);

  await act(async () => actors.session.send({ type: 'lock' }));

  expect(current()).toEqual(['signedIn', 'locked']);
  expect(textsOf(document.querySelectorAll('mark'))).toEqual(['lock / go to lock → signedIn.locked']);
  // A load may have been answered since.
  const events = within(region.getByRole('list', { name: 'Last events' })).getAllByRole('listitem');
  expect(textsOf(events)).toContainEqual(expect.stringContaining('session lock → signedIn.locked'));
});

it('an event without a secret can be sent, and what the machine cannot take is refused', async () => {
  const { recorder, actors, user } = await signedIn();
  render(<InspectorPanel recorder={recorder} onClose={() => {}} />);
  const region = within(screen.getByRole('region', { name: 'State charts' }));

  const options = within(region.getByRole('combobox', { name: 'Event' })).getAllByRole('option');
  expect(textsOf(options)).toEqual(['sign out', 'user changed', 'page opened', 'lock']);
  await user.click(region.getByRole('button', { name: /^theme/ }));
  await user.selectOptions(region.getByRole('combobox', { name: 'Event' }), 'choose night hours');
  await user.clear(region.getByRole('textbox', { name: 'Payload (JSON)' }));
  await user.type(region.getByRole('textbox', { name: 'Payload (JSON)' }), '{{no json');
  await user.click(region.getByRole('button', { name: 'Send event' }));
  expect(region.getByRole('alert').textContent).toContain('Not sent');
  await user.clear(region.getByRole('textbox', { name: 'Payload (JSON)' }));
  await user.type(region.getByRole('textbox', { name: 'Payload (JSON)' }), '{{"theme":"light"}');
  await user.selectOptions(region.getByRole('combobox', { name: 'Event' }), 'choose');
  await user.clear(region.getByRole('textbox', { name: 'Payload (JSON)' }));
  await user.type(region.getByRole('textbox', { name: 'Payload (JSON)' }), '{{"theme":"light"}');
  await user.click(region.getByRole('button', { name: 'Send event' }));

  expect(actors.theme.getSnapshot().value).toMatchObject({ choice: { chosen: 'light' } });
  cleanup();
});

it('what can be copied is the log that is replayed', async () => {
  const { recorder, user } = await signedIn();
  render(<InspectorPanel recorder={recorder} onClose={() => {}} />);

  // The page goes on, and more is recorded.
  const copied: unknown[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(
    async (text) => void copied.push(JSON.parse(text), recorder.log()),
  );

  await user.click(screen.getByRole('button', { name: 'Copy as JSON' }));

  expect(copied).toHaveLength(2);
  expect(copied[0]).toEqual(copied[1]);
});
