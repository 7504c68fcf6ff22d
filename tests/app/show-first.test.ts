import { beforeEach, describe, expect, it } from 'vitest';
import { showFirst, type OutlineTable } from '../../src/app/outlines/show-first';

const table: OutlineTable = {
  brand: 'Phù Sa',
  texts: { vi: { 'app.name': '{{brand}}', 'page.home': 'Tổng quan', 'menu.plans': 'Gói' } },
  files: ['app.js', 'login.js', 'member.js', 'home.js'],
  languages: { vi: [[0], [2]] },
  frame: [2],
  rows: [
    ['^/$', [1], [3], false, '/', '/'],
    ['^/about$', [1], [], true, null, null],
    ['', [], [], false, null, null],
  ],
};

/** Opens an address with what the browser has stored; returns what is seen and what was requested. */
function open(address: string, stored: Record<string, string> = {}) {
  window.history.replaceState(null, '', address);
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  showFirst('/', table);
  const outline = document.querySelector<HTMLElement>('body > [data-shell]');
  return {
    welcome: document.querySelector('#root')!.textContent,
    menu: outline && [...outline.querySelectorAll('a')].map(({ textContent }) => textContent),
    current: outline?.querySelector('[aria-current]')?.textContent,
    requested: [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname),
  };
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'vi';
  document.head.replaceChildren();
  document.body.innerHTML = `<div id="root"></div><template id="welcome"><p>app.name</p></template>
    <template id="frame"><nav><a href="/">page.home</a><a href="/admin/plan">menu.plans</a></nav></template>`;
});

describe('a page whose app is still on its way', () => {
  it('shows a visitor the welcome, and requests their page', () => {
    expect(open('/about')).toMatchObject({
      welcome: 'Phù Sa',
      menu: null,
      requested: ['/login.js', '/app.js'],
    });
  });

  it('shows a member the frame with the open page, and requests their texts first', () => {
    expect(open('/', { accessToken: 'x', user: '{}' })).toEqual({
      welcome: '',
      menu: ['Tổng quan'],
      current: 'Tổng quan',
      requested: ['/member.js', '/app.js'],
    });
  });

  it('shows an admin the pages for admins too', () => {
    expect(open('/', { accessToken: 'x', user: '{"isAdmin":true}' }).menu).toEqual(['Tổng quan', 'Gói']);
  });

  it.each([
    { who: 'a locked browser', at: '/', stored: { accessToken: 'x', locked: 'true' } },
    { who: 'a member on a page for anyone', at: '/about', stored: { accessToken: 'x' } },
    { who: 'a visitor on a page for members', at: '/', stored: {} },
    { who: 'a member whose record is damaged', at: '/', stored: { accessToken: 'x', user: '{' } },
  ])('shows nothing to $who', ({ at, stored }) => {
    expect(open(at, stored)).toMatchObject({ welcome: '', menu: null });
  });
});
