import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { screenSize } from '../support/media';
import { shown } from '../support/pulse';

describe('the market pulse on a phone', () => {
  it('has the index, the breadth and the sentence of the day, and the rest at a press', async () => {
    const user = userEvent.setup();
    const region = await shown();
    act(() => screenSize.resize(390));
    const seen = () =>
      [
        'VN-Index1',
        'HOSE breadth',
        'buyers slightly ahead',
        'HOSE liquidity',
        'UPCOM-Index',
        'Leading sectors',
      ].map((text) => region.textContent.includes(text));
    const half = [true, true, true, false, false, false];
    expect(seen()).toEqual(half);

    const more = screen.getByRole('button', { name: 'More' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await user.click(more);
    expect(seen()).toEqual(half.map(() => true));
    expect([
      document.activeElement?.textContent,
      document.activeElement?.getAttribute('aria-expanded'),
    ]).toEqual(['Less', 'true']);

    await user.click(screen.getByRole('button', { name: 'Less' }));
    expect(seen()).toEqual(half);
  });

  it('is whole on a tablet, without a button that folds it', async () => {
    const region = within(await shown());

    expect(region.queryByText('UPCOM-Index')).not.toBe(null);
    expect(region.queryByRole('button', { name: /^(More|Less)$/ })).toBe(null);
  });
});
