import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { steps, type StepName } from '../../src/demo/tour/steps';
import { en, messages } from '../support/texts';
import { openDemo } from '../support/renderApp';

const step = (name: StepName) => screen.findByRole('dialog', { name: en[`demo.step.${name}`] });
const toured = () => document.querySelector('[data-toured]');

// Its first import takes seconds, which must not eat into a test's patience.
beforeAll(() => import('../../src/demo/DemoDrawer').then(() => {}), 60_000);

describe('the tour', () => {
  it('leads a visitor through the sign-in and the main job, each step at its element, the last without a next one', async () => {
    const { user } = await openDemo('/?tour&lng=en&person=visitor');
    await within(await step('signIn')).findByRole('button', { name: 'Next' });
    await waitFor(() => expect(toured()?.tagName).toBe('FORM'));
    await user.click(screen.getByRole('button', { name: 'Next' }));

    const seen: [string, boolean][] = [];
    for (const name of steps) {
      const dialog = await step(name);
      await waitFor(() => expect(document.activeElement).toBe(dialog));
      await waitFor(() => expect(toured()).not.toBeNull());
      seen.push([window.location.pathname.split('/')[1]!, toured()!.closest('header, main') !== null]);
      if (name !== 'demo') await user.keyboard('{ArrowRight}');
    }

    expect(seen).toEqual(
      ['', '', 'technical', 'technical', 'technical', 'desk', 'market', '', ''].map((page) => [page, true]),
    );
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect([screen.queryByRole('dialog'), toured()]).toEqual([null, null]);
  });

  it('offers sample files on My T+, whose import is seen first and then saved', async () => {
    sessionStorage.setItem('demo.tour', String(steps.indexOf('desk')));
    const { user } = await openDemo('/desk?lng=en&person=member');
    await user.click(within(await step('desk')).getByRole('button', { name: en['demo.sample.statement'] }));
    await user.click(await screen.findByRole('button', { name: 'Import 5 trades' }, { timeout: 5_000 }));
    await screen.findByText(/Imported 5 trades/);
  });

  it('survives the sign-in by the form, and is left with Escape without harm', async () => {
    const { user } = await openDemo('/?tour&lng=en&person=visitor');
    await step('signIn');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'member@nhip.example');
    await user.type(screen.getByLabelText('Password'), 'Nhip@2026');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(async () => expect(document.activeElement).toBe(await step('pulse')));

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect([window.location.pathname, sessionStorage.getItem('demo.tour')]).toEqual(['/', null]);
    expect(document.activeElement?.id).toBe('content');
  });

  it('stays under the drawer, which the first Escape closes alone', async () => {
    const { user } = await openDemo('/bot?tour&lng=en&person=member');
    await waitFor(async () => expect(document.activeElement).toBe(await step('pulse')));
    await user.keyboard('{Control>}.{/Control}');
    const drawer = await screen.findByRole('dialog', { name: 'Demo controls' });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));

    await user.keyboard('{Escape}');
    expect([screen.queryByRole('dialog', { name: 'Demo controls' }), await step('pulse')]).toEqual([
      null,
      expect.any(HTMLElement),
    ]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(Object.entries(messages))(
    'names the plan, the results and what came of following them as the page does (%s)',
    (_, texts) => {
      const signals = texts['demo.step.signals.text'];
      expect(signals).toContain(texts['signals.view.results']);
      expect(signals.toLowerCase()).toContain(texts['follow.title'].toLowerCase());
      expect(texts['demo.step.why.text']).toMatch(new RegExp(texts['plan.title'], 'i'));
    },
  );

  it('says eight to ten things, each in the language of the interface', () => {
    expect(steps.length + 1).toBe(10);
    for (const texts of Object.values(messages)) {
      const said = Object.entries(texts).filter(([key]) => key.startsWith('demo.step.'));
      expect(new Set(said.map(([, text]) => text)).size).toBe(20);
    }
  });
});
