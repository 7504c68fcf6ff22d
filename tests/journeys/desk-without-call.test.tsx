import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fillStorage } from '../support/browser-storage';
import { watchDownloads } from '../support/downloads';
import { notices, otherTab, titles } from '../support/page';
import { renderApp } from '../support/renderApp';
import { openDesk, held, heldToBe, buy } from '../support/desk';

type Prepare = NonNullable<NonNullable<Parameters<typeof renderApp>[0]>['prepare']>;

const lacksDesk: Prepare = (server) => {
  server.get('/api/desk', () => new Response(404, {}, { message: 'Không có' }));
};

describe('My T+ of a server without the call', () => {
  it('is kept in this browser per person, says so, and follows another tab', async () => {
    const { user, reload } = await openDesk({ prepare: lacksDesk });
    expect(screen.getByRole('note').textContent).toContain('kept in this browser only');
    await buy(user, 'ACB');
    await heldToBe('ACB');
    const key = Object.keys(localStorage).find((each) => each.startsWith('desk.'))!;
    onTestFinished(() => localStorage.removeItem(key));

    await reload();
    await screen.findByRole('table', { name: 'Trades' });
    await heldToBe('ACB');

    otherTab(() => localStorage.setItem(key, localStorage.getItem(key)!.replaceAll('ACB', 'VCB')), key);
    await heldToBe('VCB');
  });

  it('loses nothing that was saved when the storage is full, and says what happened', async () => {
    const { user } = await openDesk({ prepare: lacksDesk });
    await buy(user, 'ACB');
    await heldToBe('ACB');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fillStorage();

    await buy(user, 'VNM');

    await waitFor(() => expect(titles()).toContain('Not saved'));
    expect(notices().flat().join()).toContain('storage is full or blocked');
    await waitFor(() => expect(held()).toEqual(['ACB']));
  });

  it('keeps what it cannot read until the person discards it', async () => {
    const { user } = await openDesk({ prepare: lacksDesk, stored: { 'desk.1': '{"trades": [' } });
    expect((await screen.findByRole('alert')).textContent).toContain('is damaged and cannot be read');
    const original = () =>
      Object.entries(localStorage).find(([key]) => key.startsWith('desk.1.damaged'))?.[1] as unknown;
    expect(original()).toBe('{"trades": [');

    await buy(user, 'ACB');
    await heldToBe('ACB');
    expect(original()).toBe('{"trades": [');

    await user.click(screen.getByRole('button', { name: 'Discard the original' }));
    await waitFor(() => expect(original()).toBeUndefined());
  });

  it('keeps each of two damaged originals, to be downloaded and discarded by itself', async () => {
    const { user, reload } = await openDesk({ prepare: lacksDesk, stored: { 'desk.1': '{"first' } });
    await screen.findByRole('button', { name: 'Download the original' });
    localStorage.setItem('desk.1', '{"second');
    await reload();

    const downloads = watchDownloads();
    await user.click(await screen.findByRole('button', { name: 'Download original 1' }));
    await user.click(screen.getByRole('button', { name: 'Download original 2' }));
    expect(await Promise.all(downloads.saved.map((file) => file.text()))).toEqual(['{"first', '{"second']);

    await user.click(screen.getByRole('button', { name: 'Discard original 1' }));
    await user.click(await screen.findByRole('button', { name: 'Download the original' }));
    expect(await downloads.saved.at(-1)!.text()).toBe('{"second');
  });

  it('whose version cannot grow is shown, says so, and can be exported', async () => {
    const trade = { id: 'a', symbol: 'ACB', side: 'buy', quantity: 100, price: 25, date: '2026-08-20' };
    const document = { version: Number.MAX_SAFE_INTEGER, trades: [trade], alerts: [], notes: [], lines: [] };
    const { user } = await openDesk({
      prepare: lacksDesk,
      stored: { 'desk.1': JSON.stringify({ ...document, settings: {} }) },
    });
    await heldToBe('ACB');
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Nothing more can be saved here');

    await buy(user, 'VNM');
    await waitFor(() => expect(notices().flat().join()).toContain('Nothing more can be saved here'));
    await user.keyboard('{Escape}');
    const downloads = watchDownloads();
    await user.click(within(alert).getByRole('button', { name: 'Export JSON' }));
    expect(await downloads.saved[0]!.text()).toContain('"ACB"');
  });
});
