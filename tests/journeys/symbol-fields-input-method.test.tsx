// @module-tag P35
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changedTickers, valuesOf } from '../support/keyed';
import { listed } from '../support/page';
import { openDesk } from '../support/desk';
import { savedDesk } from '../support/saved-desk';
import { row } from '../support/page';
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

    await waitFor(() => expect(problemOf(symbolField())).toBe('“Ẻ” is not a letter of a symbol.'));
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

/** Twenty of the tickers that Telex changes. */
const twenty = changedTickers().slice(0, 20);

describe('the symbol of a dialog under an input method', () => {
  /** Types each ticker into a field and leaves it, and returns what it shows then. */
  async function readIn(field: HTMLInputElement) {
    const shown = [];
    for (const [at, symbol] of twenty.entries()) {
      const values = valuesOf('telex', symbol, at % 2 === 0 ? 'replacing' : 'rewriting');
      keyIn(field, values);
      fireEvent.blur(field);
      await waitFor(() => expect(field.value).not.toBe(values.at(-1)));
      shown.push(field.value);
      fireEvent.change(field, { target: { value: '' } });
    }
    return shown;
  }

  it('is the one that was keyed, in a trade', async () => {
    const { user } = await openDesk();
    await user.click(screen.getByRole('button', { name: 'Record a buy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a buy' }));
    expect(await readIn(dialog.getByLabelText('Symbol'))).toEqual(twenty);

    keyIn(dialog.getByLabelText('Symbol'), ['G', 'GE', 'GẼ']);
    await user.type(dialog.getByLabelText('Quantity'), '1000');
    await user.type(dialog.getByLabelText('Price (thousand đồng)'), '40');
    await user.click(dialog.getByRole('button', { name: /^Save/ }));
    const saved = expect.objectContaining({ symbol: 'GEX' });
    await waitFor(async () => expect((await savedDesk<{ trades: object[] }>()).trades).toContainEqual(saved));
  });

  it('is the one that was keyed, in an alert, or is named by its letter', async () => {
    const { user } = await openWatchlist({ as: 'admin' });
    const symbol = listed()[0]!;
    await user.click(within(row(symbol)).getByRole('button', { name: `Alert on ${symbol}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add alert' }));
    expect(await readIn(dialog.getByLabelText('Symbol'))).toEqual(twenty);

    const field = dialog.getByLabelText('Symbol');
    keyIn(field, ['V', 'VE', 'VẺ']);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(problemOf(field)).toBe('“Ẻ” is not a letter of a symbol.'));
  });
});
