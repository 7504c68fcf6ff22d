// Used in Node and in the bench's own page, so nothing of either is in here.

const DAY = 86_400;
const NEWEST = Date.UTC(2026, 7, 27) / 1000;

/** The newest daily bars of a made-up symbol as columns, oldest first: a walk backwards from its last price. */
export function barsOf(symbol, count) {
  const random = generator(symbol);
  const bars = [];
  let close = price(10 + 90 * random());
  let time = NEWEST;
  while (bars.length < count) {
    if (isWeekday(time)) {
      const open = price(close * (1 + 0.05 * (random() - 0.5)));
      const high = price(Math.max(open, close) * (1 + 0.01 * random()));
      const low = price(Math.min(open, close) * (1 - 0.01 * random()));
      bars.push({ time, open, high, low, close, volume: 100 * Math.round(5_000 + 45_000 * random() ** 3) });
      close = open;
    }
    time -= DAY;
  }
  bars.reverse();
  const column = (name) => bars.map((bar) => bar[name]);
  return {
    time: column('time'),
    open: column('open'),
    high: column('high'),
    low: column('low'),
    close: column('close'),
    volume: column('volume'),
  };
}

function isWeekday(time) {
  return new Date(time * 1000).getUTCDay() % 6 !== 0;
}

function price(value) {
  return Math.max(1, Math.round(value * 20) / 20);
}

/** mulberry32, seeded by a text. */
function generator(text) {
  let state = [...text].reduce((hash, letter) => Math.imul(hash, 31) + letter.codePointAt(0), 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
