// @module-tag P35
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changedTickers, keyings, valuesOf } from '../support/keyed';
import { begin, box, keyIn } from '../support/search';

describe('the search under an input method', () => {
  it.each(keyings(['telex']))(
    'opens each ticker that was typed, whatever letters it has become (%s, %s)',
    async (method, engine) => {
      const { user, path } = await begin();

      const opened = [];
      for (const symbol of changedTickers()) {
        await keyIn(user, valuesOf(method, symbol, engine));
        await user.keyboard('{Enter}');
        await waitFor(() => expect(box().getAttribute('aria-expanded')).toBe('false'));
        opened.push(path());
      }

      expect(opened).toEqual(changedTickers().map((symbol) => `/technical/${symbol}`));
    },
    60_000,
  );
});
