import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Prepare } from '../support/renderApp';
import { begin, box, find } from '../support/search';

const answering =
  (symbols: readonly string[], timing: number): Prepare =>
  (server) => {
    server.get('/udf/search', async () => {
      await new Promise((resolve) => void setTimeout(resolve, timing));
      return symbols.map((symbol) => ({ symbol }));
    });
  };

describe('what the search opens', () => {
  it('opens the symbol that Enter marks, and gives the focus to its page', async () => {
    const { user, path } = await begin();

    await find(user, 'vietjet');
    await screen.findByRole('option', { name: /VJC/ });
    await user.keyboard('{Enter}');

    await waitFor(() => expect(path()).toBe('/technical/VJC'));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect([box().value, box().getAttribute('aria-expanded')]).toEqual(['', 'false']);
    await screen.findByRole('heading', { level: 1, name: 'VJC' });
  });

  it('waits for the answer where somebody presses Enter in a hurry', async () => {
    const { user, path } = await begin();

    await find(user, 'vjc');
    await user.keyboard('{Enter}');

    await waitFor(() => expect(path()).toBe('/technical/VJC'));
  });

  it('takes the symbol that comes a moment later, not the page that was there already', async () => {
    const { user, path } = await begin({ prepare: answering(['LOC'], 100) });
    // The search gives up waiting after 400 ms, which a busy machine takes for what is a moment elsewhere.
    const { setTimeout: start } = globalThis;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
      ms === 400 ? 0 : start(run, ms)) as typeof setTimeout);

    await find(user, 'loc');
    await user.keyboard('{Enter}');

    await waitFor(() => expect(path()).toBe('/technical/LOC'));
  });

  it('does not wait for an answer for long where there is something to open', async () => {
    const { user, path } = await begin({ prepare: answering(['PAY'], 60_000) });

    await find(user, 'payments');
    await user.keyboard('{Enter}');

    await waitFor(() => expect(path()).toBe('/profile/payments'));
  });

  it('opens what is pressed', async () => {
    const { user, path } = await begin();

    await find(user, 'payments');
    await user.click(await screen.findByRole('option', { name: 'Payments' }));

    await waitFor(() => expect(path()).toBe('/profile/payments'));
  });
});
