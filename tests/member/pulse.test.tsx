import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { MarketPulseQuery } from '../../src/member/pulse/pulse.generated';
import { PulsePanel } from '../../src/member/pulse/PulsePanel';
import { open, textsOf } from '../support/pulse-signals-news.page';

type Pulse = NonNullable<MarketPulseQuery['marketPulse']>;

const vnIndex = {
  ...{ __typename: 'MarketIndex', code: 'VNINDEX', value: 1784.91, change: 8.57, changePercent: 0.48 },
  ...{ turnover: 21_486.4, ceiling: 9, advancers: 196, unchanged: 62, decliners: 118, floor: 3 },
};
const others = [
  { ...vnIndex, code: 'VN30', value: 1975.18, change: 12.7, changePercent: 0.65 },
  { ...vnIndex, code: 'HNXINDEX', value: 297.65, change: -0.78, changePercent: -0.26 },
  { ...vnIndex, code: 'UPCOMINDEX', value: 121.58, change: 0, changePercent: 0 },
];
const sectors = [
  ['Chứng khoán', 2.41],
  ['Ngân hàng', 1.3],
  ['Thép', 0.5],
  ['Bán lẻ', -0.2],
  ['Dầu khí', -1.26],
].map(([name, changePercent], i) => ({
  ...{ __typename: 'SectorMove', name, changePercent },
  ...{ advancers: 10 - i, unchanged: 1, decliners: i },
}));
const unknownBreadth = { advancers: null, unchanged: null, decliners: null };

function pulse(changes: Partial<Record<keyof Pulse, unknown>> = {}) {
  return {
    marketPulse: {
      __typename: 'MarketPulse',
      asOf: '2026-11-20T15:00:00+07:00',
      indices: [vnIndex, ...others],
      foreignNet: -312.4,
      proprietaryNet: 187,
      sectors,
      usualTurnover: 18_850,
      morning: null,
      note: 'Tiền vào nhóm chứng khoán. Khối ngoại bán ròng <b>312</b> tỷ.',
      ...changes,
    },
  };
}

const panel = () => screen.findByRole('region', { name: 'Market pulse' });
const words = async () => (await panel()).querySelector('.grid')!;

async function shown(changes?: Parameters<typeof pulse>[0]) {
  await open(<PulsePanel />, { MarketPulse: [pulse(changes)] });
  await screen.findByText('VN-Index');
  return panel();
}

describe('the market pulse', () => {
  it('leads with the VN-Index', async () => {
    const region = await shown();

    expect(region.querySelector('.lead')!.textContent).toBe('VN-Index1,784.91+8.57+0.48%');
    expect(region.querySelector('.value')!.className).toBe('value price-up');
  });

  it('lists the other indices with their percent, each up, down or neutral', async () => {
    await shown();
    const table = screen.getByRole('table', { name: 'Other indices' });

    expect(textsOf(table, 'tr')).toEqual([
      'IndexPointsChange',
      'VN301,975.18+0.65%',
      'HNX-Index297.65-0.26%',
      'UPCOM-Index121.580.00%',
    ]);
    expect([...table.querySelectorAll('td:nth-child(2)')].map(({ className }) => className)).toEqual([
      'numeric semibold price-up',
      'numeric semibold price-down',
      'numeric semibold price-none',
    ]);
  });

  it('gives an index no other hue, however far it went', async () => {
    const region = await shown({ indices: [{ ...vnIndex, change: 124.9, changePercent: 7 }] });
    expect(region.querySelector('.value')!.className).toBe('value price-up');
  });

  it('tells what was traded and who bought, in the colours of money', async () => {
    const region = await shown();

    expect(region.querySelector('.money')!.textContent).toBe(
      'HOSE liquidity21,486 bn114% of 20-session avg.Net flowForeign-312 bnProp trading+187 bn',
    );
    expect(
      [...region.querySelectorAll<HTMLElement>('dd[data-side]')].map(({ dataset }) => dataset['side']),
    ).toEqual(['sell', 'buy']);
  });

  it('says while a session runs that it is measured by the same time of the others', async () => {
    const usualAt = async (asOf: string) =>
      (await shown({ asOf })).querySelector('.money .caption')!.textContent;

    expect(await usualAt('2026-11-20T14:12:00+07:00')).toBe('114% of 20-session avg. by now');
  });

  it.each([
    ['2026-11-20T14:12:00+07:00', 'Prop tradingafter close '],
    ['2026-11-20T15:00:00+07:00', 'Prop trading— '],
  ])('says at %s of unknown proprietary desks: %s', async (asOf, text) => {
    const region = await shown({ asOf, proprietaryNet: null });
    expect(textsOf(region, '.flows > div')).toEqual(['Foreign-312 bn', text]);
  });

  it('takes no side where the flows round to nothing', async () => {
    const region = await shown({ foreignNet: -0.4, proprietaryNet: 0 });
    expect(textsOf(region, '.flows > div')).toEqual(['Foreign0 bn', 'Prop trading0 bn']);
    expect(region.querySelectorAll('.mark')).toHaveLength(0);
  });

  it('draws the breadth of HOSE with its five counts', async () => {
    const region = await shown();
    const counts = [...region.querySelectorAll('.counts li')];

    expect(counts.map((count) => [(count as HTMLElement).title, count.textContent])).toEqual([
      ['Limit-up', 'CE9'],
      ['Advancers', '196'],
      ['Unchanged', '62'],
      ['Decliners', '118'],
      ['Limit-down', 'FL3'],
    ]);
    expect([...region.querySelectorAll<HTMLElement>('.bar i')].map(({ style }) => style.flexGrow)).toEqual([
      '9',
      '196',
      '62',
      '118',
      '3',
    ]);
    expect(within(region).getByText('388 symbols')).toBeTruthy();
  });

  it('draws no breadth that it only half knows', async () => {
    const region = await shown({ indices: [{ ...vnIndex, unchanged: null }] });

    expect(textsOf(region, '.counts li')).toEqual(['CE9', '196', '—', '118', 'FL3']);
    expect(region.querySelectorAll('.bar i')).toHaveLength(0);
    expect(within(region).queryByText(/symbols/)).toBeNull();
  });

  it('measures the money by a usual session, whose place is marked', async () => {
    const region = await shown();
    const bar = region.querySelector('.usual')!;

    expect(
      [...bar.querySelectorAll<HTMLElement>('i, b')].map(({ style }) => style.width || style.left),
    ).toEqual([`${(114 / 130) * 100}%`, `${(100 / 130) * 100}%`]);
  });

  it('does not measure what it has no measure for', async () => {
    const region = await shown({ usualTurnover: null });
    expect([region.querySelector('.usual'), region.textContent.includes('avg')]).toEqual([null, false]);
  });

  it('says in a sentence what the figures do not, and names the session of another day', async () => {
    const region = await shown();

    expect(region.querySelector('.note')!.innerHTML).toBe(
      'Friday 20/11: buyers slightly ahead; 3 of 5 sectors up, foreign investors net sellers against the trend.',
    );
  });

  it('marks a sector that it has no word for as Vietnamese', async () => {
    const region = await shown({
      sectors: [{ __typename: 'SectorMove', name: 'Đồ gỗ', changePercent: 2, ...unknownBreadth }],
    });

    expect([...region.querySelectorAll('[lang=vi]')].map(({ textContent }) => textContent)).toEqual([
      'Đồ gỗ',
    ]);
  });

  it('has the server’s own words, as text, only where there is nothing to compose from', async () => {
    const region = await shown({
      ...{ indices: [], foreignNet: null, proprietaryNet: null, sectors: [] },
    });

    expect(region.querySelector('.note')!.innerHTML).toBe(
      'Tiền vào nhóm chứng khoán. Khối ngoại bán ròng &lt;b&gt;312&lt;/b&gt; tỷ.',
    );
  });

  it('lists all sectors at a press, with their breadth where the server counts it', async () => {
    await shown({ sectors: [...sectors.slice(0, 2), { ...sectors[2], ...unknownBreadth }] });
    const button = await screen.findByRole('button', { name: 'Sectors of the day' });
    await userEvent.setup().click(button);

    const table = await screen.findByRole('table', { name: 'Sectors of the day' });
    expect(textsOf(table, 'tbody tr')).toEqual(['Brokers+2.41%', 'Banks+1.30%', 'Steel+0.50%—']);
    expect(within(table).getByRole('img', { name: '9 rose, 1 unchanged, 1 fell' })).toBeTruthy();
  });

  it('names the strongest and the weakest sectors', async () => {
    const region = await shown();

    expect(textsOf(region, '.sectors > div')).toEqual([
      'Leading sectorsBrokers +2.41%Banks +1.30%',
      'Lagging sectorsOil and gas -1.26%Retail -0.20%',
    ]);
  });

  it.each([
    {
      moved: [-4.43, -5, -6, -6.9],
      ends: [
        'Sectors that fell least Brokers -4.43% Banks -5.00%',
        'Lagging sectors Retail -6.90% Steel -6.00%',
      ],
    },
    {
      moved: [6.9, 6, 5, 4.2],
      ends: [
        'Leading sectors Brokers +6.90% Banks +6.00%',
        'Sectors that rose least Retail +4.20% Steel +5.00%',
      ],
    },
    { moved: [0.4, 0, -0.3], ends: ['Leading sectors Brokers +0.40%', 'Lagging sectors Steel -0.30%'] },
    { moved: [0, -1], ends: ['Flat sectors Brokers 0.00%', 'Lagging sectors Banks -1.00%'] },
  ])('lets none lead that fell, and none lag that rose: $moved', async ({ moved, ends }) => {
    const region = await shown({
      sectors: moved.map((changePercent, i) => ({ ...sectors[i], changePercent })),
    });
    const sectorEnds = [...region.querySelectorAll('.sectors > div')].map(({ children }) =>
      [...children].map(({ textContent }) => textContent).join(' '),
    );

    expect(sectorEnds).toEqual(ends);
  });

  it('ranks no sector twice, and none without a figure', async () => {
    const region = await shown({ sectors: [sectors[0], { ...sectors[1], changePercent: null }] });
    expect(textsOf(region, '.sectors > div')).toEqual(['Leading sectorsBrokers +2.41%']);
  });

  it('says which instant it stands for, in market time', async () => {
    const region = await shown({ asOf: '2026-11-20T08:00:00Z' });

    expect(region.querySelector('.asOf')!.textContent).toBe('As of 15:00 20/11');
    expect(region.querySelector('time')!.dateTime).toBe('2026-11-20T08:00:00Z');
  });

  it('keeps its shape where the server knows next to nothing', async () => {
    const region = await shown({
      ...{ asOf: null, indices: [], foreignNet: null, proprietaryNet: null, usualTurnover: null },
      ...{ sectors: [], note: null },
    });

    expect((await words()).textContent).toBe(
      'VN-Index——IndexPointsChangeVN30——HNX-Index——UPCOM-Index——' +
        'HOSE liquidity— Net flowForeign— Prop trading— HOSE breadthCE————FL—',
    );
    expect(region.querySelector('.foot')!.childNodes).toHaveLength(0);
  });

  it('is quiet where the server has no such call', async () => {
    await open(<PulsePanel />, { MarketPulse: [{ marketPulse: null }] });

    expect(await screen.findByText('Market pulse is not available.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps its height while it loads', async () => {
    await open(<PulsePanel />, { MarketPulse: ['silence'] });
    expect(within(await panel()).getByRole('progressbar', { name: 'Loading…' })).toBeTruthy();
  });

  it('says that it could not be loaded, and loads at the second try', async () => {
    await open(<PulsePanel />, { MarketPulse: [new Error('down'), pulse()] });

    expect(await screen.findByRole('group', { name: 'The market pulse could not be loaded' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByText('1,784.91')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('keeps the last figures, under a line, when a later load fails', async () => {
    const { show } = await open(<PulsePanel />, { MarketPulse: [pulse(), new Error('down')] });
    await screen.findByText('1,784.91');
    show(null);
    show(<PulsePanel />);

    expect(await screen.findByText('The market pulse could not be loaded')).toBeTruthy();
    expect(screen.getByText('1,784.91')).toBeTruthy();
  });
});
