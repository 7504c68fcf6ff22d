import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../support/page';
import { tradingDay, days, symbols, shown, groupsPanel, press } from '../support/whale';

describe('the whale board', () => {
  it('puts the four groups side by side: the newest trading day, the time chosen, a picture', async () => {
    await shown();

    expect(
      textsOf(groupsPanel().querySelectorAll('.groups > li')).map((text) =>
        text.replace(/\d\d\/08: \S+?\.\d/g, ''),
      ),
    ).toEqual([
      'Foreign-312.427/08 · 10 days +728.110/0827/08',
      'Prop trading+186.727/08 · 10 days -239.310/0827/08',
      'Local institutions-41.327/08 · 10 days -165.810/0827/08',
      'Individuals+167.027/08 · 10 days -323.010/0827/08',
    ]);
  });

  it('shows 20 trading days, 5 or 60 at a press, and the address says which', async () => {
    const { visited } = await shown();
    expect(screen.getByRole('button', { name: '20 days' }).ariaPressed).toBe('true');

    await press('5 days');

    expect(screen.getByRole('button', { name: '5 days' }).ariaPressed).toBe('true');
    expect(visited.at(-1)).toBe('/?days=5');
    expect(textsOf(groupsPanel().querySelectorAll('.caption'))[0]).toBe('27/08 · 5 days -231.9');
  });

  it('shows of a running trading day the foreign investors, and of the other groups the day before it', async () => {
    const running = tradingDay('2026-08-28', [88.8, null, null, null]);
    await shown({
      days: [...days, running],
      symbols: symbols.map((each) => ({ ...each, proprietary: null })),
    });

    expect(textsOf(groupsPanel().querySelectorAll('.groups > li > p:nth-of-type(2)'))).toEqual([
      '28/08 · 11 days +816.9',
      '27/08 · 11 days -239.3',
      '27/08 · 11 days -165.8',
      '27/08 · 11 days -323.0',
    ]);
    expect(textsOf(groupsPanel().querySelectorAll('.net'))).toEqual(['+88.8', '+186.7', '-41.3', '+167.0']);
    expect(groupsPanel().textContent).toContain('sum to zero every trading day');

    await press('Prop trading');
    expect(screen.getAllByText('Net buying appears once a trading day is over.')).toHaveLength(2);
  });
});
