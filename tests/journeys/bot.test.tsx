import { screen, waitFor, within, act } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it, vi, onTestFinished } from 'vitest';
import type { MockServer } from '../../mock-server/backend';
import { linkTo } from '../../src/member/bot/BotLink';
import { links, openBot, qrCodes, messages, stops } from '../support/bot';
import { notices, region, rowsToArrive } from '../support/page';
import { renderApp } from '../support/renderApp';
import { openWithRows } from '../support/watchlist';

const ZALO = 'https://bot.nhip.example/zalo?ref=NHIP01';
const TELEGRAM = 'https://bot.nhip.example/telegram?start=NHIP01';

async function open(address: string, bots: Parameters<MockServer['get']>[1]) {
  vi.stubEnv('VITE_BOT_URL', address);
  onTestFinished(() => void vi.unstubAllEnvs());
  await renderApp({ at: '/bot', prepare: (server) => server.get('/api/bots', bots) });
  await screen.findByRole('heading', { level: 1, name: 'Bot' });
}

const missing = () => new Response(404, {}, { message: 'Không có.' });
const link = () => within(region('Link the bot')!).findByRole('link', { name: /^https:/ });

describe('the bot page', () => {
  it('is in the main menu, for members', async () => {
    const { user, path } = await openWithRows();

    await user.click(within(screen.getByRole('navigation', { name: 'Main menu' })).getByText('Bot'));
    await screen.findByRole('heading', { level: 1, name: 'Bot' });

    expect([path(), document.title]).toEqual(['/bot', 'Bot | Nhịp']);
    expect(screen.getByRole('link', { name: 'Bot' }).ariaCurrent).toBe('page');
  });

  it('keeps visitors out', async () => {
    const { path } = await renderApp({ at: '/bot', as: 'visitor' });
    await screen.findByRole('form', { name: 'Log in' });
    expect(path()).toBe('/about');
  });

  it('links each bot in the name of the person: a link and a QR code with the referral code', async () => {
    await openBot();

    expect(links().map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      [ZALO, ZALO],
      [TELEGRAM, TELEGRAM],
    ]);
    expect(links().map((link) => [link.getAttribute('target'), link.getAttribute('rel')])).toEqual([
      ['_blank', 'noopener noreferrer'],
      ['_blank', 'noopener noreferrer'],
    ]);
    expect(qrCodes().map(({ ariaLabel }) => ariaLabel)).toEqual([
      'QR code that opens a chat with the Zalo bot, with the referral code NHIP01',
      'QR code that opens a chat with the Telegram bot, with the referral code NHIP01',
    ]);
    const drawn = qrCodes().map((code) => code.querySelector('path')?.getAttribute('d') ?? '');
    expect([drawn.every((path) => path.length > 500), new Set(drawn).size]).toEqual([true, 2]);
  });

  it('copies a link, and says so, also where the browser does not let it', async () => {
    const { user } = await openBot();

    await user.click(screen.getByRole('button', { name: 'Copy the Zalo link' }));
    await waitFor(() => expect(notices()).toEqual([['status', 'Zalo link copied', ZALO]]));
    expect(await navigator.clipboard.readText()).toBe(ZALO);

    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy the Telegram link' }));
    await waitFor(() =>
      expect(notices()).toContainEqual([
        'alert',
        'Could not copy the link',
        'You can select the link and copy it.',
      ]),
    );
  });
});

it('a referral code stays one part of the link, whatever it holds', () => {
  expect(linkTo('https://b.example/?ref={refCode}&x=1', 'A&b=/?#ệ')).toBe(
    'https://b.example/?ref=A%26b%3D%2F%3F%23%E1%BB%87&x=1',
  );
});

describe('the bot page with the address of a bot in the build', () => {
  it.each([
    ['https://t.example/nhip_bot?start={refCode}', 'https://t.example/nhip_bot?start=NHIP01'],
    ['https://t.example/nhip_bot', 'https://t.example/nhip_bot?ref=NHIP01'],
    ['https://t.example/nhip_bot?a=1#b', 'https://t.example/nhip_bot?a=1&ref=NHIP01#b'],
  ])('links %s where the API has no such call', async (address, href) => {
    await open(address, missing);

    expect((await link()).getAttribute('href')).toBe(href);
    expect(
      screen.getByRole('img', {
        name: 'QR code that opens a chat with the t.example bot, with the referral code NHIP01',
      }),
    ).toBeInstanceOf(SVGElement);
  });

  it('links the bots of the API where it names them', async () => {
    await open('https://t.example/{refCode}', () => ({
      data: [{ bot: 'zalo', name: 'Zalo', url: 'https://bot.example/{refCode}' }],
    }));

    expect((await link()).getAttribute('href')).toBe('https://bot.example/NHIP01');
  });

  it('has no bot to link where the API says that there is none', async () => {
    await open('https://t.example/{refCode}', () => ({ data: [] }));

    expect(await screen.findByText('No bot to link yet')).toBeInstanceOf(HTMLElement);
  });
});

describe('the bot page of the demo', () => {
  it('has the confirmation that no bot can send, which completes the link', async () => {
    const { path, requests } = await openBot({ isDemo: true });

    await act(async () => screen.getByRole('link', { name: 'Confirm with Zalo' }).click());
    await rowsToArrive();

    expect([path(), notices()]).toEqual([
      '/',
      [['status', 'Your subscription is confirmed', 'The bot will send you signals from now on.']],
    ]);
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([
      'POST /api/signal/subscribe-confirm',
    ]);
  });

  it('is the only one that has it', async () => {
    await openBot();
    expect(screen.queryByRole('link', { name: /^Confirm/ })).toBeNull();
  });
});

describe('the bot page against an API without bots', () => {
  it.each([
    { what: 'no such call', answer: () => new Response(404, {}, { message: 'Không có.' }) },
    { what: 'no bot', answer: () => new Response(200, {}, { data: [] }) },
  ])('($what) says so, invents no link, and raises no notice', async ({ answer }) => {
    await openBot({ prepare: (server) => server.get('/api/bots', answer) });

    expect(within(region('Link the bot')!).getByText('No bot to link yet')).toBeInstanceOf(HTMLElement);
    expect(region('Link the bot')!.textContent).toContain('Your referral code is NHIP01.');
    expect([links(), qrCodes(), notices()]).toEqual([[], [], []]);
    expect(stops()).toHaveLength(2);
    expect(messages()).toHaveLength(3);
  });

  it('fails inside its panel, with a retry that brings the links', async () => {
    let isBroken = true;
    const { user } = await openBot({
      prepare: (server) =>
        server.get('/api/bots', () =>
          isBroken
            ? new Response(500, {}, {})
            : { data: [{ bot: 'zalo', name: 'Zalo', url: 'https://bot.nhip.example/zalo?ref={refCode}' }] },
        ),
    });
    expect(within(region('Link the bot')!).getByText('The bot could not be loaded')).toBeInstanceOf(
      HTMLElement,
    );
    expect([notices(), messages().length]).toEqual([[], 3]);

    isBroken = false;
    await user.click(within(region('Link the bot')!).getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(links().map((link) => link.getAttribute('href'))).toEqual([ZALO]));
  });

  it('says what is missing where the person has no referral code', async () => {
    const user = JSON.stringify({ id: 1, firstName: 'An' });
    await renderApp({ at: '/bot', stored: { user } });

    expect(await screen.findByText('Your account has no referral code')).toBeInstanceOf(HTMLElement);
    expect([links(), qrCodes()]).toEqual([[], []]);
  });

  it('says that the bot is quiet where there are no signals', async () => {
    await renderApp({ at: '/bot', scenario: 'empty' });

    expect(await screen.findByText('The bot writes only when there is a signal.')).toBeInstanceOf(
      HTMLElement,
    );
  });
});
