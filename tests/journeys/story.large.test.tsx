import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createReports } from '../../mock-server/reports/reports';
import { openSavedState } from '../../mock-server/saved-state';
import { createMarket } from '../../mock-server/simulator/simulator';
import { chapters } from '../../mock-server/story/story';
import { alertsWatched, notices, region } from '../support/page';
import { drawer } from '../support/presentation';
import { openDemo } from '../support/renderApp';

let open: Awaited<ReturnType<typeof openDemo>>;

/** Computes what pages show at a time, which takes long and must not eat into a test's patience. */
function compute(time: number) {
  const { news, pulse, recommended, desk } = createReports(createMarket({ now: () => new Date(time) }));
  for (const computed of [news, pulse, recommended, desk]) computed();
}

/** A member opens a page of the story, at a frozen time; at its speed the market goes on where a test lets time pass. */
async function visit(path: string, clock: string, speed: 0 | 60 = 0) {
  open = await openDemo(
    `${path}?person=member&lng=en&scenario=story-day&speed=${speed}${clock && `&clock=${clock}`}`,
  );
  return open;
}

/** So many minutes of a market pass that runs sixty times as fast. */
const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 1_000);

async function openDrawer() {
  await open.user.click(screen.getByRole('button', { name: /^Sample data.*: open the demo controls/ }));
  return within(await drawer());
}

async function jump(name: RegExp) {
  const drawer = await openDrawer();
  await open.user.click(await drawer.findByRole('button', { name }));
}

/** The alert of the story as the server has saved it. */
function savedAlert() {
  const { desks = {} } = openSavedState('story-day', localStorage).read();
  const alerts = Object.values(desks).flatMap((desk) => desk['alerts'] as readonly { id: string }[]);
  return alerts.find(({ id }) => id === 'story-VPB');
}

describe('the morning of the story', () => {
  beforeAll(() => compute(chapters.news), 60_000);

  it('has an alert, which fires where the price has passed it, at the minute when it did', async () => {
    await visit('/bot', '');
    await alertsWatched(chapters.news);
    expect(notices()).toEqual([]);

    await jump(/^14:19 Provisional signal/);
    await waitFor(() => expect(notices().join()).toContain('VPB rises to 31.50'));
    expect(notices().join()).toContain('14:05 19/10/2026');
  });

  it.each([
    { person: 'admin', says: 1 },
    { person: 'new', says: 1 },
    { person: 'member', says: 0 },
  ])('says that its alert and trades are the member’s: to $person, $says times', async ({ person, says }) => {
    open = await openDemo(`/bot?person=${person}&lng=en&scenario=story-day&speed=0`);
    const drawer = await openDrawer();
    await drawer.findByRole('button', { name: /^14:02 An alert/ });
    expect(drawer.queryAllByText(/^The alert and the trades of the story are the member’s/)).toHaveLength(
      says,
    );
  });

  it('says it to who signed up too, for whom “Member” then signs the member in', async () => {
    open = await openDemo(`/bot?person=new&lng=en&scenario=story-day&speed=0`);
    const { session } = open.actors;
    const { token, user } = session.getSnapshot().context.session!;
    const signedUp = { token, user: { ...user, email: 'thuha@example.com' } };
    act(() =>
      session.send({
        ...{ type: 'stored session changed', session: signedUp },
        ...{ isLocked: false, isExpired: false },
      }),
    );
    const drawer = await openDrawer();
    const hint = await drawer.findByText(/^The alert and the trades of the story are the member’s/);

    await open.user.click(drawer.getByRole('radio', { name: 'Member' }));

    await waitFor(() => expect(hint.isConnected).toBe(false));
    expect(session.getSnapshot().context.session?.user.email).toBe('member@nhip.example');
  });
});

describe('the afternoon of the story', () => {
  const time = Date.parse('2026-10-19T14:30:00+07:00');
  beforeAll(() => compute(time), 60_000);

  it('has the notice of the alert a few minutes of the market after the price, sixty times as fast', async () => {
    await visit('/bot', '2026-10-19T14:04:00', 60);
    await alertsWatched(Date.parse('2026-10-19T14:04:00+07:00'));

    pass(3);
    await waitFor(() => expect(notices().join()).toContain('VPB rises to 31.50'));
    expect(notices().join()).toContain('14:05 19/10/2026');
  });

  it('has it with the time and the price at which it fired, also where prices come a minute later', async () => {
    await visit('/bot', '2026-10-19T14:05:10', 60);
    await alertsWatched(Date.parse('2026-10-19T14:05:10+07:00'));

    pass(1.7);
    await waitFor(() => expect(notices().join()).toContain('VPB rises to 31.50'));
    expect(notices().join()).toContain('14:05 19/10/2026, price 31.50');
    expect(savedAlert()).toMatchObject({ firedAt: '2026-10-19T07:05:30.000Z', firedPrice: 31.5 });
  });

  it('has the alert in the bell alone where it fired before the page was opened, and in a notice where it fires again', async () => {
    await visit('/bot', '2026-10-19T14:30:00');
    await alertsWatched(time);
    await expect.poll(savedAlert).toMatchObject({ firedAt: expect.any(String) });
    expect(notices()).toEqual([]);

    await jump(/^14:02 An alert/);
    await expect.poll(savedAlert).toMatchObject({ firedAt: null });
    await alertsWatched(chapters.alert);
    await jump(/^14:19 Provisional signal/);
    await waitFor(() => expect(notices().join()).toContain('VPB rises to 31.50'));
  });
});

describe('the close of the story', () => {
  beforeAll(() => compute(chapters.list), 60_000);

  it('has the plan on the desk once it is recorded', async () => {
    await visit('/desk', '2026-10-19T15:05:00', 60);
    await screen.findByRole('table', { name: 'Trades' });
    await alertsWatched(Date.parse('2026-10-19T15:05:00+07:00'));
    const planned = () => region('Planned buys')?.textContent ?? '';
    expect(planned()).not.toContain('VPB');

    pass(1);
    await waitFor(() => expect(planned()).toContain('VPB'));
  });

  it('has the signal in the list, and a chapter opens its page', async () => {
    await visit('/', '2026-10-19T15:01:00');
    await waitFor(() =>
      expect(region('Recommended stocks')?.querySelector('tbody tr[data-symbol=VPB]')?.textContent).toContain(
        '31.85',
      ),
    );

    await jump(/^15:04 The bot’s message/);
    await waitFor(() => expect(window.location.pathname).toBe('/bot'));
    await waitFor(() => expect(region('What the bot sends')?.textContent).toContain('VPB31.85'));
    expect(screen.queryByRole('dialog', { name: 'Demo controls' })).toBeNull();
  });
});
