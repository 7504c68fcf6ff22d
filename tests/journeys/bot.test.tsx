import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { linkTo } from '../../src/member/bot/BotLink';
import { links, openBot, qrCodes } from '../support/bot';
import { notices } from '../support/page';
import { renderApp } from '../support/renderApp';
import { openWithRows } from '../support/watchlist';

const ZALO = 'https://bot.nhip.example/zalo?ref=NHIP01';
const TELEGRAM = 'https://bot.nhip.example/telegram?start=NHIP01';

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
