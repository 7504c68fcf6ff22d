import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { quantile } from './report.mjs';
import { importTypeScript } from './server.mjs';

const SERVERS = 2;
const SYMBOLS = 200;
const SYMBOLS_A_PAGE = 20;
/** How long what is under way may still arrive after the last row was published. */
const PATIENCE_MS = 10_000;
const needed = ['/usr/lib/nginx/modules/ngx_nchan_module.so', '/usr/bin/redis-server'];

/**
 * The engine of docs/streaming.md on this machine: rows published at two servers in turn, and the pages of `--pages` that follow
 * 20 symbols each, in this process. With `--pages 2000 --changes 170 --seconds 8` other sizes.
 */
export async function fanout({ report }) {
  if (!needed.every((file) => existsSync(file))) {
    console.log(`fanout needs ${needed.join(' and ')}: apt install libnginx-mod-nchan redis-server`);
    return;
  }
  const { pages, changes, seconds } = sizes();
  const { startEngine, openLine } = await importTypeScript('./stream-engine.ts');
  const engine = await startEngine({ servers: SERVERS });
  try {
    const latencies = [];
    const onRow = ({ v }) => latencies.push(Date.now() - v.at);
    const followers = new Map(symbols.map((symbol) => [symbol, 0]));
    const lines = [];
    for (let page = 0; page < pages; page += 1) {
      const followed = symbolsOf(page);
      followed.forEach((symbol) => followers.set(symbol, followers.get(symbol) + 1));
      lines.push(await openLine(`${engine.url}?symbols=${followed.join()}`, { onRow }));
    }

    const before = usageOf(engine.servers);
    const expected = await publish({ ...engine, followers, count: changes * seconds, changes });
    for (let waited = 0; latencies.length < expected && waited < PATIENCE_MS; waited += 100)
      await setTimeout(100);
    const after = usageOf(engine.servers);
    lines.forEach((line) => line.close());

    const name = `stream of ${changes} changes a second`;
    console.log(
      `fanout: ${pages} pages x ${SYMBOLS_A_PAGE} symbols, ${latencies.length} rows in ${seconds} s`,
    );
    report(`${name}: lost`, '', [expected - latencies.length]);
    report(`${name}: p95`, 'ms', [quantile(latencies, 0.95)]);
    report(`${name}: memory of each server`, 'MB', [after.megabytes / SERVERS]);
    report(`${name}: processor time of a row to a page`, 'µs', [
      (1e6 * (after.seconds - before.seconds)) / latencies.length,
    ]);
  } finally {
    await engine.close();
  }
}

function sizes() {
  const number = (value) => ({ type: 'string', default: value });
  const options = { pages: number('1000'), changes: number('170'), seconds: number('8') };
  const { values } = parseArgs({ options, strict: false });
  return { pages: Number(values.pages), changes: Number(values.changes), seconds: Number(values.seconds) };
}

const symbols = Array.from({ length: SYMBOLS }, (_, i) => `S${100 + i}`);

/** The symbols that a page follows: those of its neighbours and some of everybody's. */
function symbolsOf(page) {
  const followed = new Set(symbols.slice(0, SYMBOLS_A_PAGE / 2));
  for (let i = page * 7; followed.size < SYMBOLS_A_PAGE; i += 13) followed.add(symbols[i % SYMBOLS]);
  return [...followed].sort();
}

/** Publishes so many rows at an even pace; returns how many are to arrive. */
async function publish({ servers, followers, count, changes }) {
  const start = performance.now();
  const under = new Set();
  let expected = 0;
  for (let i = 0; i < count; i += 1) {
    const symbol = symbols[(i * 17) % SYMBOLS];
    const due = start + (i * 1_000) / changes;
    if (due > performance.now()) await setTimeout(due - performance.now());
    expected += followers.get(symbol);
    const published = servers[i % servers.length].publish(symbol, rowOf(symbol, i));
    under.add(published);
    void published.then(() => under.delete(published));
  }
  await Promise.all(under);
  return expected;
}

/** A whole row with what boards show, of some 350 bytes as /quotes has it. */
function rowOf(n, i) {
  const figures = { lp: 97.8 + (i % 10) / 10, ch: -1.2, chp: -1.21, prev_close_price: 99, open_price: 99 };
  const day = { high_price: 99.2, low_price: 97.5, volume: 5_210_000 + i, at: Date.now() };
  const best = { bid: 97.8, bid_volume: 15_800, ask: 97.9, ask_volume: 41_200 };
  const foreign = { foreign_buy: 812_300, foreign_sell: 655_100, lp_time: 1_787_815_795 + i };
  return { s: 'ok', n, v: { ...figures, ...day, ...best, ...foreign } };
}

/** What the worker processes of the servers have used so far, by Linux's own count. */
function usageOf(servers) {
  const workers = servers.flatMap(({ pid }) =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean),
  );
  const used = { seconds: 0, megabytes: 0 };
  for (const worker of workers) {
    // Ticks of a hundredth of a second; the name before them may have spaces.
    const fields = readFileSync(`/proc/${worker}/stat`, 'utf8').split(') ')[1].split(' ');
    used.seconds += (Number(fields[11]) + Number(fields[12])) / 100;
    used.megabytes +=
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${worker}/status`, 'utf8'))[1]) / 1_024;
  }
  return used;
}
