import { act, screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { at, leave, lookAway, stopTime } from '../support/live';
import { renderApp } from '../support/renderApp';

/** The market page at a time of the market, its quotes there. */
async function open(time: string, tab = 'board') {
  const { hands, moveTo } = stopTime(time);
  const app = await renderApp({ at: `/market?tab=${tab}`, time: hands });
  // Not those of the few symbols of armed alerts, which are watched in a hidden tab too.
  const quotes = () => app.requests.filter((each) => each.split(/,|%2C/).length > 100);
  await waitFor(() => expect(quotes()).toHaveLength(1));
  app.requests.splice(0);
  return { ...app, hands, moveTo, quotes };
}

describe('the quotes of the whole market', () => {
  it('are requested once, in one batch, when somebody comes back, and not before', async () => {
    const { moveTo, quotes } = await open('14:12');

    const comeBack = await leave();
    for (const time of ['14:13', '14:14', '14:20']) await moveTo(time);
    expect(quotes()).toEqual([]);

    await comeBack();
    await waitFor(() => expect(quotes()).toHaveLength(1));
  });

  it.each([
    ['in the lunch break', '11:45', '2026-08-27', 'Prices at 11:30 · 27/08'],
    ['at night', '22:30', '2026-08-27', 'Prices of trading day 27/08'],
    ['on a Sunday', '10:00', '2026-08-30', 'Prices of trading day 28/08'],
    ['at Tết', '10:00', '2026-02-17', 'Prices of trading day 13/02'],
  ])('are not requested %s', async (_, time, day, asOf) => {
    const { hands, moveTo, requests, quotes } = await open('08:00');
    await moveTo(time, day);
    await screen.findByText(asOf);
    requests.splice(0);

    for (let count = 0; count < 2; count += 1) await lookAway();
    await act(async () => hands.setTo(at(time, day) + 60_000, 'test'));

    expect(quotes()).toEqual([]);
  });
});

describe.each(['board', 'map', 'movers'])('the %s', (tab) => {
  it('says from when its prices are where newer ones cannot be had, until a retry brings them', async () => {
    const { server, user, moveTo } = await open('14:12', tab);
    server.get('/udf/quotes', () => new Response(500));

    await moveTo('14:13');
    await lookAway();

    const main = within(screen.getByRole('main'));
    await main.findByText('Prices at 14:12 · 27/08. Newer prices could not be loaded.');

    server.get('/udf/quotes', () => ({ s: 'ok', d: [] }));
    await user.click(main.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(main.queryByText(/Newer prices could not be loaded/)).toBeNull());
  });
});
