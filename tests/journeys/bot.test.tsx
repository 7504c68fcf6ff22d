import { act, screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it, vi } from 'vitest';
import { linkTo } from '../../src/member/bot/BotLink';
import { notices, region, rowsToArrive } from '../support/page';
import { renderApp, type Prepare } from '../support/renderApp';

const ZALO = 'https://bot.nhip.example/zalo?ref=NHIP01';
const TELEGRAM = 'https://bot.nhip.example/telegram?start=NHIP01';

const links = () => [...region('Link the bot')!.querySelectorAll('.address a')];
const qrCodes = () => within(region('Link the bot')!).queryAllByRole('img');
const messages = () => [...(region('What the bot sends')?.querySelectorAll('.message') ?? [])];
const stops = () =>
  [...region('Stop the messages')!.querySelectorAll('li')].map(({ textContent }) => textContent);

async function open(prepare?: Prepare, isDemo?: true) {
  const page = await renderApp({ at: '/bot', ...(prepare && { prepare }), ...(isDemo && { isDemo }) });
  await waitFor(() => expect(region('Link the bot')?.querySelector('.skeleton')).toBeNull());
  await waitFor(() => expect(region('What the bot sends')?.querySelector('.skeleton')).toBeNull());
  return page;
}

describe('the bot page', () => {
  it('is in the main menu, for members', async () => {
    const { user, path } = await renderApp();
    await rowsToArrive();

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
    await open();

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
    const { user } = await open();

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

  it('shows the newest signals as messages, labelled as an example, with the day they can be sold from', async () => {
    await open((server) =>
      server.get('/api/tplus_signals', () => ({
        data: [
          { symbol: 'HPG', price: 26.9, signal_type: 'buy_break_out', updated: '2026-08-27 14:47:10' },
          { symbol: 'VNM', price: null, signal_type: 'sell_everything', updated: '2026-08-26 2:50 PM' },
          { symbol: 'FPT', price: 71, signal_type: 'buy_trend_up', updated: '2027-04-28 14:50:00' },
          { symbol: 'SSI', price: 30, signal_type: 'buy_trend_up', updated: '2026-08-20 14:50:00' },
        ],
      })),
    );

    expect(messages().map(({ children }) => [...children].map(({ textContent }) => textContent))).toEqual([
      [
        'FPT71.00Trend following',
        'Can be bought from Thursday 29/04Can be sold from the afternoon of Tuesday 04/05 (expected)',
        '14:50 28/04/2027',
      ],
      [
        'HPG26.90Breakout',
        'Can be bought from Friday 28/08Can be sold from the afternoon of Friday 04/09',
        '14:47 27/08/2026',
      ],
      [
        'VNM——',
        'Can be bought from Thursday 27/08Can be sold from the afternoon of Thursday 03/09',
        '14:50 26/08/2026',
      ],
    ]);
    expect(within(region('What the bot sends')!).getByText('Sample data')).toBeInstanceOf(HTMLElement);
  });

  it('never says otherwise than the table of signals', async () => {
    const { user } = await open();
    const texts = messages().map((message) => [
      message.querySelector('.symbol')?.textContent,
      message.querySelector('.semibold')?.textContent,
    ]);

    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() =>
      expect(region('Recommended stocks')?.querySelectorAll('tbody tr').length).toBeGreaterThan(3),
    );

    const rows = [...region('Recommended stocks')!.querySelectorAll('tbody tr')].slice(0, 3);
    expect(texts).toHaveLength(3);
    expect(texts).toEqual(
      rows.map((row) => [
        row.querySelector('.symbol')?.textContent,
        row.querySelector('.semibold')?.textContent,
      ]),
    );
  });

  it('says how to stop: by the bot’s own word, and always in the messaging app', async () => {
    await open();

    expect(stops()).toEqual([
      'Zalo: send “DUNG” to the bot.',
      'Telegram: send “/stop” to the bot.',
      'Block the bot, or leave the chat, in the messaging app.',
      'Your Nhịp account stays as it is. To get messages again, link the bot as before.',
    ]);
  });
});

describe('the bot page of the demo', () => {
  it('has the confirmation that no bot can send, which completes the link', async () => {
    const { path, requests } = await open(undefined, true);

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
    await open();
    expect(screen.queryByRole('link', { name: /^Confirm/ })).toBeNull();
  });
});

describe('the bot page against an API without bots', () => {
  it.each([
    { what: 'no such call', answer: () => new Response(404, {}, { message: 'Không có.' }) },
    { what: 'no bot', answer: () => new Response(200, {}, { data: [] }) },
  ])('($what) says so, invents no link, and raises no notice', async ({ answer }) => {
    await open((server) => server.get('/api/bots', answer));

    expect(within(region('Link the bot')!).getByText('No bot to link yet')).toBeInstanceOf(HTMLElement);
    expect(region('Link the bot')!.textContent).toContain('Your referral code is NHIP01.');
    expect([links(), qrCodes(), notices()]).toEqual([[], [], []]);
    expect(stops()).toHaveLength(2);
    expect(messages()).toHaveLength(3);
  });

  it('fails inside its panel, with a retry that brings the links', async () => {
    let isBroken = true;
    const { user } = await open((server) =>
      server.get('/api/bots', () =>
        isBroken
          ? new Response(500, {}, {})
          : { data: [{ bot: 'zalo', name: 'Zalo', url: 'https://bot.nhip.example/zalo?ref={refCode}' }] },
      ),
    );
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

it('a referral code stays one part of the link, whatever it holds', () => {
  expect(linkTo('https://b.example/?ref={refCode}&x=1', 'A&b=/?#ệ')).toBe(
    'https://b.example/?ref=A%26b%3D%2F%3F%23%E1%BB%87&x=1',
  );
});
