import { act, screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { links, messages, openBot, qrCodes, stops } from '../support/bot';
import { notices, region, rowsToArrive } from '../support/page';
import { renderApp } from '../support/renderApp';

const ZALO = 'https://bot.nhip.example/zalo?ref=NHIP01';

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
