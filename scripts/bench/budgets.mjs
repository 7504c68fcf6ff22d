import { budgets as sizes } from '../sizes/first-loads.mjs';

const each = (names, limits) => Object.fromEntries(names.map((name) => [name, limits]));
const routes = Object.keys(sizes.routes);

/** What a row of the report may be at most, and what it should come to. */
export const budgets = {
  ...Object.fromEntries(
    Object.entries(sizes.routes).map(([name, { script }]) => [`script, ${name}`, script]),
  ),
  ...each(
    routes.map((name) => `style sheets, ${name}`),
    sizes.styles,
  ),
  ...each(
    routes.map((name) => `fonts, ${name}`),
    { budget: 40, goal: 0 },
  ),
  ...Object.fromEntries(
    Object.entries(sizes.routes).map(([name, { requests }]) => [
      `requests before ready, ${name}`,
      requests ?? {},
    ]),
  ),

  'LCP, login, slow': { budget: 1500, goal: 700 },
  'LCP, home, slow': { budget: 2400, goal: 1600 },
  'ready, login, slow': { budget: 2400, goal: 1600 },
  'ready, home, slow': { budget: 3000, goal: 2200 },
  'ready, technical, slow': { budget: 3600, goal: 2800 },
  'ready, market beside home, slow': { budget: 1.2, goal: 1 },
  'blocking, login, slow': { budget: 350, goal: 100 },
  'blocking, home, slow': { budget: 500, goal: 250 },
  ...each(
    routes.flatMap((name) => [`layout shift, ${name}, slow`, `layout shift, ${name}, fast`]),
    { budget: 0.01, goal: 0 },
  ),
  ...each(['first paint, home beside login, slow', 'first paint, technical beside login, slow'], {
    budget: 1.3,
    goal: 1,
  }),
  ...each(
    ['full', 'sparse', 'empty', 'failing'].map((kind) => `layout shift, member routes, ${kind} answers`),
    { budget: 0.01, goal: 0 },
  ),
  ...each(['heap after load, home, slow', 'heap after load, home, fast'], { budget: 12, goal: 8 }),
  'first visit to offline, login, slow': { budget: 10_000, goal: 7_000 },
  'first visit to every page offline, login, slow': { budget: 20_000, goal: 15_000 },

  'arrow key, prefetched, 1x': { budget: 33, goal: 20 },
  'arrow key, prefetched, 4x': { budget: 120, goal: 90 },
  'arrow key, not prefetched': { budget: 150, goal: 100 },
  'arrow key with a position beside without, 4x': { budget: 1.1, goal: 1 },
  'key held 5 s: release to chart': { budget: 1500, goal: 1100 },
  'key held 5 s: history requests per press': { budget: 0.2, goal: 0.05 },
  'dragged stop, frame p95, 4x': { budget: 33, goal: 16.8 },
  'chart, ratio': { budget: 1.2, goal: 1.05 },
  'chart of 4 overlays and 2 panes, ratio': { budget: 1.5, goal: 1.1 },
  ...each(['pan, frame p95, ratio', 'zoom, frame p95, ratio'], { budget: 1.3, goal: 1.05 }),

  ...each(['signals of 10000: ready, 4x', 'watchlist of 10000: ready, 4x'], { budget: 3000, goal: 1500 }),
  ...each(['signals of 10000: longest task, 4x', 'watchlist of 10000: longest task, 4x'], {
    budget: 500,
    goal: 100,
  }),
  ...each(['signals of 10000: mount, 1x', 'watchlist of 10000: mount, 1x'], { budget: 120, goal: 40 }),
  ...each(['signals of 10000: mount, 4x', 'watchlist of 10000: mount, 4x'], { budget: 350, goal: 150 }),
  ...each(['signals of 10000: scroll gap p95, 1x', 'watchlist of 10000: scroll gap p95, 1x'], {
    budget: 16.8,
    goal: 16.8,
  }),
  ...each(['signals of 10000: scroll gap p95, 4x', 'watchlist of 10000: scroll gap p95, 4x'], { goal: 16.8 }),

  'My T+ of 1000 trades: longest task, 1x': { budget: 200, goal: 50 },
  'My T+ of 10000 trades: ready, 1x': { budget: 3000, goal: 1000 },
  'preview of 10000 trades, 1x': { budget: 5000, goal: 2000 },
  ...each(['My T+ of 1000 trades: dialog, 1x', 'My T+ of 10000 trades: dialog, 1x'], {
    budget: 200,
    goal: 100,
  }),
  'home with 10000 trades beside 10: longest task': { budget: 1.2, goal: 1 },
  'news of 5000: longest task on return, 1x': { budget: 200, goal: 50 },

  'board, 200 changes a second, frame p95, ratio': { budget: 1.15, goal: 1.02 },
  'heap gained by a board that changes': { budget: 1, goal: 0 },
  'map of 400 symbols, 4x': { budget: 50, goal: 16 },
  '1,700 symbols filtered by all conditions, 4x': { budget: 50, goal: 10 },
  'figures of 300 symbols computed, longest frame': { budget: 50, goal: 33.4 },

  ...each(
    ['home', 'technical', 'market', 'My T+', 'alert'].map(
      (name) => `streamed price to screen, ${name}, 4x, longest`,
    ),
    { budget: 1_000, goal: 250 },
  ),
  ...each(
    ['home', 'technical', 'market', 'My T+', 'alert'].map(
      (name) => `requests while prices are streamed, ${name}`,
    ),
    { budget: 0, goal: 0 },
  ),
  'streamed board, 1,000 changes a second, evenly, 4x: painted after, p95': { budget: 50, goal: 20 },
  'streamed board, 1,000 changes a second, evenly, 4x: longest task': { budget: 50, goal: 20 },
  'heap gained by a streamed board': { budget: 2, goal: 0 },
  'bytes of a streamed board in a quiet minute, beside polled': { budget: 0.2, goal: 0.05 },
  'bytes of a streamed board with an event a second, beside polled': { budget: 3, goal: 1 },

  'stream of 170 changes a second: lost': { budget: 0, goal: 0 },
  'stream of 170 changes a second: p95': { budget: 100, goal: 50 },
  ...each(['four studies, cold', 'four studies, warm'], { budget: 10, goal: 3 }),
  'simulated bars of five years': { budget: 5, goal: 2 },
  ...each(['500 alerts, first refresh', '500 alerts, a refresh'], { budget: 5, goal: 1 }),
  'workbook of 5000 rows': { budget: 2000, goal: 300 },
  'text of 10000 rows': { budget: 1000, goal: 100 },
  'preview of 10000 rows': { budget: 1000, goal: 300 },
  'import of 10000 rows': { budget: 5000, goal: 500 },
  'save of 10000 trades: processor time, 1x': { budget: 5000, goal: 2000 },
  'heap gained by symbol switches': { budget: 5, goal: 0 },
};
