import { screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { notices, otherTab } from '../support/page';
import { renderApp } from '../support/renderApp';
import { openDesk, held, heldToBe, titles, buy } from '../support/desk';

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
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Quota exceeded.', 'QuotaExceededError');
    });
    onTestFinished(() => void full.mockRestore());

    await buy(user, 'VNM');

    await waitFor(() => expect(titles()).toContain('Not saved'));
    expect(notices().flat().join()).toContain('storage is full or blocked');
    await waitFor(() => expect(held()).toEqual(['ACB']));
  });

  it('keeps what it cannot read until the person discards it', async () => {
    const { user } = await openDesk({ prepare: lacksDesk, stored: { 'desk.1': '{"trades": [' } });
    expect((await screen.findByRole('alert')).textContent).toContain('is damaged and cannot be read');
    expect(localStorage.getItem('desk.1.damaged')).toBe('{"trades": [');

    await buy(user, 'ACB');
    await heldToBe('ACB');
    expect(localStorage.getItem('desk.1.damaged')).toBe('{"trades": [');

    await user.click(screen.getByRole('button', { name: 'Discard the original' }));
    await waitFor(() => expect(localStorage.getItem('desk.1.damaged')).toBeNull());
  });
});
