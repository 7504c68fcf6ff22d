import { addTradingDays } from '../../../src/market/calendar';
import { DAY_SECONDS, epochSecondsOf } from '../../../src/market/day';
import { LACKING, type Answer, type Columns, type Feed, type Query } from './feed';
import { TODAY } from './clock';
import type { Truth } from './truth';

/** What a feed does otherwise than the protocol or the market, on top of whatever it did before. */
export type Oddity = (feed: Feed, truth: Truth) => Feed;

const PRICES = ['o', 'h', 'l', 'c'] as const;
const ICT = 7 * 3600;

/** Whether a request is for bars of a day or longer. */
const isDaily = ({ resolution = 'D' }: Query) => /^1?[DWM]$/.test(resolution);

/** The columns of an answer; null where it has none. */
function columnsIn({ json }: Answer): Columns | null {
  const body = json as (Partial<Columns> & { data?: Partial<Columns> }) | undefined;
  const columns = body?.data ?? body;
  return Array.isArray(columns?.t) ? (columns as Columns) : null;
}

/** Changes the columns of a history, whatever they are wrapped in. */
function editColumns(edit: (columns: Columns, query: Query, truth: Truth) => Columns): Oddity {
  return (feed, truth) => (call, query) => {
    const answer = feed(call, query);
    const columns = call === 'history' ? columnsIn(answer) : null;
    if (columns === null) return answer;
    const edited = edit(columns, query, truth);
    const { data, ...rest } = answer.json as { data?: object };
    return { ...answer, json: data ? { ...rest, data: { ...data, ...edited } } : { ...rest, ...edited } };
  };
}

/** The same of daily bars, where the answer has the newest one: a request for older bars gets them as they are. */
function editNewest(edit: (columns: Columns, last: number) => Columns): Oddity {
  return editColumns((columns, query) => {
    const isNewest = Number(query['to'] ?? Infinity) > epochSecondsOf(TODAY);
    const last = columns.t.length - 1;
    return isDaily(query) && isNewest && last > 0 ? edit(columns, last) : columns;
  });
}

/** Changes what a history is asked for. */
const editQuery = (edit: (query: Query) => Query): Oddity => {
  return (feed) => (call, query) => feed(call, call === 'history' ? edit(query) : query);
};

/** The rows at which a test holds. */
function rows(columns: Columns, holds: (i: number) => boolean): Columns {
  const keep = (column: unknown[]) => column.filter((_, i) => holds(i));
  const { t, o, h, l, c, v } = columns;
  return { ...columns, t: keep(t), o: keep(o), h: keep(h), l: keep(l), c: keep(c), v: keep(v) };
}

/** Changes every price; what is no number stays. */
function prices(columns: Columns, change: (price: number, i: number, column: string) => unknown): Columns {
  const changed = PRICES.map((name) => [
    name,
    columns[name].map((price, i) => (typeof price === 'number' ? change(price, i, name) : price)),
  ]);
  return { ...columns, ...(Object.fromEntries(changed) as Pick<Columns, 'o' | 'h' | 'l' | 'c'>) };
}

const times = (columns: Columns, change: (time: number, i: number) => unknown): Columns => ({
  ...columns,
  t: columns.t.map((time, i) => (typeof time === 'number' ? change(time, i) : time)),
});

/** Has no quotes, as most feeds of Vietnam. */
export const withoutQuotes: Oddity = (feed) => (call, query) =>
  call === 'quotes' ? LACKING : feed(call, query);

/** Ends so many trading days ago, its quotes too. */
export const stale = (days: number): Oddity => {
  const end = epochSecondsOf(addTradingDays(TODAY, 1 - days)) - ICT;
  const until = editQuery((query) => ({ ...query, to: String(Math.min(Number(query.to ?? Infinity), end)) }));
  return (feed, truth) => withoutQuotes(until(feed, truth), truth);
};

/** Answers with at most so many bars, the newest. */
export const capped = (count: number): Oddity =>
  editColumns((columns) => rows(columns, (i) => i >= columns.t.length - count));

/** Puts its stamps so many hours later than they are, days and minutes alike. */
export const shifted = (hours: number): Oddity => {
  const shift = hours * 3600;
  const asked = editQuery((query) => ({
    ...query,
    ...(query.from !== undefined && { from: String(Math.max(0, Number(query.from) - shift)) }),
    ...(query.to !== undefined && { to: String(Number(query.to) - shift) }),
  }));
  const stamped = editColumns((columns) => times(columns, (time) => time + shift));
  return (feed, truth) => stamped(asked(feed, truth), truth);
};

/** Puts minutes in local time, as if that were UTC; days are at 00:00 UTC. */
export const minutesInLocalTime: Oddity = (feed, truth) => {
  const late = shifted(7)(feed, truth);
  return (call, query) => (call === 'history' && !isDaily(query) ? late : feed)(call, query);
};

/** Stamps days at so many hours UTC. */
export const daysStampedAt = (hours: number): Oddity =>
  editColumns((columns, query) => (isDaily(query) ? times(columns, (time) => time + hours * 3600) : columns));

/** Prices before a day at twice theirs, as where a feed has not adjusted them for an ex-date. */
export const stepped = (daysAgo: number): Oddity => {
  const from = epochSecondsOf(addTradingDays(TODAY, -daysAgo)) - ICT;
  return editColumns((columns) =>
    prices(columns, (price, i) => (Number(columns.t[i]) < from ? 2 * price : price)),
  );
};

/** Prices of everything in đồng, its quotes too. */
export const inDong: Oddity = (feed, truth) =>
  scaledQuotes(editColumns((columns) => prices(columns, scale))(feed, truth), () => true);

/** Prices of one symbol in đồng, where the others are in thousand. */
export const scaledSymbol =
  (symbol: string): Oddity =>
  (feed, truth) =>
    scaledQuotes(
      editColumns((columns, query) => (query.symbol === symbol ? prices(columns, scale) : columns))(
        feed,
        truth,
      ),
      (name) => name === symbol,
    );

const scale = (price: number) => Math.round(price * 1000 * 100) / 100;

function scaledQuotes(feed: Feed, isScaled: (symbol: string) => boolean): Feed {
  return (call, query) => {
    const answer = feed(call, query);
    const quotes = (answer.json as { d?: { n: string; v: Record<string, unknown> }[] } | undefined)?.d;
    if (call !== 'quotes' || !quotes) return answer;
    const d = quotes.map((quote) => {
      if (!isScaled(quote.n)) return quote;
      const scaled = Object.entries(quote.v).map(([name, value]) =>
        /price|^lp$|^ch$/.test(name) && typeof value === 'number' ? [name, scale(value)] : [name, value],
      );
      return { ...quote, v: Object.fromEntries(scaled) as Record<string, unknown> };
    });
    return { ...answer, json: { s: 'ok', d } };
  };
}

/** Lacks one bar of so many, never the newest. */
export const gaps = (every: number): Oddity =>
  editColumns((columns) =>
    rows(columns, (i) => (columns.t.length - i) % every !== 0 || i === columns.t.length - 1),
  );

/** Has null for the prices of one row of so many, never of the newest. */
export const nulls = (every: number): Oddity =>
  editColumns((columns) =>
    prices(columns, (price, i) => ((columns.t.length - i) % every === 0 ? null : price)),
  );

/** Null prices in the newest row of the day. */
export const newestNull: Oddity = editNewest((columns, last) =>
  prices(columns, (price, i) => (i === last ? null : price)),
);

/** Prices adjusted by division, whose highs lie below a close by the last bit of a number. */
export const noisy: Oddity = editColumns((columns) => {
  const above = (price: unknown) => (typeof price === 'number' ? price * (1 + 2e-16 * 2) : price);
  return {
    ...prices(columns, (price, _, name) => (name === 'h' ? price * (1 - 1.2e-16) : price)),
    c: columns.c.map(above),
  };
});

/** Answers a request for days with the minutes of the newest ones. */
export const minutesForDays: Oddity = (feed) => (call, query) =>
  call === 'history' && isDaily(query) ? feed(call, { ...query, resolution: '5' }) : feed(call, query);

/** Repeats each Friday's bar on the Saturday, with a price of nowhere. */
export const weekends: Oddity = editColumns((columns, query) => {
  if (!isDaily(query)) return columns;
  const isFriday = columns.t.map((time) => new Date((Number(time) + ICT) * 1000).getUTCDay() === 5);
  // Not of today: that would be a bar of the future.
  const twice = columns.t.flatMap((_, i) => (isFriday[i] && i < columns.t.length - 1 ? [i, -i - 1] : [i]));
  const column = (name: keyof Columns, saturday: (value: number) => number) =>
    twice.map((i) => (i >= 0 ? columns[name][i] : saturday(Number(columns[name][-i - 1]))));
  const same = (value: number) => Math.round(value * 1.5 * 100) / 100;
  return {
    ...columns,
    t: column('t', (time) => time + DAY_SECONDS),
    ...{ o: column('o', same), h: column('h', same), l: column('l', same), c: column('c', same) },
    v: column('v', (volume) => volume),
  };
});

/** `NaN` for the prices of one row of so many, as Python's json writes it; never in the newest. */
export const notANumber = (every: number): Oddity =>
  editColumns((columns) =>
    prices(columns, (price, i) => ((columns.t.length - i) % every === 0 ? NaN : price)),
  );

/** Leaves out the status of the protocol. */
export const withoutStatus: Oddity = (feed) => (call, query) => {
  const answer = feed(call, query);
  if (call !== 'history' || !columnsIn(answer)) return answer;
  const { s: _s, ...json } = answer.json as { s?: string };
  return { ...answer, json: { ...json, nextTime: 0 } };
};

/** Stamps in milliseconds. */
export const milliseconds: Oddity = editColumns((columns) => times(columns, (time) => time * 1000));

/** Stamps as ISO 8601 in UTC. */
export const isoText: Oddity = editColumns((columns) =>
  times(columns, (time) => new Date(time * 1000).toISOString()),
);

/** Closes alone. */
export const closeOnly: Oddity = (feed) => (call, query) => {
  const answer = feed(call, query);
  const columns = call === 'history' ? columnsIn(answer) : null;
  return columns ? { json: { s: 'ok', t: columns.t, c: columns.c } } : answer;
};

/** The newest day has no match: zeros, and the close of the day before. */
export const unmatched: Oddity = (feed, truth) => {
  const edited = editNewest((columns, last) => {
    const zero = prices(columns, (price, i, name) =>
      i < last ? price : name === 'c' ? columns.c[last - 1] : 0,
    );
    return { ...zero, v: columns.v.map((volume, i) => (i < last ? volume : 0)) };
  });
  const isIntraday: Oddity = (inner) => (call, query) =>
    call === 'history' && !isDaily(query)
      ? inner(call, { ...query, to: String(epochSecondsOf(TODAY) - ICT) })
      : inner(call, query);
  return withoutQuotes(edited(isIntraday(feed, truth), truth), truth);
};

/** One row of so many has no volume. */
export const unknownVolume = (every: number): Oddity =>
  editColumns((columns) => ({
    ...columns,
    v: columns.v.map((volume, i) => ((columns.t.length - i) % every === 1 ? null : volume)),
  }));

/** Changes each column that there is. */
function eachColumn(columns: Columns, change: (column: unknown[]) => unknown[]): Columns {
  const names = (['t', 'o', 'h', 'l', 'c', 'v'] as const).filter((name) => Array.isArray(columns[name]));
  return { ...columns, ...Object.fromEntries(names.map((name) => [name, change(columns[name])])) };
}

/** Newest first. */
export const descending: Oddity = editColumns((columns) =>
  eachColumn(columns, (column) => column.toReversed()),
);

/** Each number as a text. */
export const asTexts: Oddity = editColumns((columns) =>
  eachColumn(columns, (column) => column.map((value) => (typeof value === 'number' ? String(value) : value))),
);

/** A second row of the newest day with less volume, as a feed has it that adds a row for its own snapshot. */
export const repeatedNewest: Oddity = editNewest((columns, last) => {
  const { t, o, h, l, c, v } = columns;
  if (typeof c[last] !== 'number') return columns;
  // What the day began with.
  const first = o[last];
  return {
    ...{ ...columns, t: [...t, t[last]], o: [...o, first], h: [...h, first], l: [...l, first] },
    ...{ c: [...c, first], v: [...v, 100] },
  };
});

/** One unknown symbol fails all quotes of a request. */
export const quotesFailTogether =
  (spoiler: string): Oddity =>
  (feed) =>
  (call, query) =>
    call === 'quotes' && (query['symbols'] ?? '').split(',').includes(spoiler)
      ? { json: { s: 'error', errmsg: `unknown symbol ${spoiler}` } }
      : feed(call, query);

/** A feed with these oddities, the first one nearest to the market. */
export function oddFeed(feed: Feed, truth: Truth, ...oddities: readonly Oddity[]): Feed {
  return oddities.reduce((odd, oddity) => oddity(odd, truth), feed);
}
