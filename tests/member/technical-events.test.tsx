import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../src/i18n/i18n';
import { epochSecondsOf } from '../../src/market/day';
import { currentChart } from '../support/technical/fake-chart';
import { address, openChart, region, SIGNAL } from '../support/technical/open-chart';

const paid = {
  ...{ __typename: 'SymbolEvent' as const, id: 'VNM-2026-08-17', label: 'D' },
  time: epochSecondsOf('2026-08-17'),
  lines: ['Cổ tức tiền mặt 1,000 đ/cp', 'Ngày giao dịch không hưởng quyền 17/08/2026'],
};
const TEXT = 'D 17/08/2026 Cổ tức tiền mặt 1,000 đ/cp. Ngày giao dịch không hưởng quyền 17/08/2026';
const shownText = () => region().querySelector('.shown')?.textContent;

beforeAll(() =>
  Promise.all([
    loadMessages('chart'),
    import('../../src/member/technical/chart-tools'),
    import('../../src/member/technical/events/AdjustmentChoice'),
  ]),
);

describe('the events of a symbol on its chart', () => {
  it('say what they are at the bar under the crosshair, and nowhere else', async () => {
    await openChart('', { events: [paid] });
    await screen.findByRole('button', { name: 'Events: 1' });
    expect(shownText()).toBe('');

    await act(async () => currentChart().hover(paid.time));
    expect(shownText()).toBe(TEXT);
    expect(region().querySelector('.shown [lang="vi"]')?.textContent).toMatch(/^Cổ tức/);
    await act(async () => currentChart().hover(epochSecondsOf('2026-08-18')));

    expect(shownText()).toBe('');
  });

  it('are a list for those who cannot see the marks, from which the crosshair moves to the bar', async () => {
    const { user } = await openChart('', { events: [paid] });
    await user.click(await screen.findByRole('button', { name: 'Events: 1' }));

    await user.click(screen.getByRole('button', { name: TEXT }));

    expect(currentChart().crosshairs.at(-1)).toBe(paid.time);
    expect(shownText()).toBe(TEXT);
  });

  it('are listed as announced while their day is to come, and say so', async () => {
    const ahead = { ...paid, id: 'ahead', time: epochSecondsOf('2026-09-10'), lines: ['Cổ tức 500 đ/cp'] };
    const { user } = await openChart('', { events: [paid, ahead] });
    await user.click(await screen.findByRole('button', { name: 'Events: 2' }));

    const [first] = screen.getAllByRole('listitem').filter(({ textContent }) => textContent!.includes('500'));
    expect(first!.textContent).toBe('D 10/09/2026 Cổ tức 500 đ/cp announced');
    expect(first!.querySelector('button')).toBeNull();
    expect(screen.getByRole('button', { name: TEXT })).toBeTruthy();
  });

  it('are nothing where the feed has none', async () => {
    await openChart('', { events: null });
    await act(async () => {});
    expect(screen.queryByRole('button', { name: /^Events/ })).toBeNull();
  });
});

describe('the switch of the prices', () => {
  it('requests unadjusted bars, says what they are, and is kept in the address', async () => {
    const { feed, user } = await openChart();
    await user.click(screen.getByRole('button', { name: 'Indicators' }));
    const adjusted = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Adjusted prices' });
    expect(adjusted.checked).toBe(true);
    expect(screen.getByText(/^Earlier prices are lowered by dividends/)).toBeTruthy();

    await user.click(adjusted);

    expect(address()).toBe('/technical/VNM?resolution=D&range=6M&adjusted=0');
    expect(screen.getByText(/^Prices as they were matched/)).toBeTruthy();
    expect(feed.requests.at(-1)).toEqual({ name: 'Candles', symbol: 'VNM', unadjusted: true });
  });

  it('leaves the evidence of a signal out, whose levels are adjusted prices', async () => {
    await openChart(`?${SIGNAL}&adjusted=0`);

    await waitFor(() => expect(currentChart().marks.map(({ isSelected }) => isSelected)).toEqual([true]));
    expect(currentChart().evidence).toBeNull();
  });
});
