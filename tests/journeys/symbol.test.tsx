import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listed, region, rowsToArrive } from '../support/page';
import { renderApp } from '../support/renderApp';

const star = (name: string) => within(region('Last price')!).findByRole('button', { name });

describe('the page of a symbol', () => {
  it('puts the symbol on the list beside it, and takes it off again', async () => {
    const { user } = await renderApp({ at: '/technical/FPT' });
    await rowsToArrive();
    expect(listed()).not.toContain('FPT');

    await user.click(await star('Add FPT to watchlist'));
    await waitFor(() => expect(listed()).toContain('FPT'));

    await user.click(await star('Remove FPT from watchlist'));
    await waitFor(() => expect(listed()).not.toContain('FPT'));
    expect(await star('Add FPT to watchlist')).toBeTruthy();
  });

  it('has no star for an index', async () => {
    await renderApp({ at: '/technical/VNINDEX' });
    await rowsToArrive();

    expect(screen.queryByRole('button', { name: /VNINDEX (to|from) watchlist/ })).toBeNull();
  });
});
