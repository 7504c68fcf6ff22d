import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages, openBot, stops } from '../support/bot';
import { region, textsOf } from '../support/page';
import { renderApp } from '../support/renderApp';
import { sentSignals } from '../support/sent-signals';

describe('the messages on the bot page', () => {
  it('shows the newest signals as messages, each with its reason and the day it can be sold from', async () => {
    await openBot({
      prepare: sentSignals(
        { symbol: 'HPG', price: 26.9, signal_type: 'buy_break_out', updated: '2026-08-27 14:47:10' },
        { symbol: 'VNM', price: null, signal_type: 'sell_everything', updated: '2026-08-26 2:50 PM' },
        { symbol: 'FPT', price: 71, signal_type: 'buy_trend_up', updated: '2028-04-27 14:50:00' },
        { symbol: 'SSI', price: 30, signal_type: 'buy_trend_up', updated: '2026-08-20 14:50:00' },
      ),
    });

    expect(messages().map(({ children }) => textsOf(children))).toEqual([
      [
        'FPT71.00Trend following',
        'The price is above MA50, MA150 and MA200, near its 52-week high.',
        'Can be bought from Friday 28/04/2028 (expected)Can be sold from the afternoon of Wednesday 03/05/2028 (expected)',
        '14:50 27/04/2028',
      ],
      [
        'HPG26.90Breakout',
        'The close passed the 55-day high on high volume.',
        'Can be bought from Friday 28/08Can be sold from the afternoon of Friday 04/09',
        '14:47 27/08/2026',
      ],
      [
        'VNM—sell_everything',
        'Can be bought from Thursday 27/08Can be sold from the afternoon of Thursday 03/09',
        '14:50 26/08/2026',
      ],
    ]);
  });

  it('leads each to its own signal, of a kind that the product lacks too', async () => {
    await openBot({
      prepare: sentSignals(
        { symbol: 'HPG', price: 26.9, signal_type: 'buy_break_out', updated: '2026-08-27 14:47:10' },
        { symbol: 'VNM', price: 60, signal_type: 'sell_everything', updated: '2026-08-26 2:50 PM' },
        { symbol: 'SSI', price: 30, signal_type: 'buy_trend_up', updated: 'yesterday' },
      ),
    });

    expect(messages().map((message) => message.querySelector('a')!.getAttribute('href'))).toEqual([
      '/technical/HPG?signal=buy_break_out.2026-08-27',
      '/technical/VNM?signal=sell_everything.2026-08-26',
      '/technical/SSI?signal=buy_trend_up.yesterday',
    ]);
  });

  it.each([
    ['are labelled as sample data in the demo', true],
    ['are not against a real server', undefined],
  ] as const)('%s', async (_, isDemo) => {
    await openBot({ ...(isDemo && { isDemo }) });
    const label = within(region('What the bot sends')!).queryByText('Sample data');
    expect(label !== null).toBe(isDemo === true);
  });

  it('marks a kind that did worse than buying any symbol that day, by its record', async () => {
    await renderApp({
      at: '/bot',
      stored: { worseKinds: JSON.stringify({ until: '2026-08-26', kinds: ['BREAK_OUT'] }) },
      prepare: sentSignals(
        { symbol: 'HPG', price: 26.9, signal_type: 'buy_break_out', updated: '2026-08-27 14:47:10' },
        { symbol: 'SSI', price: 30, signal_type: 'buy_trend_up', updated: '2026-08-20 14:50:00' },
      ),
    });
    await waitFor(() => expect(messages()).toHaveLength(2));

    expect(
      messages().map(({ textContent }) => textContent.includes('Record: worse than buying any')),
    ).toEqual([true, false]);
  });

  it('never says otherwise than the table of signals', async () => {
    const { user } = await openBot();
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

  it(
    'states the stop and the target of the plan on the page that it leads to',
    { tags: ['P27'] },
    async () => {
      const { reload } = await openBot();
      const stated = messages().map((message) => ({
        page: message.querySelector('a')!.getAttribute('href')!,
        plan: /Target ([\d.]+), stop ([\d.]+)/.exec(message.textContent)?.slice(1),
      }));
      expect(stated).toHaveLength(3);

      for (const { page, plan } of stated) {
        await reload(page);
        const terms = await screen.findByRole('region', { name: 'Trade plan' });
        const shown = (name: string) =>
          within(terms).getByText(name, { selector: 'dt' }).nextElementSibling!.firstChild!.textContent;
        await waitFor(() => expect([page, [shown('Target'), shown('Stop')]]).toEqual([page, plan]));
      }
    },
  );

  it('says how to stop: by the bot’s own word, and always in the messaging app', async () => {
    await openBot();

    expect(stops()).toEqual([
      'Zalo: send “DUNG” to the bot.',
      'Telegram: send “/stop” to the bot.',
      'Block the bot, or leave the chat, in the messaging app.',
      'Your Nhịp account stays as it is. To get messages again, link the bot as before.',
    ]);
  });
});
