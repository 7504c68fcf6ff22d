import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hasNotes, notes, presentedPages } from '../support/presentation';

const { openFresh, openDrawer, reload } = presentedPages();

const isHidden = () => !hasNotes();
const path = () => window.location.pathname + window.location.search;

const nameOf = (button: HTMLElement) => button.textContent;

const LINK = 'Link to exactly this state';
const SAMPLES = 'Sample files to import on My T+';

/** The first parts of the drawer, by what they are called. */
const sectionsOf = (drawer: HTMLElement, count: number) =>
  [...drawer.querySelectorAll('section')]
    .slice(0, count)
    .map((section) => section.ariaLabel ?? section.querySelector('h3')?.textContent);

describe('a presentation', () => {
  it('begins at ?present with its first scene, and the keys 1 to 9 open the others as a person who sees them', async () => {
    const { user, actors } = await openFresh('/about?present&person=visitor&lng=en');
    expect(within(await notes()).getByRole('heading').textContent).toContain('1. The promise');
    expect(within(await notes()).getByRole('timer').textContent).toBe('0:00');

    await user.keyboard('6');

    await waitFor(() => expect(path()).toBe('/desk'));
    expect(actors.session.getSnapshot().context.session?.user.email).toBe('member@nhip.example');
    expect(within(await notes()).getByRole('heading').textContent).toContain('6. The investor’s account');

    await user.keyboard('1');

    await waitFor(() => expect(path()).toBe('/about'));
    expect(actors.session.getSnapshot().context.session).toBe(null);
  });

  it.each([
    ['/', '2. The market today'],
    ['/desk', '6. The investor’s account'],
    ['/technical/FPT', '3. A signal and its reasons'],
    ['/market?scenario=crash-day', '8. A bad day'],
    ['/bot', null],
    ['/market', null],
  ])('begins at %s with the notes of the scene that this page is, if any', async (at, title) => {
    const { user } = await openFresh(`${at}${at.includes('?') ? '&' : '?'}present&person=member&lng=en`);

    expect(within(await notes()).getByRole('heading').textContent).toBe(`Presenter notes${title ?? ''}`);
    expect(screen.queryByText(/The whole product is in these two sentences/)).toBe(null);

    if (title !== null) return;
    await user.click(within(await notes()).getByRole('button', { name: 'Next' }));
    expect(within(await notes()).getByRole('heading').textContent).toContain('1. The promise');
  });

  it('has the scene of its notes pressed in the drawer, also before one is opened', async () => {
    const { user } = await openFresh('/desk?present&person=member&lng=en');
    const pressed = async () => {
      const scenes = await within(await openDrawer()).findByRole('region', { name: 'Scenes' });
      const names = within(scenes).queryAllByRole('button', { pressed: true }).map(nameOf);
      await user.keyboard('{Escape}');
      return names;
    };
    await notes();
    expect(await pressed()).toEqual(['The investor’s account 6']);

    await user.keyboard('7');
    await waitFor(() => expect(path()).toBe('/desk/performance'));
    expect(await pressed()).toEqual(['What really came of it 7']);
  });

  it('has no scene pressed in the drawer on a page that shows none', async () => {
    await openFresh('/bot?present&person=member&lng=en');
    const scenes = await within(await openDrawer()).findByRole('region', { name: 'Scenes' });
    expect(within(scenes).queryAllByRole('button', { pressed: true })).toEqual([]);
  });

  it.each(['/desk', '/market', '/about'])(
    'shows a signal of the list with its plan with the key 3, also from %s',
    async (at) => {
      const { user, server } = await openFresh(`${at}?present&person=member&lng=en`);
      await notes();
      await screen.findByRole('heading', { level: 1 });

      await user.keyboard('3');

      const listed = await server.listSignals();
      const planned = listed.filter(({ action }) => action === 'buy' || action === 'hold');
      await waitFor(() => expect(path()).toMatch(/^\/technical\/[A-Z0-9]{3}$/));
      expect(planned.map(({ symbol }) => `/technical/${symbol}`)).toContain(path());
      const why = within(await screen.findByRole('region', { name: 'Why this signal' }));
      expect((await why.findAllByText('Stop')).length).toBeGreaterThan(0);
    },
  );

  it('keeps the person who presents as one who is signed in', async () => {
    const { user, actors } = await openFresh('/bot?present&person=admin&lng=en');
    await notes();

    await user.keyboard('6');

    await waitFor(() => expect(path()).toBe('/desk'));
    expect(actors.session.getSnapshot().context.session?.user.email).toBe('admin@nhip.example');
  });

  it('brings the person who presents back after the scene of a visitor, over a reload too', async () => {
    const { user } = await openFresh('/bot?present&person=admin&lng=en');
    await notes();
    await user.keyboard('1');
    await waitFor(() => expect(path()).toBe('/about'));
    const { user: again, actors } = await reload();
    await notes();

    await again.keyboard('6');

    await waitFor(() => expect(path()).toBe('/desk'));
    expect(actors.session.getSnapshot().context.session?.user.email).toBe('admin@nhip.example');
  });

  it('has neither notes nor scenes while the browser is locked, and goes on after it', async () => {
    const { user, actors } = await openFresh('/bot?present&person=member&lng=en');
    await notes();
    act(() => actors.session.send({ type: 'lock' }));
    await screen.findByLabelText('Password');
    expect(isHidden()).toBe(true);
    const drawer = within(await openDrawer());
    expect(await drawer.findByRole('button', { name: 'End the presentation' })).toBeTruthy();
    expect(drawer.queryByRole('region', { name: 'Scenes' })).toBeNull();
    await user.keyboard('{Escape}');

    act(() => document.querySelector<HTMLElement>(':focus')?.blur());
    await user.keyboard('6n');
    expect(path()).toBe('/auth/lock');

    await user.type(screen.getByLabelText('Password'), 'Nhip@2026{Enter}');
    await waitFor(() => expect(path()).toBe('/bot'));
    expect(within(await notes()).getByRole('heading').textContent).toBe('Presenter notes');
  });

  it('hides its notes with N, opens scenes all the same, and shows them with N again', async () => {
    const { user } = await openFresh('/bot?present&person=member&lng=en');
    await notes();

    await user.keyboard('n');
    expect(isHidden()).toBe(true);
    await user.keyboard('7');
    await waitFor(() => expect(path()).toBe('/desk/performance'));
    expect(isHidden()).toBe(true);
    await user.keyboard('N');

    expect(within(await notes()).getByRole('heading').textContent).toContain('7. What really came of it');
  });

  it('stays under the drawer, which an Escape closes alone', async () => {
    const { user } = await openFresh('/bot?present&person=member&lng=en');
    await notes();
    await user.keyboard('{Control>}.{/Control}');
    const drawer = await screen.findByRole('dialog', { name: 'Demo controls' });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));

    await user.keyboard('{Escape}');
    expect([screen.queryByRole('dialog'), isHidden()]).toEqual([null, false]);
    await user.keyboard('{Escape}');
    expect(isHidden()).toBe(false);
  });

  it('leaves the keys to a field that is typed into', async () => {
    const { user } = await openFresh('/auth/forgot-password?present&person=visitor&lng=en');
    await notes();

    await user.type(screen.getAllByRole('textbox')[0]!, 'an2n');

    expect([path(), isHidden()]).toEqual(['/auth/forgot-password', false]);
    expect(screen.getAllByRole<HTMLInputElement>('textbox')[0]!.value).toBe('an2n');
  });

  it('begins and ends in the drawer, which then has the scenes, and what is for developers folded', async () => {
    const { user } = await openFresh('/bot?person=member&lng=en');
    const openDrawer = async () => {
      await user.click(await screen.findByRole('button', { name: /: open the demo/ }));
      return within(screen.getByRole('dialog', { name: 'Demo controls' }));
    };
    const developers = (drawer: Awaited<ReturnType<typeof openDrawer>>) =>
      drawer.getByText('For developers').closest('details')!.open;
    let drawer = await openDrawer();
    const present = await drawer.findByRole('button', { name: 'Present' });
    expect(sectionsOf(screen.getByRole('dialog'), 5)).toEqual(['Present', 'Brand', 'Person', SAMPLES, LINK]);
    expect([developers(drawer), drawer.queryByRole('region', { name: 'Scenes' })]).toEqual([true, null]);

    await user.click(present);
    await notes();
    drawer = await openDrawer();
    const scenes = await drawer.findByRole('region', { name: 'Scenes' });
    expect(sectionsOf(screen.getByRole('dialog'), 6)).toEqual([
      'Present',
      'Brand',
      'Person',
      'Scenes',
      SAMPLES,
      LINK,
    ]);
    expect(developers(drawer)).toBe(false);
    expect(within(scenes).getByText('Keys 1–9: scenes, N: hide or show')).toBeTruthy();
    await user.click(within(scenes).getByRole('button', { name: /^What really came of it/ }));
    await waitFor(() => expect(path()).toBe('/desk/performance'));

    drawer = await openDrawer();
    await user.click(await drawer.findByRole('button', { name: 'End the presentation' }));
    await waitFor(() => expect(isHidden()).toBe(true));
  });
});
