import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { kindsOfAnswers } from '../../scripts/bench/market';
import { routes } from '../../src/app/router/routes';
import { createPage } from '../support/browser/open-page';
import { enterAs } from '../support/browser/product';
import { recordShifts, shiftOf } from '../support/browser/shifts';
import { startServer } from '../support/rest-server/server';

const rows = routes.filter(({ layout }) => layout === 'main');
/** The pages with a person's subscription, and with those that end. */
const subscriptionPages = ['/profile/personal-info', '/admin/plan'];
const isOfServer = ({ path, group }: (typeof rows)[number]) =>
  !group && (subscriptionPages.includes(path) || !path.startsWith('/profile'));
/** The pages that ask the server. */
const loading = rows
  .filter(isOfServer)
  .map(({ path }) => path.replace(':symbol', 'HPG'))
  .concat('/market?tab=map', '/market?tab=movers');
/** Those that are the same on every server. */
const others = rows.filter((row) => !isOfServer(row)).map(({ path }) => path);
const widths = [360, 900, 1366];

/** Whether the answers come before anything is rendered, or once the page is seen waiting for them. */
const times = ['at once', 'late'] as const;

async function openServer(kind: keyof typeof kindsOfAnswers) {
  const { isFailing, ...answers } = kindsOfAnswers[kind]();
  const server = await startServer({ ...answers, files: inject('production') });
  let gate = Promise.resolve();
  server.disturb('GET /', {
    ...(isFailing && { fault: { status: 500, json: { message: 'Lỗi' } } }),
    after: () => gate,
  });
  const { page } = await createPage({ site: server.url });
  await recordShifts(page);
  onTestFinished(async () => {
    await page.context().close();
    await server.close();
  });
  await enterAs(answers.people[0]!, { page, server }, '/favicon.svg');
  return {
    page,
    /** How far an address moves while it loads. */
    async shiftAt(at: string, time: (typeof times)[number]) {
      let answer = () => {};
      if (time === 'late') gate = new Promise((done) => (answer = done));
      await page.goto(server.url + at);
      await page.locator('body > [data-shell]').waitFor({ state: 'detached' });
      answer();
      await page.waitForLoadState('networkidle');
      return shiftOf(page);
    },
  };
}

/** The pages that move by more than 0.01 while they load. */
async function moving(
  { page, shiftAt }: Awaited<ReturnType<typeof openServer>>,
  { at, width, time }: { at: readonly string[]; width: number; time: (typeof times)[number] },
) {
  const moved: string[] = [];
  await page.setViewportSize({ width, height: 900 });
  for (const address of at) {
    const shift = await shiftAt(address, time);
    if (shift > 0.01) moved.push(`${address}: ${shift.toFixed(3)}`);
  }
  return moved;
}

describe.each(Object.keys(kindsOfAnswers) as (keyof typeof kindsOfAnswers)[])('on %s answers', (kind) => {
  const cases = times.flatMap((time) => widths.map((width) => [time, width] as const));

  it.each(times)('no page of subscriptions moves by itself, when they come %s, at 320 px', async (time) => {
    expect(await moving(await openServer(kind), { at: subscriptionPages, width: 320, time })).toEqual([]);
  });

  it.each(cases)(
    'no page moves by itself, when they come %s, at %i px',
    { timeout: 180_000 },
    async (time, width) => {
      expect(await moving(await openServer(kind), { at: loading, width, time })).toEqual([]);
    },
  );
});

it.each(widths)(
  'no page that asks no server moves by itself, at %i px',
  { timeout: 400_000 },
  async (width) => {
    expect(await moving(await openServer('full'), { at: others, width, time: 'at once' })).toEqual([]);
  },
);
