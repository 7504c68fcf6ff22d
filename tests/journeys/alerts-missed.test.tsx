import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { notices } from '../support/page';
import { renderApp } from '../support/renderApp';
import { savedDesk } from '../support/saved-desk';

const day = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10);

/** The trading day after 10 August on which FPT was highest until today, and how high. */
async function highestDay() {
  const query = 'symbol=FPT&resolution=D&from=0&to=2000000000&countback=20&adjustment=none';
  const { t, h } = (await (await fetch(`/udf/history?${query}`)).json()) as { t: number[]; h: number[] };
  const since = t.findIndex((time) => day(time) > '2026-08-10');
  const high = Math.max(...h.slice(since, -1));
  return { on: day(t[h.indexOf(high, since)]!), high };
}

/** The bot's page with an alert at that height, for somebody whose browser has watched until a time. */
async function openWith(armedAt: string, watchedUntil?: string) {
  let highest = { on: '', high: NaN };
  const desk = async () => {
    highest = await highestDay();
    const alert = { id: 'missed', symbol: 'FPT', kind: 'above', price: highest.high, armedAt };
    return { alerts: [{ ...alert, firedAt: null, seen: false }] };
  };
  const stored = watchedUntil && { watchedUntil: JSON.stringify({ '2': Date.parse(watchedUntil) }) };
  const app = await renderApp({ at: '/bot', as: 'admin', desk, ...(stored && { stored }) });
  return { ...app, ...highest };
}

type Alert = { firedAt: string | null; firedPrice: number | null };
const saved = async () => (await savedDesk<{ alerts: Alert[] }>()).alerts[0]!;

describe('an alert whose price was passed while the app was closed', () => {
  it('is found in the bars, dated to the day and minute it happened, in the bell’s list without a notice', async () => {
    const { user, requests, on, high } = await openWith('2026-08-11T01:00:00.000Z');
    await waitFor(async () => expect((await saved()).firedAt).not.toBeNull());

    const { firedAt, firedPrice } = await saved();
    const at = new Date(Date.parse(firedAt!) + 7 * 3_600_000).toISOString();
    // A minute of trading, as the feed has bars of these.
    expect([at.slice(0, 10), at.slice(11, 16) < '14:46', firedPrice]).toEqual([on, true, high]);
    expect(notices()).toEqual([]);
    // A later ex-date lowers adjusted bars, not what was matched.
    const loaded = requests.filter((each) => each.includes('/udf/history?symbol=FPT&resolution=D'));
    expect(loaded).not.toEqual([]);
    expect(loaded.filter((each) => !each.includes('adjustment=none'))).toEqual([]);

    await user.click(await screen.findByRole('button', { name: 'Alerts' }));
    const list = within(screen.getByRole('group', { name: 'Alerts' }));
    const [year, month, date] = on.split('-');
    expect((await list.findByRole('listitem')).textContent).toContain(`${date}/${month}/${year}`);
  });

  it('is not dated to a day on which the app was watching', async () => {
    const { requests } = await openWith('2026-08-11T01:00:00.000Z', '2026-08-27T15:00:00+07:00');
    await waitFor(() => expect(requests.some((each) => each.includes('/udf/quotes'))).toBe(true));
    await waitFor(() =>
      expect(Object.values(JSON.parse(localStorage.getItem('watchedUntil')!) as object)).toEqual([
        Date.parse('2026-08-27T16:00:00+07:00'),
      ]),
    );
    expect(requests.filter((each) => each.includes('/udf/history?symbol=FPT'))).toEqual([]);
    expect((await saved()).firedAt).toBeNull();
  });
});
