import { describe, expect, it } from 'vitest';
import { barsOf, FLOW_BARS_HEIGHT } from '../../src/ui/flow-bars';
import { tradingDay, shown, groupsPanel, press, bars } from '../support/whale';

describe('the bars of the whale board', () => {
  it('draws buying solid above the line and selling hollow beneath it, nothing where it rounds to nothing', async () => {
    await shown();
    await press('5 days');
    const foreign = /^Foreign: net buyers on 1, net sellers on 3 of 5 trading days$/;

    expect(bars(foreign).map(({ dataset }) => dataset['side'])).toEqual(['sell', 'sell', 'buy', 'sell']);
    expect(bars(foreign).map((bar) => bar.querySelector('title')?.textContent)).toEqual([
      '21/08: -20.0',
      '25/08: -100.0',
      '26/08: +200.5',
      '27/08: -312.4',
    ]);
  });

  it('draws all groups on one scale', async () => {
    await shown();
    const heights = (name: RegExp) => bars(name).map((bar) => Number(bar.getAttribute('height')));
    const foreign = Math.max(...heights(/^Foreign/));

    expect(foreign).toBe(FLOW_BARS_HEIGHT / 2 - 4);
    expect(Math.max(...heights(/^Prop/))).toBeCloseTo(foreign * 0.4, 6);
  });

  it('says what the bars mean and, only where it is true, that the groups sum to zero', async () => {
    const legend = 'Solid bars are net buying, hollow ones net selling, all on one scale.';
    const { show } = await shown();
    expect(groupsPanel().querySelector('footer')!.textContent).toBe(
      `${legend} The four groups sum to zero every trading day.As of 15:00 27/08/2026`,
    );
    await show(null);

    await shown({ days: [tradingDay('2026-08-27', [1, 2, null, 3])], asOf: null });
    expect(groupsPanel().querySelector('footer')!.textContent.trim()).toBe(legend);
  });

  it('uses the colours of money, never those of prices', async () => {
    const { container } = await shown();
    const nets = [...container.querySelectorAll<HTMLElement>('.net')];

    expect(nets.length).toBeGreaterThan(40);
    expect(nets.filter(({ dataset }) => !/^(buy|sell|none)$/.test(dataset['side']!))).toEqual([]);
    expect(
      nets.filter(
        (net) =>
          (net.textContent.startsWith('-') ? 'sell' : 'buy') !== net.dataset['side'] &&
          !/^(0\.0|—)$/.test(net.textContent),
      ),
    ).toEqual([]);
    expect(container.querySelectorAll('.net [class*=price-], .chart [class*=price-]')).toHaveLength(0);
  });
});

describe('a bar', () => {
  it('is never too short to be seen, nor longer than its half', () => {
    const [small, none, large, unknown] = barsOf([0.1, 0.01, -1000, null], 1000);
    expect([small!.height, none, large!.height, unknown]).toEqual([
      1.5,
      null,
      FLOW_BARS_HEIGHT / 2 - 4,
      null,
    ]);
  });
});
