import { generator } from '../market/series';
import { createPriceServer, SYMBOLS, type Mode, type Ticker } from './price-server';
import { openStreamedPage, type StreamedPage } from './streamed-page';
import { createStreamOracle } from './stream-oracle';
import { createTabChannels, createTabLocks } from './tab-browser';
import { createTimers } from './timers';

/** An instant of continuous trading. */
const START = Date.parse('2026-08-27T09:30:00+07:00');
const QUIET = 60_000;
/** As long as a page whose refreshes have failed may wait for the next one, in ms. */
const LONGEST_WAIT = 140_000;

const GARBAGE: readonly (readonly [data: unknown, event?: string])[] = [
  ['{"n":"FPT","v":{"lp":'],
  ['null'],
  [[1, 'FPT', null]],
  [{ n: 'FPT' }],
  [{ n: 'FPT', v: null }],
  [{ n: 'FPT', v: { lp: 'x', lp_time: 1e99 } }],
  [{ s: 'error', n: 'FPT', v: { lp: 1 } }],
  [{ d: [null, 5, 'HPG', { v: {} }] }],
  [{ n: 'UNKNOWN', v: { lp: 5 } }],
  [{ exchange: 'HOSE', phase: 'CONTINUOUS' }, 'phase'],
  [''],
];

/** What is wrong with the prices of the pages that read the stream of a seed, with the steps of it; empty where all are right. */
export async function wrongOfStream(seed: number): Promise<readonly string[]> {
  const random = generator(seed);
  const chance = (part: number) => random() < part;
  const below = (most: number) => Math.floor(random() * most);
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)]!;

  const timers = createTimers();
  let slept = 0;
  const wall = () => START + timers.now() + slept;
  const isShared = chance(0.75);
  const server = createPriceServer({ timers, wall, hasTimes: chance(0.7) });
  const channels = createTabChannels();
  const shared = {
    locks: isShared ? createTabLocks() : undefined,
    openChannel: isShared ? channels.openChannel : undefined,
    now: wall,
    schedule: timers.schedule,
  };
  let pages: StreamedPage[] = [];
  let quotesFail = 0;
  const steps: string[] = [];
  const oracle = createStreamOracle({ timers, server, isShared, pages: () => pages });

  /** The pages that have checked the session, and had no row since. */
  const checked = new Set<string>();
  const everChecked = new Set<string>();
  const subset = (): readonly Ticker[] => {
    const some = SYMBOLS.filter(() => chance(0.5));
    return some.length > 0 ? some : [pick(SYMBOLS)];
  };
  const open = () => {
    const id = `tab ${steps.length}`;
    const page = openStreamedPage({
      ...{ id, timers, wall, server, shared, random },
      ...{ isVisible: pages.length === 0 || chance(0.5), symbols: subset() },
      failsQuotes: () => chance(quotesFail),
      onCheck() {
        if (checked.has(id)) oracle.report(`${id} checks the session again without a row since`);
        checked.add(id);
        everChecked.add(id);
      },
      onOlder: (symbol) => oracle.report(`${id} shows a ${symbol} that was matched earlier`),
    });
    pages.push(page);
  };
  server.onRow(() => checked.clear());
  const close = (page: StreamedPage) => {
    page.leave();
    page.end();
    pages = pages.filter((other) => other !== page);
  };

  const actions: Readonly<Record<string, (page: StreamedPage) => void>> = {
    change: () => SYMBOLS.forEach((symbol) => chance(0.7) && server.change(symbol)),
    'change twice': () => [pick(SYMBOLS)].forEach((symbol) => [server.change(symbol), server.change(symbol)]),
    'lose a row': () => server.lose(pick(SYMBOLS)),
    'repeat a row': () => server.repeat(pick(SYMBOLS), [0]),
    'send an older row': () => server.repeat(pick(SYMBOLS), [1 + below(4)]),
    'send rows in another order': () => server.repeat(pick(SYMBOLS), [1, 0, 2, 0]),
    'send garbage': () => server.sendOther(...pick(GARBAGE)),
    'end a line': () => server.lines()[0]?.end(),
    'break a line': () => server.lines().at(-1)?.end({ kind: 'offline' }),
    'silence the lines': () => server.lines().forEach((line) => void (line.isDead = true)),
    serve: () => server.setMode('serving'),
    'refuse with 401': () => restart({ status: 401 }),
    'refuse with 503': () => restart({ status: 503, retryAfter: 1_000 * below(90) }),
    'refuse with 502': () => restart({ status: 502 }),
    'do not respond': () => server.setMode('hanging'),
    'open without rows': () => server.setMode('mute'),
    'let quotes fail': () => void (quotesFail = pick([0.3, 1])),
    'let quotes succeed': () => void (quotesFail = 0),
    'slow down': (page) => page.slowDown(1_000 * (1 + below(2))),
    'go offline': () => {
      pages.forEach((each) => each.connect(false));
      server.lines().forEach((line) => chance(0.5) && line.end({ kind: 'offline' }));
    },
    'go online': () => pages.forEach((each) => each.connect(true)),
    sleep() {
      slept += 1_000 * below(900);
      if (chance(0.6)) server.lines().forEach((line) => void (line.isDead = true));
      SYMBOLS.forEach((symbol) => chance(0.7) && server.change(symbol));
    },
    'hide or show': (page) => page.show(!page.isVisible()),
    'leave and come back': (page) => {
      page.leave();
      timers.schedule(500 + below(40_000), () => pages.includes(page) && page.comeBack());
    },
    'follow others': (page) => page.follow(subset()),
    'open a tab': () => void (pages.length < 3 && open()),
    'close a tab': (page) => void (pages.length > 1 && close(page)),
  };
  const restart = (mode: Mode) => {
    server.setMode(mode);
    if (chance(0.7)) server.lines().forEach((line) => line.end());
  };
  const names = Object.keys(actions);
  const check = () => {
    oracle.check();
    for (const id of server.unauthorized())
      if (!everChecked.has(id)) oracle.report(`${id} does not check the session`);
  };
  const pass = (ms: number) => timers.pass(ms, check);

  open();
  await pass(500);
  for (let left = 6 + below(14); left > 0 && oracle.wrong().length === 0; left -= 1) {
    const name = chance(0.35) ? 'change' : pick(names);
    const page = pick(pages);
    steps.push(`${timers.now()} ms: ${name}, ${page.id}`);
    actions[name]!(page);
    await pass(pick([0, 40, 300, 1_000, 5_000, 12_000, 24_000, 26_000, 62_000]));
  }
  if (oracle.wrong().length === 0) {
    steps.push(`${timers.now()} ms: a quiet minute`);
    server.setMode('serving');
    quotesFail = 0;
    pages.forEach((page) => page.connect(true));
    await pass(QUIET);
    pages.forEach((page) => page.isVisible() || page.show(true));
    await pass(3_000);
    if (pages.some((page) => page.isMarkedStale())) await pass(LONGEST_WAIT);
    oracle.checkEnd();
  }
  for (const page of pages) page.end();
  await timers.settle();
  oracle.checkClosed(channels.open());
  const wrong = oracle.wrong();
  return wrong.length === 0 ? [] : [`seed ${seed}: ${wrong.join('; ')}`, ...steps];
}
