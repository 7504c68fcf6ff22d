import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { menuOfMembers } from '../support/listed-pages';
import { listed, notices, region, row, textsOf } from '../support/page';
import { renderApp } from '../support/renderApp';
import { words } from '../support/texts';
import { openWithRows, symbolField } from '../support/watchlist';

const headersOf = (name: string) => textsOf(within(region(name)!).getAllByRole('columnheader'));

// Testing Library takes every header and footer for one of the page, also those of a section.
const landmarks = (role: string) =>
  screen.getAllByRole(role).filter((element) => !element.parentElement?.closest('section, main'));

const namesOf = (role: string) => screen.getAllByRole(role).map((element) => element.ariaLabel);

describe('what assistive technology finds on the home page', () => {
  it('are the landmarks and the panels', { tags: ['P13'] }, async () => {
    await openWithRows();

    expect(['banner', 'main', 'contentinfo'].map((role) => landmarks(role).length)).toEqual([1, 1, 1]);
    expect(namesOf('navigation')).toEqual(['Main menu']);
    expect(namesOf('region')).toEqual(['Market pulse', 'Recommended stocks', 'News', 'Watchlist', 'Notices']);
    expect(textsOf(screen.getAllByRole('heading', { level: 1 }))).toEqual(['Dashboard']);
    expect(
      within(screen.getByRole('navigation'))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.ariaCurrent]),
    ).toEqual(menuOfMembers.map(({ path, title }) => [words(title), path === '/' ? 'page' : null]));
  });

  it('are tables with their headers in order, and rows that name their symbol', async () => {
    await openWithRows({ hasAllSignals: true });
    await waitFor(() => expect(region('Recommended stocks')!.querySelector('tbody tr')).not.toBeNull());

    expect(headersOf('Watchlist')).toEqual(['Symbol', 'Name', '30 days', 'Price', 'Actions']);
    expect(headersOf('Recommended stocks').slice(0, 4)).toEqual(['Symbol', 'Price', 'Signal', 'Updated']);
    const signals = [...region('Recommended stocks')!.querySelectorAll<HTMLElement>('tr[data-symbol]')];
    const days = signals.map((signal) => signal.children[3]!.textContent.slice(-10));
    expect(signals.map(({ dataset }) => dataset['dayStart'] !== undefined)).toEqual(
      days.map((day, i) => day !== days[i - 1]),
    );
  });

  it('is a watchlist whose parts have names', async () => {
    await openWithRows();
    const list = within(region('Watchlist')!);

    expect(list.getByRole('combobox', { name: 'Watchlist' })).toBeInstanceOf(HTMLSelectElement);
    expect(list.getByRole('combobox', { name: 'Symbol' })).toBeInstanceOf(HTMLInputElement);
    expect(list.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent)).toEqual([
      'Download CSV: Lướt sóng T+',
      'Columns',
      'New list',
      'List options',
      'Add',
      ...listed().flatMap((symbol) => [`Copy ${symbol}`, `Alert on ${symbol}`, `Delete ${symbol}`]),
    ]);
    expect(listed().map((symbol) => row(symbol).ariaSelected)).toEqual([
      'true',
      ...listed()
        .slice(1)
        .map(() => 'false'),
    ]);
  });

  it('are the settings and the user menu, by their names', async () => {
    const { user } = await openWithRows();

    await user.click(await screen.findByRole('button', { name: 'Settings' }));
    const radios = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      'Light',
      'Dark',
      'Tiếng Việt',
      'English',
      'Deutsch',
    ]);
    expect(screen.getByRole('switch', { name: 'Night mode' })).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('button', { name: 'User menu' }));

    expect(screen.getByRole('link', { name: 'Log out' }).getAttribute('href')).toBe('/logout');
    expect(screen.getByText('Nguyễn Minh Anh')).toBeInstanceOf(HTMLElement);
  });

  it(
    'are notices that announce themselves, can be dismissed, and hand the focus on',
    { tags: ['P13'] },
    async () => {
      const { user } = await openWithRows({ at: '/technical/HPG' });
      await user.click(screen.getByRole('button', { name: 'Delete VND' }));
      await user.type(symbolField(), 'zzz{Enter}');
      await waitFor(() => expect(notices().map(([role]) => role)).toEqual(['status', 'alert']));
      const dismiss = () => within(region('Notices')!).getAllByRole('button', { name: 'Dismiss notice' });

      dismiss()[0]!.focus();
      await user.keyboard('{Enter}');
      expect(notices()).toEqual([['alert', 'Failed to add symbol', 'The symbol ZZZ could not be found.']]);
      expect(document.activeElement === dismiss()[0]).toBe(true);
      await user.keyboard('{Enter}');

      expect(notices()).toEqual([]);
    },
  );
});

describe('what assistive technology finds on a symbol’s page', { tags: ['P13'] }, () => {
  it('is the symbol, its chart with the candles’ own name on it, and the list', async () => {
    await openWithRows({ at: '/technical/VNM' });
    await waitFor(() => expect(region('Chart')?.dataset['painted']).toBe('VNM'));
    await screen.findByRole('region', { name: 'Why this signal' });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('VNM');
    await waitFor(() =>
      expect(namesOf('region')).toEqual([
        'Last price',
        'Chart',
        'Why this signal',
        'Trade plan',
        'Order book',
        'Company',
        'Notes',
        'Watchlist',
        'Notices',
      ]),
    );
    expect(region('Chart')!.querySelector('canvas')).not.toBeNull();
    expect(screen.getByRole('img', { name: 'Chart VNM' })).toBeInstanceOf(HTMLElement);
  });

  it('says nothing is painted of a symbol that nobody knows', async () => {
    await renderApp({ at: '/technical/ZZZ' });
    await waitFor(() => expect(region('Chart')?.textContent).toContain('ZZZ'));

    expect(region('Chart')!.dataset['painted']).toBeUndefined();
  });
});

describe('what assistive technology finds at the door', { tags: ['P13'] }, () => {
  it('is a form whose fields are named and known to password managers', async () => {
    await renderApp({ at: '/auth/login', as: 'visitor' });
    const form = within(await screen.findByRole('form', { name: 'Log in' }));

    expect(form.getByRole('textbox', { name: 'Email' }).getAttribute('autocomplete')).toBe('username');
    expect(form.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
    expect(form.getByLabelText('Password').getAttribute('type')).toBe('password');
    expect(form.getByRole('button', { name: 'Log in' }).getAttribute('type')).toBe('submit');
  });
});
