// @module-tag P35
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, describe } from 'vitest';
import { changedTickers, valuesOf } from '../support/keyed';
import { begin, box, find, keyIn, marked } from '../support/search';

const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('\n');

describe('the search under an input method', () => {
  it('marks each ticker that was typed, whatever letters it has become', async () => {
    const { user } = await begin();

    for (const symbol of changedTickers()) {
      await keyIn(user, valuesOf('telex', symbol, 'replacing'));
      await waitFor(() => expect(marked()).toMatch(new RegExp(`^${symbol}`)));
    }
  }, 60_000);

  it('opens it by Enter', async () => {
    const { user, path } = await begin();
    await keyIn(user, valuesOf('telex', 'GEX', 'rewriting'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/technical/GEX'));
  });

  it('marks the ticker that was keyed before what only resembles it', async () => {
    const { user } = await begin();

    await find(user, 'vè');

    await waitFor(() => expect(marked()).toMatch(/^VEF/));
  });

  it('opens nothing by Enter that only resembles what was typed, but what is pointed at', async () => {
    const { user, path } = await begin();

    await keyIn(user, ['V', 'VE', 'VẺ']);
    await screen.findByRole('option', { name: /^VEA/ });
    await waitFor(() =>
      expect(said()).toContain('No symbol is typed as “VẺ”. You can choose a similar one above.'),
    );
    await user.keyboard('{Enter}');
    expect([path(), marked(), box().value]).toEqual(['/bot', null, 'VẺ']);

    await user.click(screen.getByRole('option', { name: /^VEA/ }));
    await waitFor(() => expect(path()).toBe('/technical/VEA'));
  });

  it('opens nothing by an Enter in a hurry that only resembles it', async () => {
    const { user, path } = await begin();

    await keyIn(user, ['V', 'VE', 'VẺ']);
    await user.keyboard('{Enter}');

    await waitFor(() => expect(said()).toContain('No symbol is typed as “VẺ”'));
    expect(path()).toBe('/bot');
  });

  it('offers both of two tickers that one word stands for, and takes the one that the arrows choose', async () => {
    const { user, path } = await begin({
      prepare: (server) => server.get('/udf/search', (_, { queryParams }) => ofPair(queryParams['query'])),
    });

    await user.click(box());
    await user.paste('ÁM');
    await waitFor(() => expect(said()).toContain('“ÁM” can be AMS, ASM. Choose one of them.'));
    await user.keyboard('{Enter}');
    expect([path(), marked()]).toEqual(['/bot', null]);

    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(path()).toBe('/technical/ASM'));
  });

  it.each([
    [['A', 'Á', 'ÁM'], 'ASM'],
    [['A', 'AM', 'ÁM'], 'AMS'],
    [['A', 'AM', 'A', '', 'Á', 'ÁM'], 'AMS'],
  ])('tells by %j that it was %s', async (values, symbol) => {
    const { user, path } = await begin({
      prepare: (server) => server.get('/udf/search', (_, { queryParams }) => ofPair(queryParams['query'])),
    });

    await keyIn(user, values);
    await user.keyboard('{Enter}');

    await waitFor(() => expect(path()).toBe(`/technical/${symbol}`));
  });

  it.each([{ keyCode: 229 }, { isComposing: true }])(
    'does nothing at an Enter of the input method (%j)',
    async (of) => {
      const { user, path } = await begin();
      await find(user, 'vjc');
      await waitFor(() => expect(marked()).toMatch(/^VJC/));

      fireEvent.keyDown(box(), { key: 'Enter', ...of });

      expect([path(), box().getAttribute('aria-expanded')]).toEqual(['/bot', 'true']);
    },
  );
});

/** A feed that lists a pair of tickers which Telex makes one word of. */
function ofPair(text: unknown) {
  const query = typeof text === 'string' ? text : '';
  return ['AMS', 'ASM'].filter((symbol) => symbol.startsWith(query)).map((symbol) => ({ symbol }));
}
