import { describe, expect, it } from 'vitest';
import { createTabs, rowOf } from '../../support/price-stream/tabs';

const row = rowOf('FPT');

/** A tab whose line is accepted. */
async function streaming(options: Parameters<ReturnType<typeof createTabs>['openTab']>[1] = {}) {
  const tabs = createTabs();
  const tab = tabs.openTab('one', options);
  await tabs.pass();
  tabs.lines()[0]!.onOpen();
  await tabs.pass();
  return { tabs, tab, line: tabs.lines()[0]! };
}

describe('the prices of a page', () => {
  it('stream while the line is open, row by row', async () => {
    const { tabs, tab, line } = await streaming();
    line.onEvent([row]);
    expect(tab.log).toEqual(['streams']);
    expect(tab.rows).toEqual([row]);
    expect(tabs.lines().map(({ followed }) => followed.symbols)).toEqual([['FPT']]);
  });

  it('request no line where nothing is followed, or in a closed market', async () => {
    const tabs = createTabs();
    tabs.openTab('one', { symbols: [] });
    tabs.openTab('two', { person: 'Bình', isOpen: false });
    await tabs.pass(120_000);
    expect(tabs.opened()).toBe(0);
  });

  it('come by one further line where others are followed, and the old one ends with its first row', async () => {
    const { tabs, tab, line } = await streaming();
    tab.follow(['FPT', 'HPG']);
    await tabs.pass(249);
    tab.follow(['FPT', 'VNM']);
    await tabs.pass(249);
    expect(tabs.lines()).toEqual([line]);
    await tabs.pass(1);
    expect(tabs.lines().map(({ followed }) => followed.symbols)).toEqual([['FPT'], ['FPT', 'VNM']]);

    const further = tabs.lines()[1]!;
    further.onOpen();
    line.onEvent([row]);
    await tabs.pass();
    expect(tabs.lines()).toEqual([line, further]);

    further.onEvent([rowOf('VNM')]);
    await tabs.pass();
    expect(tabs.lines()).toEqual([further]);
    line.onEvent([rowOf('FPT', 0)]);
    expect(tab.rows).toEqual([row, rowOf('VNM')]);
    expect(tab.log).toEqual(['streams']);
  });

  it('have two lines at most, however often others are followed', async () => {
    const { tabs, tab } = await streaming();
    for (const symbol of ['HPG', 'VNM', 'SSI']) {
      tab.follow([symbol]);
      await tabs.pass(250);
    }
    expect(tabs.mostLines()).toBe(2);
    expect(tabs.lines().map(({ followed }) => followed.symbols)).toEqual([['FPT'], ['SSI']]);
  });

  it('come anew where the further line is refused', async () => {
    const { tabs, tab } = await streaming();
    tab.follow(['HPG']);
    await tabs.pass(250);
    tabs.lines()[1]!.refuse({ status: 503 });
    await tabs.pass();
    expect(tabs.lines()).toEqual([]);
    await tabs.pass(4_000);
    tabs.lines()[0]!.onOpen();
    expect(tab.log).toEqual(['streams', 'streams no more', 'gap', 'streams']);
  });

  it('count as stale after 25 s of silence, comments included, and come by a line anew', async () => {
    const { tabs, tab, line } = await streaming();
    await tabs.pass(24_000);
    line.onEvent([]);
    await tabs.pass(24_750);
    expect(tab.log).toEqual(['streams']);
    await tabs.pass(250);
    expect(tab.log).toEqual(['streams', 'is silent']);
    expect(tabs.lines()).toHaveLength(1);
    expect(tabs.lines()[0]).not.toBe(line);
  });

  it('are read once after a gap', async () => {
    const { tabs, tab, line } = await streaming();
    line.end();
    await tabs.pass(4_000);
    expect(tab.log).toEqual(['streams', 'streams no more']);
    tabs.lines()[0]!.onOpen();
    expect(tab.log.slice(2)).toEqual(['gap', 'streams']);
  });

  it('have the session checked once where the line is refused with 401', async () => {
    const tabs = createTabs();
    const tab = tabs.openTab('one');
    for (let times = 0; times < 2; times++) {
      await tabs.pass(8_000);
      tabs.lines()[0]!.refuse({ status: 401 });
      await tabs.pass();
    }
    expect(tab.log).toEqual(['check session']);
  });

  it('come anew at once when the page is visible after a silence in which its timers stood still', async () => {
    const tabs = createTabs();
    const tab = tabs.openTab('one');
    await tabs.pass();
    const [line] = tabs.lines();
    line!.onOpen();
    tab.show(false);
    tabs.sleep(30_000);
    tab.show(true);
    await tabs.pass();
    expect(tabs.lines()).toHaveLength(1);
    expect(tabs.lines()[0]).not.toBe(line);
  });

  it('are those of alerts and holdings once the page has been hidden for a minute', async () => {
    const { tabs, tab, line } = await streaming({ unseen: ['VNM'] });
    tab.show(false);
    for (let seconds = 0; seconds < 60; seconds += 20) {
      line.onEvent([row]);
      expect(tabs.lines()).toHaveLength(1);
      await tabs.pass(20_000);
    }
    expect(tabs.lines().map(({ followed }) => followed.symbols)).toEqual([['FPT'], ['VNM']]);
    tabs.lines()[1]!.onEvent([rowOf('VNM')]);
    tab.show(true);
    await tabs.pass();
    expect(tabs.lines().at(-1)!.followed.symbols).toEqual(['FPT']);
  });

  it('have no line once the page has been hidden for a minute and nothing is needed', async () => {
    const { tabs, tab, line } = await streaming();
    tab.show(false);
    for (let seconds = 0; seconds < 60; seconds += 20) {
      line.onEvent([]);
      await tabs.pass(20_000);
    }
    expect(tabs.lines()).toEqual([]);
    tab.show(true);
    await tabs.pass();
    expect(tabs.lines()).toHaveLength(1);
  });

  it.each([
    { what: 'the page is left', channels: 0 },
    { what: 'the session ends', channels: 0 },
    { what: 'the network goes', channels: 1 },
    { what: 'the market closes', channels: 1 },
  ])('have no line once $what, and $channels channels', async ({ what, channels }) => {
    const { tabs, tab } = await streaming();
    if (what === 'the page is left') tab.leave();
    if (what === 'the network goes') tab.connect(false);
    if (what === 'the market closes') tab.openMarket(false);
    if (what === 'the session ends') tab.end();
    expect(tabs.lines()).toEqual([]);
    expect(tab.log).toEqual(['streams', 'streams no more']);
    expect(tabs.channels.open()).toBe(channels);
    await tabs.pass(600_000);
    expect(tabs.opened()).toBe(1);
  });

  it('come again where the network came back while the page was left, and not where it went', async () => {
    const { tabs, tab } = await streaming();
    tab.connect(false);
    tab.leave();
    tab.comeBack(true);
    await tabs.pass();
    expect(tabs.lines()).toHaveLength(1);
    tab.leave();
    tab.comeBack(false);
    await tabs.pass();
    expect(tabs.lines()).toHaveLength(0);
  });

  it('come again when a page that was left is returned to', async () => {
    const { tabs, tab } = await streaming();
    tab.leave();
    await tabs.pass(60_000);
    tab.comeBack();
    await tabs.pass();
    tabs.lines()[0]!.onOpen();
    expect(tab.log).toEqual(['streams', 'streams no more', 'gap', 'streams']);
  });
});
