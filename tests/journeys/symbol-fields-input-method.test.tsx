import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changedTickers, valuesOf } from '../support/keyed';
import { listed } from '../support/page';
import { openWatchlist, symbolField } from '../support/watchlist';

/** Changes a field as an input method does while somebody types. */
function keyIn(field: HTMLElement, values: readonly string[]) {
  for (const value of values) fireEvent.change(field, { target: { value } });
}

async function open() {
  const app = await openWatchlist();
  await screen.findByRole('combobox', { name: 'Symbol' });
  return app;
}

const problemOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

describe('adding a symbol under an input method', () => {
  it('adds the ticker that was keyed, by one Enter', async () => {
    const { user } = await open();
    const before = listed();
    const added = changedTickers()
      .filter((symbol) => !before.includes(symbol))
      .slice(0, 20);

    for (const [at, symbol] of added.entries()) {
      keyIn(symbolField(), valuesOf('telex', symbol, at % 2 === 0 ? 'replacing' : 'rewriting'));
      await user.type(symbolField(), '{Enter}', { skipClick: false });
      await waitFor(() => expect(listed().at(-1)).toBe(symbol));
    }

    expect(listed()).toEqual([...before, ...added]);
  }, 60_000);

  it('suggests it first, and completes nothing to a symbol that only resembles it', async () => {
    const { user } = await open();
    const before = listed();

    await user.click(symbolField());
    keyIn(symbolField(), ['V', 'VE', 'VẺ']);
    await screen.findByRole('option', { name: /^VEF/ });
    await user.keyboard('{Enter}');

    await waitFor(() => expect(problemOf(symbolField())).toBe('“Ẻ” is not a letter of a symbol: VER, VE3?'));
    expect([symbolField().value, listed()]).toEqual(['VẺ', before]);
  });

  it('sends nothing by an Enter of the input method', async () => {
    const { user } = await open();
    const before = listed();
    await user.type(symbolField(), 'fpt');

    fireEvent.keyDown(symbolField(), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(symbolField(), { key: 'Enter', isComposing: true });

    expect([symbolField().value, listed()]).toEqual(['fpt', before]);
  });
});
