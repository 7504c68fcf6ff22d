import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { barsOf, HEIGHT } from '../../src/ui/flow-bars';
import { daysFile, stocksFile } from '../../src/member/whale/whale-csv';
import WhalePage from '../../src/member/whale/WhalePage';
import { open, textsOf } from '../support/pulse-signals-news.page';

type Nets = [
  foreign: number | null,
  proprietary: number | null,
  institution: number | null,
  individual: number | null,
];

const session = (day: string, [foreign, proprietary, institution, individual]: Nets) => ({
  __typename: 'DailyFlow',
  ...{ day, foreign, proprietary, institution, individual },
});
const days = [
  ...Array.from({ length: 4 }, (_, i) => session(`2026-08-1${i}`, [-10, 4, 1, 5])),
  session('2026-08-20', [1000, -400, -100, -500]),
  session('2026-08-21', [-20, 8, 2, 10]),
  session('2026-08-24', [0.04, -0.04, 0, 0]),
  session('2026-08-25', [-100, 50, -30, 80]),
  session('2026-08-26', [200.5, -100, -0.5, -100]),
  session('2026-08-27', [-312.4, 186.7, -41.3, 167]),
];
const stock = (symbol: string, foreign: number | null, proprietary: number | null) => ({
  __typename: 'StockFlow',
  ...{ symbol, foreign, proprietary },
});
const symbols = [
  stock('ACB', 0, 3),
  stock('FPT', -142.8, 5),
  stock('HPG', 46.2, -9.5),
  stock('MWG', 38.7, null),
  stock('VHM', -61.3, 1),
];
const whale = (changes: Record<string, unknown> = {}) => ({
  whale: { __typename: 'Whale', asOf: '2026-08-27T15:00:00+07:00', days, symbols, ...changes },
});
const quotes = {
  quotes: [
    { __typename: 'Instrument', symbol: 'HPG', exchange: 'HOSE', price: 28.6, reference: 28.15 },
    { __typename: 'Instrument', symbol: 'FPT', exchange: 'HOSE', price: 97.8, reference: 99 },
  ].map((quote) => ({
    ...quote,
    ...{ ceiling: 100, floor: 1, change: 0, changePercent: 0, open: 1, high: 1, low: 1, volume: 1 },
  })),
};

async function shown(changes?: Record<string, unknown>) {
  const page = await open(<WhalePage />, { Whale: [whale(changes)], Quotes: [quotes] });
  await screen.findByRole('table', { name: 'By session' });
  return page;
}
const groupsPanel = () => screen.getByRole('region', { name: 'Flows by group' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const chart = (name: RegExp) => screen.getByRole('img', { name });
const bars = (name: RegExp) => [...chart(name).querySelectorAll('rect')];
const lists = () =>
  ['Net buying', 'Net selling'].map((name) => textsOf(screen.getByRole('list', { name }), '.symbol, .net'));

describe('the whale board', () => {
  it('puts the four groups side by side: the newest session, the time chosen, a picture', async () => {
    await shown();

    expect(
      textsOf(groupsPanel(), '.groups > li').map((text) => text.replace(/\d\d\/08: \S+?\.\d/g, '')),
    ).toEqual([
      'Foreign-312.427/08 · 10 sessions +728.110/0827/08',
      'Prop trading+186.727/08 · 10 sessions -239.310/0827/08',
      'Local institutions-41.327/08 · 10 sessions -165.810/0827/08',
      'Individuals+167.027/08 · 10 sessions -323.010/0827/08',
    ]);
  });

  it('shows 20 sessions, 5 or 60 at a press, and the address says which', async () => {
    const { visited } = await shown();
    expect(screen.getByRole('button', { name: '20 sessions' }).ariaPressed).toBe('true');

    await press('5 sessions');

    expect(screen.getByRole('button', { name: '5 sessions' }).ariaPressed).toBe('true');
    expect(visited.at(-1)).toBe('/?days=5');
    expect(textsOf(groupsPanel(), '.caption')[0]).toBe('27/08 · 5 sessions -231.9');
  });

  it('draws buying solid above the line and selling hollow beneath it, nothing where it rounds to nothing', async () => {
    await shown();
    await press('5 sessions');
    const foreign = /^Foreign: net buyers on 1, net sellers on 3 of 5 sessions$/;

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

    expect(foreign).toBe(HEIGHT / 2 - 4);
    expect(Math.max(...heights(/^Prop/))).toBeCloseTo(foreign * 0.4, 6);
  });

  it('says what the bars mean and, only where it is true, that the groups sum to zero', async () => {
    const legend = 'Solid bars are net buying, hollow ones net selling, all on one scale.';
    const { show } = await shown();
    expect(groupsPanel().querySelector('footer')!.textContent).toBe(
      `${legend} The four groups sum to zero every session.As of 15:00 27/08/2026`,
    );
    show(null);

    await shown({ days: [session('2026-08-27', [1, 2, null, 3])], asOf: null });
    expect(groupsPanel().querySelector('footer')!.textContent.trim()).toBe(legend);
  });

  it('shows of a running session the foreign investors, and of the other groups the session before it', async () => {
    const running = session('2026-08-28', [88.8, null, null, null]);
    await shown({
      days: [...days, running],
      symbols: symbols.map((each) => ({ ...each, proprietary: null })),
    });

    expect(textsOf(groupsPanel(), '.groups > li > p:nth-of-type(2)')).toEqual([
      '28/08 · 11 sessions +816.9',
      '27/08 · 11 sessions -239.3',
      '27/08 · 11 sessions -165.8',
      '27/08 · 11 sessions -323.0',
    ]);
    expect(textsOf(groupsPanel(), '.net')).toEqual(['+88.8', '+186.7', '-41.3', '+167.0']);
    expect(groupsPanel().textContent).toContain('sum to zero every session');

    await press('Prop trading');
    expect(screen.getAllByText('Net buying appears once a session is over.')).toHaveLength(2);
  });

  it('ranks the stocks that foreigners bought and sold most, longest bar first, with their prices', async () => {
    await shown();
    const row = (symbol: string) => document.querySelector(`.stock[data-symbol=${symbol}]`)!;
    await screen.findByText('28.60');

    expect(lists()).toEqual([
      ['HPG', '+46.2', 'MWG', '+38.7'],
      ['FPT', '-142.8', 'VHM', '-61.3'],
    ]);
    expect(
      ['FPT', 'HPG'].map((symbol) => row(symbol).querySelector<HTMLElement>('.bar')!.style.width),
    ).toEqual(['100%', `${(46.2 / 142.8) * 100}%`]);
    expect(row('HPG').querySelector('.price')!.className).toContain('price-up');
    expect(row('MWG').querySelector('.price')!.textContent).toBe('—');
    expect(
      within(row('HPG') as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/technical/HPG');
  });

  it('ranks by brokers’ own books at a press, and the address says so', async () => {
    const { visited } = await shown();

    await press('Prop trading');

    expect(lists()).toEqual([
      ['FPT', '+5.0', 'ACB', '+3.0', 'VHM', '+1.0'],
      ['HPG', '-9.5'],
    ]);
    expect(visited.at(-1)).toBe('/?group=proprietary');
    expect(
      [...screen.getByRole('table', { name: 'By symbol' }).querySelectorAll('tbody th')].map(
        ({ textContent }) => textContent,
      ),
    ).toEqual(['HPG', 'FPT', 'ACB', 'VHM', 'MWG']);
  });

  it('says the same in tables: sessions newest first, stocks largest first', async () => {
    await shown();

    expect(textsOf(screen.getByRole('table', { name: 'By session' }), 'tr').slice(0, 3)).toEqual([
      'SessionForeignProp tradingLocal institutionsIndividuals',
      '27/08-312.4+186.7-41.3+167.0',
      '26/08+200.5-100.0-0.5-100.0',
    ]);
    expect(textsOf(screen.getByRole('table', { name: 'By symbol' }), 'tr')).toEqual([
      'SymbolForeignProp trading',
      'FPT-142.8+5.0',
      'VHM-61.3+1.0',
      'HPG+46.2-9.5',
      'MWG+38.7—',
      'ACB0.0+3.0',
    ]);
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

describe('the whale board where there is little to say', () => {
  it('is quiet where the server has no such call', async () => {
    await open(<WhalePage />, { Whale: [{ whale: null }] });

    expect(await screen.findByText('Net buying by group is not available.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Which side is the big money on?');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that there is no session yet', async () => {
    await open(<WhalePage />, { Whale: [whale({ days: [], symbols: [] })] });

    expect(await screen.findByText('No session yet')).toBeTruthy();
    expect([screen.queryByRole('table'), screen.queryByRole('button')]).toEqual([null, null]);
  });

  it('keeps its place while it loads', async () => {
    await open(<WhalePage />, { Whale: ['silence'] });
    expect(await screen.findByRole('progressbar', { name: 'Loading…' })).toBeTruthy();
  });

  it('says that it could not be loaded, and loads at the second try', async () => {
    await open(<WhalePage />, { Whale: [new Error('down'), whale()], Quotes: [quotes] });
    expect(await screen.findByRole('group', { name: 'Net buying could not be loaded' })).toBeTruthy();

    await press('Retry');

    expect(await screen.findByRole('table', { name: 'By session' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('keeps the last figures, under a line, when a later load fails', async () => {
    const { show } = await open(<WhalePage />, { Whale: [whale(), new Error('down')], Quotes: [quotes] });
    await screen.findByRole('table', { name: 'By session' });
    show(null);
    show(<WhalePage />);

    expect(await screen.findByText('Net buying could not be loaded')).toBeTruthy();
    expect(screen.getAllByRole('table')).not.toHaveLength(0);
  });

  it('has a dash for what is unknown, and no bar', async () => {
    await shown({ days: [session('2026-08-27', [null, 5, null, null])], symbols: [] });

    expect(textsOf(groupsPanel(), '.sum')).toEqual(['—', '+5.0', '—', '—']);
    expect(bars(/^Foreign/)).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Most bought and sold' })).toBeNull();
  });
});

describe('a bar', () => {
  it('is never too short to be seen, nor longer than its half', () => {
    const [small, none, large, unknown] = barsOf([0.1, 0.01, -1000, null], 1000);
    expect([small!.height, none, large!.height, unknown]).toEqual([1.5, null, HEIGHT / 2 - 4, null]);
  });
});

describe('the whale board as files', () => {
  it('holds the sessions and the stocks in full figures', async () => {
    const files = [daysFile([...days].reverse().slice(0, 2)), stocksFile(symbols.slice(2, 4), '2026-08-27')];

    expect(files.map((file) => file!.name)).toEqual([
      'nhip-whale-days-2026-08-27.csv',
      'nhip-whale-symbols-2026-08-27.csv',
    ]);
    expect(await Promise.all(files.map(async (file) => (await file!.text()).split('\r\n')))).toEqual([
      [
        'Date,Foreign (billion VND),Prop trading (billion VND),Local institutions (billion VND),Individuals (billion VND)',
        '2026-08-27,-312.4,186.7,-41.3,167',
        '2026-08-26,200.5,-100,-0.5,-100',
        '',
      ],
      ['Symbol,Foreign (billion VND),Prop trading (billion VND)', 'HPG,46.2,-9.5', 'MWG,38.7,', ''],
    ]);
    expect([daysFile([]), stocksFile([], '2026-08-27')]).toEqual([null, null]);
  });
});
