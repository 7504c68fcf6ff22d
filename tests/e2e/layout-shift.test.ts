import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { kindsOfAnswers } from '../../scripts/bench/market';
import { routes } from '../../src/app/router/routes';
import { createPage } from '../support/browser/open-page';
import { recordShifts, shiftOf } from '../support/browser/shifts';
import { startServer } from '../support/rest-server/server';

const addresses = routes
  .filter(({ layout }) => layout === 'main')
  .map(({ path }) => path.replace(':symbol', 'HPG'));
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
  const { token, user } = server.begin(answers.people[0]!);
  await page.evaluate(
    ([accessToken, person]) => {
      localStorage.setItem('user', person!);
      localStorage.setItem('accessToken', accessToken!);
    },
    [token, JSON.stringify(user)],
  );
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

/** The pages whose panels load something; the others are the same on every server. */
const loading = addresses.filter((at) => !at.startsWith('/profile'));

describe.each(Object.keys(kindsOfAnswers) as (keyof typeof kindsOfAnswers)[])('on %s answers', (kind) => {
  const cases = times.flatMap((time) => widths.map((width) => [time, width] as const));

  it.each(cases)('no page moves by itself, when they come %s, at %i px', async (time, width) => {
    const { page, shiftAt } = await openServer(kind);
    const moved: string[] = [];
    await page.setViewportSize({ width, height: 900 });
    for (const at of kind === 'full' && time === 'at once' ? addresses : loading) {
      const shift = await shiftAt(at, time);
      if (shift > 0.01) moved.push(`${at}: ${shift.toFixed(3)}`);
    }
    expect(moved).toEqual([]);
  });
});
