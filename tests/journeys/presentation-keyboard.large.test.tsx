import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../src/i18n/i18n';
import { languages } from '../../src/i18n/languages';
import { axeViolations } from '../support/axe';
import { hasNotes, notes, presentedPages } from '../support/presentation';
import { messages } from '../support/texts';

const { openFresh, openDrawer } = presentedPages();

const dialogs = () => screen.queryAllByRole('dialog').map((dialog) => dialog.ariaLabel);
const path = () => window.location.pathname;
/** The number and the title of the scene, which a key changes at once. */
const scene = async () => within(await notes()).getByRole('heading', { level: 2 }).textContent;

describe('axe finds nothing wrong', () => {
  it('with the notes and the drawer of who presents the story, in any language', async () => {
    const { user } = await openFresh('/bot?present&person=member&lng=en&scenario=story-day&speed=0');
    for (const language of languages) {
      const texts = messages[language];
      await act(() => setLanguage(language));
      await screen.findByRole('complementary', { name: texts['demo.present.notes'] });
      expect(await axeViolations(), `notes in ${language}`).toEqual([]);

      await user.keyboard('{Control>}.{/Control}');
      const drawer = within(await screen.findByRole('dialog', { name: texts['demo.title'] }));
      await drawer.findByRole('region', { name: texts['demo.story.title'] });
      await user.click(drawer.getByText(texts['demo.developers']));
      expect(await axeViolations(), `drawer in ${language}`).toEqual([]);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('with them before a visitor', async () => {
    await openFresh('/about?present&person=visitor&lng=en');
    await notes();
    expect(await axeViolations(), 'notes').toEqual([]);
    await openDrawer();
    expect(await axeViolations(), 'drawer').toEqual([]);
  });

  it('with a step of the tour', async () => {
    await openFresh('/bot?tour&person=member&lng=en');
    await screen.findByRole('dialog');
    expect(await axeViolations()).toEqual([]);
  });
});

describe('the keys of a presentation', () => {
  it.each([
    ['a select', '<select><option>2</option></select>'],
    ['a text area', '<textarea></textarea>'],
    ['a number', '<input type="number">'],
    ['a calendar', '<div role="grid"><button>27</button></div>'],
  ])('are left to %s', async (_, html) => {
    const { user } = await openFresh('/bot?present&person=member&lng=en');
    const first = await scene();
    document.body.insertAdjacentHTML('beforeend', `<div id="typed">${html}</div>`);

    document.querySelector<HTMLElement>('#typed :is(select, textarea, input, button)')!.focus();
    await user.keyboard('7n');
    expect([hasNotes(), await scene()]).toEqual([true, first]);

    document.querySelector('#typed')!.remove();
    await user.keyboard('7');
    await waitFor(() => expect(path()).toBe('/desk/performance'));
  });

  it.each([
    ['a letter of the Vietnamese layout', { key: 'ư', code: 'Digit7' }],
    ['a dead key', { key: 'Dead', code: 'Digit7' }],
    ['a sign of the French layout', { key: 'è', code: 'Digit7' }],
    ['a digit with Shift', { key: '7', code: 'Digit7', shiftKey: true }],
    ['a digit beside the letters', { key: '7', code: 'Numpad7' }],
  ])('open scenes by the row of digits, also where it types %s', async (_, pressed) => {
    await openFresh('/bot?present&person=member&lng=en');
    await notes();
    fireEvent.keyDown(document.body, pressed);
    await waitFor(() => expect(path()).toBe('/desk/performance'));
  });

  it('open none with Shift where the row of digits then types a sign', async () => {
    await openFresh('/bot?present&person=member&lng=en');
    const first = await scene();
    fireEvent.keyDown(document.body, { key: '&', code: 'Digit7', shiftKey: true });
    expect(await scene()).toBe(first);
  });

  it('count once while they are held down', async () => {
    await openFresh('/bot?present&person=member&lng=en');
    await notes();
    for (const repeat of [false, true, true, true]) fireEvent.keyDown(document.body, { key: 'n', repeat });
    expect(hasNotes()).toBe(false);
  });

  it('do nothing while the drawer is open', async () => {
    const { user } = await openFresh('/bot?present&person=member&lng=en');
    const first = await scene();
    await openDrawer();
    // jsdom does not know which dialogs are modal.
    const find = document.querySelector.bind(document);
    vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
      find(selector.replace(':modal', '[open]')),
    );
    await user.keyboard('7n');
    expect([hasNotes(), await scene(), dialogs()]).toEqual([true, first, ['Demo controls']]);
  });
});

describe('Escape', () => {
  it('closes the drawer, then the tour, and never the notes', async () => {
    const { user } = await openFresh('/bot?present&tour&person=member&lng=en');
    await notes();
    const step = await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement).toBe(step));

    await openDrawer();
    await user.keyboard('{Escape}');
    expect([dialogs().length, document.activeElement, hasNotes()]).toEqual([1, step, true]);

    await user.keyboard('{Escape}');
    expect([dialogs(), document.activeElement?.id, hasNotes()]).toEqual([[], 'content', true]);
    await user.keyboard('{Escape}');
    expect(hasNotes()).toBe(true);
  });
});

describe('the focus', () => {
  it('is given back by the drawer to what had it', async () => {
    const { user } = await openFresh('/bot?person=member&lng=en');
    const link = within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole('link')[1]!;
    link.focus();

    await openDrawer();
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(link);

    const drawer = await openDrawer();
    await user.click(within(drawer).getByRole('button', { name: 'Present' }));
    await notes();
    expect(document.activeElement).toBe(link);
  });

  it.each(['Hide the notes (key N)', 'End the presentation'])(
    'is the page’s after “%s” in the notes',
    async (name) => {
      const { user } = await openFresh('/bot?present&person=member&lng=en');
      within(await notes())
        .getByRole('button', { name })
        .focus();

      await user.keyboard('{Enter}');

      expect([hasNotes(), document.activeElement?.id]).toEqual([false, 'content']);
    },
  );

  it('is the page’s where N hides notes that had it, and stays elsewhere', async () => {
    const { user } = await openFresh('/bot?present&person=member&lng=en');
    const next = within(await notes()).getByRole('button', { name: 'Next' });
    next.focus();
    await user.keyboard('n');
    expect([hasNotes(), document.activeElement?.id]).toEqual([false, 'content']);

    const link = within(screen.getByRole('navigation', { name: 'Main menu' })).getAllByRole('link')[1]!;
    link.focus();
    await user.keyboard('nn');
    expect([hasNotes(), document.activeElement]).toEqual([false, link]);
  });

  it('stays on “Back” at the first scene and on “Next” at the last, where they do nothing', async () => {
    const { user } = await openFresh('/about?present&person=visitor&lng=en');
    for (const [place, name, focused] of [
      [1, 'Back', () => document.body],
      [9, 'Next', () => screen.getByRole('main')],
    ] as const) {
      await user.keyboard(String(place));
      await waitFor(async () => expect(await scene()).toContain(`${place}. `));
      // Another page takes the focus once it is there.
      await waitFor(() => expect(document.activeElement).toBe(focused()));
      const button = within(await notes()).getByRole('button', { name });
      button.focus();
      await user.keyboard('{Enter}');

      expect([button.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', button]);
      expect(await scene()).toContain(`${place}. `);
    }
  });

  it('comes to every control of the notes and of the drawer with Tab', async () => {
    const { user } = await openFresh('/bot?present&person=member&lng=en&fault=500 GET /api/bots');
    /** What Tab goes through in a part of the page. */
    const tabbed = async (part: Element) => {
      const seen: Element[] = [];
      for (await user.tab(); part.contains(document.activeElement); await user.tab()) {
        seen.push(document.activeElement!);
      }
      return seen;
    };
    const controlsOf = (part: Element) => {
      const controls = 'button:enabled, input:not([type=radio]), input:checked, select, summary, a[href]';
      return [...part.querySelectorAll<HTMLElement>('*')].filter((element) => element.matches(controls));
    };
    const shown = await notes();
    const [first] = controlsOf(shown);
    first!.focus();
    expect([first, ...(await tabbed(shown))]).toEqual(controlsOf(shown));

    const drawer = await openDrawer();
    await user.click(within(drawer).getByText('For developers'));
    await user.click(within(drawer).getByRole('button', { name: 'Show QR code' }));
    within(drawer).getByRole('heading', { level: 2 }).focus();
    const all = controlsOf(drawer);
    expect(all.length).toBeGreaterThan(40);
    expect(await tabbed(drawer)).toEqual(all);
  });

  it('stays in the faults of the drawer when one is removed', async () => {
    const { user } = await openFresh('/bot?person=member&lng=en&fault=500 GET /api/watchlists');
    const drawer = within(await openDrawer());
    drawer.getByRole('button', { name: /^Clear the fault of .*watchlists/ }).focus();

    await user.keyboard('{Enter}');

    expect(document.activeElement).toBe(drawer.getByRole('region', { name: 'Faults per call' }));
  });
});
