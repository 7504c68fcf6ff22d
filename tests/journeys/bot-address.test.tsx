import { screen, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { MockServer } from '../../mock-server/backend';
import { region } from '../support/page';
import { renderApp } from '../support/renderApp';

async function open(address: string, bots: Parameters<MockServer['get']>[1]) {
  vi.stubEnv('VITE_BOT_URL', address);
  onTestFinished(() => void vi.unstubAllEnvs());
  await renderApp({ at: '/bot', prepare: (server) => server.get('/api/bots', bots) });
  await screen.findByRole('heading', { level: 1, name: 'Bot' });
}

const missing = () => new Response(404, {}, { message: 'Không có.' });
const link = () => within(region('Link the bot')!).findByRole('link', { name: /^https:/ });

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
