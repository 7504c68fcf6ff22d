import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { region } from '../support/page';
import { renderApp } from '../support/renderApp';
import { openWithRows, symbolField } from '../support/watchlist';

/** Letters of Vietnamese that German and English lack. */
const VIETNAMESE = /[àáâãèéêìíòóôõùúýăĩũơưđ\u1EA0-\u1EF9]/i;

/** Words of Vietnam that German and English take over: the brand, the currency, the new year, the kings. */
const BORROWED = /Nhịp|Đồng|Tết|Hùng-Könige|Tiếng Việt|^ ?đ$|\d đ(?![\p{L}])/gu;

/** What the person wrote, in whatever language: their name. */
const OWN = '[aria-label="Benutzermenü"]';

/** The Vietnamese texts in the page that nothing marks as such. */
function unmarked() {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement!;
    const text = walker.currentNode.textContent!.replaceAll(BORROWED, '').trim();
    if (!VIETNAMESE.test(text) || element.closest(`${OWN}, script, style`)) continue;
    if (element.closest('[lang]')?.getAttribute('lang') !== 'vi') found.push(text);
  }
  return found;
}

describe('Vietnamese in a German page is marked as Vietnamese', () => {
  it.each([
    { at: '/', ready: () => screen.findAllByRole('article') },
    { at: '/technical/HPG', ready: () => screen.findByRole('heading', { level: 1, name: /HPG/ }) },
    { at: '/market?exchange=HNX', ready: () => screen.findAllByRole('table') },
    { at: '/market?tab=map&view=table', ready: () => screen.findAllByRole('table') },
    { at: '/market?tab=movers', ready: () => screen.findAllByRole('table') },
    { at: '/whale', ready: () => screen.findAllByRole('table') },
    { at: '/bot', ready: () => screen.findAllByRole('heading', { level: 2 }) },
    { at: '/profile', ready: () => screen.findByText('Mitgliedschaft') },
    { at: '/profile/payments', ready: () => screen.findAllByRole('table') },
  ])('on $at', async ({ at, ready }) => {
    await renderApp({ at, stored: { lng: 'de' } });
    await ready();
    await screen.findAllByRole('heading');

    expect(unmarked()).toEqual([]);
  });

  it('in the names of companies also where they have no diacritics', async () => {
    const { user } = await openWithRows({ stored: { lng: 'de' } });
    await user.type(symbolField(), 'bid');
    const suggestion = await screen.findByRole('option', { name: /^BID/ });
    const languageOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang');
    const names = [within(region('Watchlist')!).getByText('VNDIRECT'), within(suggestion).getByText('BIDV')];

    expect(names.map(languageOf)).toEqual(['vi', 'vi']);
  });

  it('in the search', async () => {
    const { user } = await renderApp({ stored: { lng: 'de' } });
    await user.type(await screen.findByRole('combobox', { name: 'Suche' }), 'hoa');
    await screen.findAllByRole('option', { name: /HPG/ });

    expect(unmarked()).toEqual([]);
  });

  it('in the plans of a user', async () => {
    const { user } = await renderApp({ at: '/admin/plan', as: 'admin', stored: { lng: 'de' } });
    await user.click(await screen.findByRole('combobox', { name: 'Benutzer' }));
    await user.click((await screen.findAllByRole('option'))[0]!);
    await within(await screen.findByRole('region', { name: 'Übersicht zum Benutzer' })).findByText('Aktiv');

    expect(unmarked()).toEqual([]);
  });
});
