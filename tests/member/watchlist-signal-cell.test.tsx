import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SignalCell } from '../../src/member/watchlist/columns/cells';
import { open } from '../support/pulse-signals-news.page';

it.each([
  ['2026-08-25', 'Breakout, 25/08'],
  ['2025-12-30', 'Breakout, 30/12/2025'],
  [null, 'Breakout, —'],
])(
  'the newest signal of a list’s row, of %s, is titled "%s": the year goes without saying in this one alone',
  async (day, title) => {
    await open(
      <table>
        <tbody>
          <tr>
            <SignalCell signal={{ kind: 'BREAK_OUT', day }} />
          </tr>
        </tbody>
      </table>,
      {},
    );

    expect((await screen.findByRole('cell', { name: 'Breakout' })).title).toBe(title);
  },
);
