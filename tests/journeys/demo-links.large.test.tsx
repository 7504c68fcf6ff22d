import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { themeOf } from '../../machines/theme.machine';
import { notices } from '../support/page';
import { tag } from '../support/presentation';
import { textOf } from '../support/qr-code';
import { openDemo } from '../support/renderApp';

type Opened = Awaited<ReturnType<typeof openDemo>>;

const copyLink = /^(Copy link|Sao chép liên kết|Link kopieren)$/;

/** Everything that a link carries, as the page and the server have it. */
function stateOf({ actors, server }: Opened) {
  const { session, theme } = actors;
  return {
    person: session.getSnapshot().context.session?.user.email ?? 'nobody',
    page: window.location.pathname,
    market: actors.clock.now().toISOString(),
    language: document.documentElement.lang,
    theme: themeOf(theme.getSnapshot()),
    title: document.title,
    latency: server.timing,
    kept: sessionStorage.getItem('demo.settings'),
  };
}

/** Opens an address as an empty browser does. */
async function openFresh(address: string) {
  localStorage.clear();
  sessionStorage.clear();
  const opened = await openDemo(address);
  await tag();
  return opened;
}

/** Copies the link of the open page's state. */
async function copied({ user }: Opened): Promise<string> {
  await user.click(await tag());
  // Within the drawer: to search a whole page takes so long that React hardly gets to render between two searches.
  const drawer = within(screen.getByRole('dialog', { name: /./ }));
  await user.click(await drawer.findByRole('button', { name: copyLink }));
  return navigator.clipboard.readText();
}

// Its first import takes seconds, which must not eat into a test's patience.
beforeAll(async () => {
  await import('../../src/demo/DemoDrawer');
}, 60_000);

describe('a link that sets the clock', () => {
  it('does not say that an earlier visit has set it', async () => {
    await openFresh('/bot?person=member&lng=en&clock=2026-08-26T10:20:00&speed=0');
    await screen.findByRole('button', { name: /demo clock/ });
    expect(notices()).toEqual([]);
  });
});

describe('a copied link', () => {
  it.each([
    ['/?person=member&lng=en&theme=dark', { person: 'member@nhip.example', language: 'en', theme: 'dark' }],
    ['/about?person=visitor&lng=de&theme=light', { person: 'nobody', page: '/about', language: 'de' }],
    ['/admin/plan?person=admin&lng=vi', { person: 'admin@nhip.example', page: '/admin/plan' }],
    ['/technical/FPT?person=member&lng=en&range=1Y', { page: '/technical/FPT' }],
    ['/?person=new&lng=en', { person: 'newcomer@nhip.example' }],
    [
      '/bot?person=member&lng=en&clock=2026-08-26T09:05:00&speed=0&scenario=crash-day',
      { market: '2026-08-26T02:05:00.000Z', page: '/bot' },
    ],
    ['/whale?person=member&clock=tet&speed=0&lng=en', { market: '2026-02-17T03:00:00.000Z' }],
    ['/bot?person=member&latency=200&lng=de&scenario=empty', { latency: 200, language: 'de' }],
    [
      '/bot?person=member&lng=en&fault=500+GET+%2Fapi%2Fwatchlists&fault=offline+GET+%2Fapi%2Fbots+once',
      { page: '/bot' },
    ],
    [
      '/bot?person=admin&lng=en&theme=dark&brand=Phù Sa&brand-dark=f2a65a&brand-light=8f4a00',
      { title: 'Bot | Phù Sa', kept: expect.stringContaining('brand-dark=f2a65a&brand-light=8f4a00') },
    ],
  ])('opens the same state in an empty browser: %s', async (address, expected) => {
    const opened = await openFresh(address);
    await waitFor(() => expect(stateOf(opened)).toMatchObject(expected));
    const link = await copied(opened);
    const before = stateOf(opened);
    opened.close();

    const next = await openFresh(link);

    await waitFor(() => expect(stateOf(next)).toEqual(before));
    expect(before.kept).not.toBe('');
    // The settings are applied once: a reload keeps what was changed since.
    expect(window.location.search).not.toMatch(/person=|lng=|latency=|fault=|brand=/);
  });

  it('carries what was chosen in the drawer', async () => {
    const { user } = await openFresh('/bot?person=member&lng=en');
    await user.click(await tag());
    const panel = within(await screen.findByRole('dialog', { name: 'Demo controls' }));
    await user.click(await panel.findByRole('radio', { name: 'New member' }));
    await user.click(await panel.findByRole('radio', { name: '1500 ms' }));
    await user.click(panel.getByRole('button', { name: '11:45 Lunch break' }));
    await user.click(panel.getByRole('radio', { name: 'Still' }));
    await user.selectOptions(panel.getByRole('combobox', { name: 'Call' }), 'GET /api/watchlists');
    await user.selectOptions(panel.getByRole('combobox', { name: 'Answer' }), 'html');
    await user.selectOptions(panel.getByRole('combobox', { name: 'How often' }), 'always');
    await user.click(panel.getByRole('button', { name: 'Set the fault' }));
    await user.click(panel.getByRole('radio', { name: 'Light' }));
    await user.click(panel.getByRole('button', { name: 'Copy link' }));

    const { pathname, searchParams } = new URL(await navigator.clipboard.readText());
    expect([pathname, ...searchParams]).toEqual([
      '/bot',
      ['person', 'new'],
      ['clock', '2026-08-27T11:45:00'],
      ['speed', '0'],
      ['latency', '1500'],
      ['fault', 'html GET /api/watchlists'],
      ['lng', 'en'],
      ['theme', 'light'],
      ['brand', 'Nhịp'],
      ['scenario', 'demo'],
    ]);
    expect(panel.getByRole('textbox', { name: 'Link to exactly this state' })).toHaveProperty(
      'value',
      await navigator.clipboard.readText(),
    );
  });
});

it('a printed page has a QR code that leads to the state in which it was printed', async () => {
  const printed = await openFresh('/bot?person=member&lng=en&theme=light&clock=2026-08-26T09:05:00&speed=0');
  const before = stateOf(printed);
  const print = (moment: string) => act(() => void window.dispatchEvent(new Event(moment)));
  await waitFor(() => {
    print('afterprint');
    print('beforeprint');
    expect(document.querySelector('.printed-head .qr-code')).not.toBeNull();
  });
  const code = document.querySelector('.printed-head .qr-code')!;
  expect(code.ariaLabel).toBe('QR code that opens exactly this state');
  const link = textOf(code);

  print('afterprint');
  expect(document.querySelector('.printed-head')).toBeNull();
  printed.close();
  const opened = await openFresh(link);
  await waitFor(() => expect(stateOf(opened)).toEqual(before));
});
