import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '../../machines/session.machine';
import { themeMachine } from '../../machines/theme.machine';
import { createFaults, type Fault } from '../../mock-server/faults';
import { AppActorsProvider, type AppActors } from '../../src/app/actors/AppActors';
import { ownBrand } from '../../src/demo/brand';
import type { Brand } from '../../src/demo/chosen-brand';
import type { Controls } from '../../src/demo/controls';
import type { Logo } from '../../src/demo/logo/logo';
import { LinkControls } from '../../src/demo/LinkControls';
import { createPrinted, loadPrinted } from '../../src/demo/printed';
import type { Latency } from '../../src/demo/settings';
import type { Linked } from '../../src/demo/useStateLink';
import { setLanguage } from '../../src/i18n/i18n';
import { createStore } from '../../src/lib/store';
import { quietZoneOf, textOf } from '../support/qr-code';

/** The page of the tests. */
declare const jsdom: { readonly reconfigure: (settings: { url: string }) => void };

const CODE = { name: 'QR code that opens exactly this state' };
const AT = Date.parse('2026-08-26T09:05:00+07:00');

const longest: Brand = {
  name: 'Chứng khoán Đồng bằng sông Cửu Long Việt',
  dark: '#f2a65a',
  light: '#8f4a00',
};
const faults = Array.from({ length: 12 }, (_, index): Fault => ({
  answer: '500',
  call: `GET /api/call-${index}`,
  isOnce: true,
}));

beforeEach(() => setLanguage('en'));

type Own = { brand?: Brand; logo?: Logo; faults?: readonly Fault[] };

function draw(view: (linked: Linked & Pick<Controls, 'logo'>) => React.ReactNode, own: Own = {}) {
  window.history.replaceState(null, '', '/technical/FPT?range=1Y');
  const actors = {
    session: createActor(sessionMachine, { input: { stored: null } }),
    theme: createActor(themeMachine, {
      input: {
        stored: { theme: 'dark', isNightMode: false, nightHours: { from: 0, to: 0 } },
        system: 'light',
      },
    }),
  } as unknown as AppActors;
  const linked = {
    time: { setting: () => ({ speed: 0 }), now: () => AT },
    scenario: 'crash-day',
    latency: createStore<Latency>(200),
    faults: createFaults(own.faults),
    brand: createStore(own.brand ?? ownBrand),
    logo: createStore(own.logo ?? null),
  } as unknown as Linked & Pick<Controls, 'logo'>;
  return render(<AppActorsProvider value={actors}>{view(linked)}</AppActorsProvider>);
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to exactly this state' });

describe('the QR code in the drawer', () => {
  it.each<[string, Own]>([
    ['of a page', {}],
    ['with the longest name of a brand', { brand: longest }],
    ['with a dozen faults', { faults }],
  ])('is the link that stands beside it, %s, in its quiet zone', async (_, own) => {
    draw((linked) => <LinkControls {...linked} />, own);

    await userEvent.click(screen.getByRole('button', { name: 'Show QR code' }));

    const code = await screen.findByRole('img', CODE);
    expect([textOf(code), quietZoneOf(code)]).toEqual([box().value, 4]);
    const { pathname, searchParams } = new URL(box().value);
    expect([pathname, searchParams.get('clock'), searchParams.getAll('fault').length]).toEqual([
      '/technical/FPT',
      '2026-08-26T09:05:00',
      own.faults?.length ?? 1,
    ]);
    // Nothing was copied.
    expect(screen.getByRole('status').textContent).not.toContain('Copied');
  });

  it('comes with a copied link, also where copying is denied', async () => {
    const user = userEvent.setup();
    draw((linked) => <LinkControls {...linked} />);
    const copy = vi.spyOn(navigator.clipboard, 'writeText');

    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Copied\./));
    expect(textOf(await screen.findByRole('img', CODE))).toBe(await navigator.clipboard.readText());

    copy.mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toMatch(/^The browser does not allow/),
    );
    expect(textOf(screen.getByRole('img', CODE))).toBe(box().value);
  });
});

describe('a link that is shown', () => {
  const hint = () => /This address opens on this machine alone/.exec(screen.getByRole('status').textContent);
  const show = () => userEvent.click(screen.getByRole('button', { name: 'Show QR code' }));

  it('says so where it opens on this machine alone', async () => {
    draw((linked) => <LinkControls {...linked} />);
    expect(hint()).toBeNull();
    await show();
    expect(hint()).not.toBeNull();
  });

  it('says nothing where others can open it', async () => {
    const { href } = window.location;
    jsdom.reconfigure({ url: 'https://demo.example/' });
    onTestFinished(() => jsdom.reconfigure({ url: href }));
    draw((linked) => <LinkControls {...linked} />);
    await show();
    expect([new URL(box().value).host, hint()]).toEqual(['demo.example', null]);
  });
});

describe('the link in the drawer', () => {
  const isSaid = (said: RegExp) => screen.queryByText(said) !== null;
  const language = /has the language and the person too, which the address bar does not/;
  const withoutLogo = /does not carry the logo/;

  it('says what it carries that the address bar does not', () => {
    draw((linked) => <LinkControls {...linked} />);
    expect([isSaid(language), isSaid(withoutLogo)]).toEqual([true, false]);
  });

  it('says that it does not carry the logo, while one is shown', () => {
    draw((linked) => <LinkControls {...linked} />, { logo: {} as Logo });
    expect(isSaid(withoutLogo)).toBe(true);
  });
});

it('a printed page has the code of the state in which it was printed', async () => {
  await loadPrinted();
  const { container } = draw((linked) => {
    const Printed = createPrinted(linked);
    return <Printed />;
  });

  // Paper does not wait: it is there at once.
  const code = within(container).getByRole('img', CODE);
  expect(textOf(code)).toMatch(/\/technical\/FPT\?range=1Y&person=visitor&clock=2026-08-26T09%3A05%3A00&/);
});
