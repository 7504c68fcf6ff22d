import { createApi } from './api.mjs';
import { visit } from './browser.mjs';
import { quantile } from './report.mjs';
import { serve } from './server.mjs';

const SPEED = 7200;
const LASTS = 3000;
const tables = { signals: 'tr[data-day-start]', rows: 'tr[aria-selected]' };
const names = { signals: 'signals', rows: 'watchlist' };

/** The home page with long tables: drawn from the cache, and scrolled. The first row is the page as it usually is. */
export async function longTables({ browser, files, report }) {
  for (const cpu of [1, 4]) {
    const usual = await home({ browser, files, cpu });
    report(`home, 30 signals and 12 rows: mount, ${cpu}x`, 'ms', await mounts(usual, 5));
    await usual.close();
    for (const [table, row] of Object.entries(tables)) {
      for (const length of [1_000, 10_000]) {
        const opened = await home({ browser, files, cpu, table, length });
        const name = `${names[table]} of ${length}`;
        report(`${name}: answer to painted, ${cpu}x`, 'ms', [opened.sinceAnswer]);
        report(`${name}: mount, ${cpu}x`, 'ms', await mounts(opened, 3, row));
        report(`${name}: scroll gap p95, ${cpu}x`, 'ms', [quantile(await opened.page.evaluate(scroll, { row, SPEED, LASTS }), 0.95)]);
        await opened.close();
      }
    }
  }
}
