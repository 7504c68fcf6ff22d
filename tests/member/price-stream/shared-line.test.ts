import { describe, expect, it } from 'vitest';
import { createTabs, rowOf } from '../../support/price-stream/tabs';

const symbolsOf = (tabs: ReturnType<typeof createTabs>) =>
  tabs.lines().map(({ tab, followed }) => [tab, followed.symbols]);

/** Tabs of one person, of which the first leads and streams what all follow. */
async function threeTabs() {
  const tabs = createTabs();
  const one = tabs.openTab('one', { symbols: ['FPT'] });
  await tabs.pass(500);
  tabs.lines()[0]!.onOpen();
  const two = tabs.openTab('two', { symbols: ['VNM'] });
  const three = tabs.openTab('three', { symbols: ['FPT', 'HPG'], isVisible: false });
  await tabs.pass(500);
  tabs
    .lines()
    .at(-1)!
    .onEvent([rowOf('FPT')]);
  await tabs.pass();
  return { tabs, one, two, three };
}

describe('the tabs of a browser', () => {
  it('share one line, which carries what all follow, and each gets its rows', async () => {
    const { tabs, one, two, three } = await threeTabs();
    expect(symbolsOf(tabs)).toEqual([['one', ['FPT', 'HPG', 'VNM']]]);

    tabs.lines()[0]!.onEvent([rowOf('VNM', 2)]);
    await tabs.pass();
    for (const tab of [one, two, three]) expect(tab.rows.at(-1)).toEqual(rowOf('VNM', 2));
    for (const tab of [one, two, three]) expect(tab.log).toContain('streams');
  });

  it('follow the whole listing where together they name more symbols than a server accepts', async () => {
    const tabs = createTabs();
    tabs.openTab('one', { symbols: Array.from({ length: 150 }, (_, i) => `A${i}`) });
    tabs.openTab('two', { symbols: Array.from({ length: 51 }, (_, i) => `B${i}`) });
    await tabs.pass(500);
    tabs.lines()[0]!.onOpen();
    await tabs.pass(500);
    expect(tabs.lines().at(-1)!.followed.symbols).toBe('ALL');
  });

  it('have the order books of tabs that are seen first where there are more than a line carries', async () => {
    const tabs = createTabs();
    for (const symbol of ['A', 'B', 'C', 'D', 'E'])
      tabs.openTab(symbol, { symbols: ['FPT'], depth: [symbol], isVisible: false });
    tabs.openTab('seen', { symbols: ['FPT'], depth: ['HPG'] });
    await tabs.pass(500);
    tabs.lines()[0]!.onOpen();
    await tabs.pass(500);
    const { depth } = tabs.lines().at(-1)!.followed;
    expect(depth).toHaveLength(5);
    expect(depth).toContain('HPG');
  });

  it('have another tab take over when the one that reads the line is closed', async () => {
    const { tabs, one, two, three } = await threeTabs();
    one.leave();
    await tabs.pass(500);
    expect(symbolsOf(tabs).map(([tab]) => tab)).toEqual(['two']);

    tabs.lines()[0]!.onOpen();
    await tabs.pass(500);
    expect(tabs.lines().at(-1)!.followed.symbols).toEqual(['FPT', 'HPG', 'VNM']);
    expect(two.log.at(-1) === 'gap' || two.log.at(-2) === 'gap').toBe(true);
    expect(three.log).toContain('gap');
  });

  it('let a visible tab read the line once the one that reads it has been hidden for a minute', async () => {
    const { tabs, one } = await threeTabs();
    one.show(false);
    for (let seconds = 0; seconds < 60; seconds += 20) {
      for (const line of tabs.lines()) line.onEvent([]);
      await tabs.pass(20_000);
    }
    await tabs.pass(500);
    expect(symbolsOf(tabs).map(([tab]) => tab)).toEqual(['two']);
  });

  it('are silent alike when the line is, and stream again with it', async () => {
    const { tabs, one, two, three } = await threeTabs();
    await tabs.pass(25_000);
    for (const tab of [one, two, three]) expect(tab.log.some((entry) => entry !== 'streams')).toBe(true);
    tabs.lines()[0]!.onOpen();
    await tabs.pass(5_000);
    for (const tab of [one, two, three]) expect(tab.log.filter((entry) => entry === 'gap')).not.toEqual([]);
    for (const tab of [one, two, three])
      expect(tab.log.filter((entry) => entry !== 'gap').at(-1)).toBe('streams');
    expect(tabs.lines()).toHaveLength(1);
  });

  it('of two persons, or two feeds, share nothing', async () => {
    const tabs = createTabs();
    const an = tabs.openTab('one', { person: 'An' });
    const binh = tabs.openTab('two', { person: 'Bình' });
    const other = tabs.openTab('three', { person: 'An', feed: 'https://feed.example' });
    await tabs.pass(500);
    expect(tabs.lines().map(({ tab }) => tab)).toEqual(['one', 'two', 'three']);

    for (const line of tabs.lines()) line.onOpen();
    tabs.lines()[0]!.onEvent([rowOf('FPT')]);
    await tabs.pass(500);
    expect(an.rows).toHaveLength(1);
    expect([...binh.rows, ...other.rows]).toEqual([]);
  });

  it('forget one that has crashed, and what it followed', async () => {
    const tabs = createTabs();
    tabs.openTab('one');
    await tabs.pass(500);
    tabs.lines()[0]!.onOpen();
    const channel = tabs.channels.openChannel(tabs.channels.messages[0]!.name, () => {});
    const followed = { symbols: ['VNM'], depth: [] };
    channel.send({
      type: 'here',
      tab: 'crashed',
      state: { followed, followedUnseen: followed, isVisible: false },
    });
    await tabs.pass(500);
    tabs
      .lines()
      .at(-1)!
      .onEvent([rowOf('FPT')]);
    expect(tabs.lines()[0]!.followed.symbols).toEqual(['FPT', 'VNM']);

    for (let seconds = 0; seconds < 80; seconds += 20) {
      await tabs.pass(20_000);
      tabs
        .lines()
        .at(-1)!
        .onEvent([rowOf('FPT')]);
    }
    expect(tabs.lines().at(-1)!.followed.symbols).toEqual(['FPT']);
  });

  it('that are visible take the line from one that the browser has suspended', async () => {
    const tabs = createTabs();
    const first = tabs.openTab('one');
    await tabs.pass(500);
    const { name } = tabs.channels.messages[0]!;
    first.end();
    await tabs.pass(500);
    tabs.locks.request(name, {}, () => new Promise(() => {})).catch(() => {});
    await tabs.pass();
    tabs.openTab('two');
    await tabs.pass(4_750);
    expect(tabs.lines()).toEqual([]);
    await tabs.pass(500);
    expect(tabs.lines().map(({ tab }) => tab)).toEqual(['two']);
  });

  it('have a line each while they are visible where the browser has no locks', async () => {
    const tabs = createTabs({ hasLocks: false });
    tabs.openTab('one');
    const two = tabs.openTab('two');
    tabs.openTab('three', { isVisible: false, unseen: ['VNM'] });
    await tabs.pass(500);
    expect(tabs.lines().map(({ tab }) => tab)).toEqual(['one', 'two']);

    two.show(false);
    await tabs.pass(500);
    expect(tabs.lines().map(({ tab }) => tab)).toEqual(['one']);
  });

  it('have a line each where the browser refuses its locks', async () => {
    const tabs = createTabs({ refusesLocks: true });
    tabs.openTab('one');
    tabs.openTab('two');
    await tabs.pass(500);
    expect(tabs.lines().map(({ tab }) => tab)).toEqual(['one', 'two']);
  });
});
