import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { region } from '../support/page';
import { renderApp } from '../support/renderApp';

const button = (name: string) => within(region('Chart')!).findByRole('button', { name });
const address = () => window.location.pathname + window.location.search;
const legend = () => region('Chart')!.querySelector('.legend')?.textContent ?? '';

describe('the parts of a trading day', () => {
  it('open from a link and after a reload, close at the price of the day, and can be changed for days', async () => {
    const { user, reload } = await renderApp({ at: '/technical/FPT?resolution=15' });
    expect((await button('15m')).ariaPressed).toBe('true');

    await reload();
    expect(address()).toBe('/technical/FPT?resolution=15');
    expect((await button('15m')).ariaPressed).toBe('true');
    await screen.findByText(/^FPT, 1,000 bars of 15 minutes from .* to 14:45 27\/08\/2026\./);
    await waitFor(() => expect(region('Last price')!.querySelector('.last')?.textContent).toMatch(/\d/));
    const price = /[\d.]+/.exec(region('Last price')!.querySelector('.last')!.textContent)![0];
    expect(legend()).toMatch(new RegExp(`^14:45 27/08/2026.*Close\\D*${price}`));

    await user.click(await button('D'));

    await screen.findByText(/^FPT, 1,000 trading days from/);
    expect(address()).toBe('/technical/FPT?resolution=D&range=6M');
    expect(legend()).toMatch(new RegExp(`^27/08/2026.*Close\\D*${price}`));
  });
});
