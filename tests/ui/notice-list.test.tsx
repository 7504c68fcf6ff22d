import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { useSelector } from '@xstate/react';
import type { NoticeContent } from '../../machines/notice';
import { noticesMachine } from '../../machines/notices.machine';
import { setLanguage } from '../../src/i18n/i18n';
import { NoticeList } from '../../src/ui/NoticeList';
import { notices } from '../support/page';

beforeAll(() => setLanguage('en'));

const kinds = ['success', 'info', 'warning', 'error'] as const;

/** The list on a running machine whose clock stands still. */
function open(...all: NoticeContent[]) {
  const clock = new SimulatedClock();
  const actor = createActor(noticesMachine, { clock }).start();
  for (const notice of all) actor.send({ type: 'show', notice });
  const List = () => (
    <NoticeList
      notices={useSelector(actor, ({ context }) => context.shown)}
      onDismiss={(id) => actor.send({ type: 'dismiss', id })}
      onReading={() => actor.send({ type: 'reading started' })}
      onRead={() => actor.send({ type: 'reading ended' })}
    />
  );
  render(
    <>
      <List />
      <button>elsewhere</button>
    </>,
  );
  return { user: userEvent.setup(), actor, state: () => actor.getSnapshot().value };
}

const buttons = () => screen.getAllByRole('button', { name: 'Dismiss notice' });
const focused = () =>
  document.activeElement?.closest('.notice')?.querySelector('strong')?.textContent ?? null;

describe('the notices on screen', () => {
  it('interrupt for bad news and wait their turn for good ones', () => {
    open(...kinds.map((kind) => ({ kind, title: kind })));

    expect(notices()).toEqual([
      ['status', 'success'],
      ['status', 'info'],
      ['alert', 'warning'],
      ['alert', 'error'],
    ]);
  });

  it('show their texts as text', () => {
    open({ kind: 'error', title: '<b>{{x}}</b>', description: '$t(login.title)' });
    expect(notices()).toEqual([['alert', '<b>{{x}}</b>', '$t(login.title)']]);
  });

  it('stay while the pointer or the focus is on them', async () => {
    const { user, state } = open({ kind: 'info', title: 'one' });
    const seen = [state()];

    await user.hover(screen.getByText('one'));
    seen.push(state());
    await user.unhover(screen.getByText('one'));
    seen.push(state());
    await user.tab();
    seen.push(state());
    await user.tab();
    seen.push(state());

    expect(seen).toEqual(['running', 'paused', 'running', 'paused', 'running']);
  });

  it('are not held by a touch, which has no end', async () => {
    const { user, state } = open({ kind: 'info', title: 'one' }, { kind: 'info', title: 'two' });
    await user.tab();
    await user.tab();
    await user.tab();
    const seen = [focused(), state()];

    await user.pointer({ keys: '[TouchA]', target: screen.getByText('one') });
    seen.push(state());
    await user.pointer({ keys: '[TouchA]', target: buttons()[1]! });
    seen.push(state());

    expect([seen, notices()]).toEqual([[null, 'running', 'running', 'running'], [['status', 'one']]]);
  });

  it('are not held by a focus that went with a notice of older truth', async () => {
    const refusal = (title: string) => ({ kind: 'error' as const, title, topic: 'login' });
    const { user, actor, state } = open({ kind: 'info', title: 'one' }, refusal('two'));
    await user.tab();
    await user.tab();
    const seen = [focused(), state()];

    act(() => actor.send({ type: 'show', notice: refusal('three') }));

    expect([seen, notices().map(([, title]) => title), state()]).toEqual([
      ['two', 'paused'],
      ['one', 'three'],
      'running',
    ]);
  });

  it('hand the focus on to the next one, from the last to the one before, and are left when none is there', async () => {
    const { user, state } = open(
      ...['one', 'two', 'three'].map((title) => ({ kind: 'info' as const, title })),
    );
    const seen: unknown[] = [];
    buttons()[1]!.focus();

    for (let press = 0; press < 3; press++) {
      await user.keyboard('{Enter}');
      seen.push([notices().map(([, title]) => title), focused(), state()]);
    }

    expect(seen).toEqual([
      [['one', 'three'], 'three', 'paused'],
      [['one'], 'one', 'paused'],
      [[], null, 'running'],
    ]);
  });
});
