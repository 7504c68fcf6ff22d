import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { requestProblems } from '../contract/problems';
import { PASSWORD, type Person } from '../rest-server/people';
import { startServer, type TestServer } from '../rest-server/server';
import { createPage } from './open-page';

type How = Parameters<typeof createPage>[0] & {
  hasFeed?: boolean;
  hasNewsDetails?: boolean;
  codesCarryTokens?: boolean;
  /** Who has an account; by default two investors and an admin. */
  people?: readonly Person[];
  /** The build that is served. */
  build?: 'production' | 'plainProduction';
};

/** The servers that each journey of the product is walked on. */
export const servers = [
  {
    server: 'with a chart feed and details',
    how: { hasFeed: true, hasNewsDetails: true, codesCarryTokens: true },
  },
  {
    server: 'with the calls of the specification alone',
    how: { hasFeed: false, hasNewsDetails: false, codesCarryTokens: false },
  },
] as const;

/**
 * The production build on a server that has the specification's calls and nothing else. The test fails at its end
 * when a page had problems, or when a token stood anywhere but in the one header of a call to the API.
 */
export async function openProduct({
  hasFeed = true,
  hasNewsDetails = false,
  codesCarryTokens = true,
  people,
  build = 'production',
  ...how
}: How = {}) {
  const server = await startServer({
    files: inject(build),
    hasFeed,
    hasNewsDetails,
    codesCarryTokens,
    ...(people && { people }),
  });
  const opened: Awaited<ReturnType<typeof createPage>>[] = [];
  const consoleTexts: string[] = [];

  const open = async (here: How = {}) => {
    const tab = await createPage({
      site: server.url,
      onConsole: (text) => consoleTexts.push(text),
      ...how,
      ...here,
    });
    opened.push(tab);
    return tab.page;
  };
  const page = await open();

  onTestFinished(async () => {
    const inPages = await Promise.all(opened.map(({ page }) => page.content()));
    await page.context().close();
    await server.close();
    expect(opened.flatMap(({ problems }) => problems)).toEqual([]);
    expect(leaksIn(server, ...inPages, ...consoleTexts)).toEqual([]);
    expect(server.requestedCalls().flatMap(requestProblems), 'what openapi.yaml does not describe').toEqual(
      [],
    );
  });
  return { server, page, openTab: (at: string) => open({ at, context: page.context() }) };
}

/** Where a token was seen that had no business there. Every token of the server calls itself a sentinel. */
export function leaksIn({ requests }: Pick<TestServer, 'requests'>, ...texts: readonly string[]): string[] {
  const inCalls = requests.flatMap(({ method, url, headers, body }) => {
    const { authorization = '', ...others } = headers;
    const isForTheApi =
      /^\/((api|udf)\/|verifySecurityCode$)/.test(url) && /^Bearer SENTINEL-\S+$/.test(authorization);
    const seen = [url, body, ...Object.values(others), isForTheApi ? '' : authorization];
    return seen.some((text) => text?.includes('SENTINEL')) ? [`${method} ${url}`] : [];
  });
  return [...inCalls, ...texts.filter((text) => text.includes('SENTINEL'))];
}

/** Opens an address as a fresh page of a browser in which a person has signed in before. */
export async function enterAs(
  person: Person,
  { page, server }: { page: Page; server: Pick<TestServer, 'begin' | 'url'> },
  at: string,
) {
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('accessToken', token);
    localStorage.setItem('user', JSON.stringify(user));
  }, server.begin(person));
  await page.goto(server.url + at);
}

/** Fills in the login form that is open, and sends it. */
export async function logIn(page: Page, { email }: Pick<Person, 'email'>, password = PASSWORD) {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('form button[type=submit]').click();
}

/** The product with somebody logged in, at home. */
export async function openHomeOf(person: Person, how: How = {}) {
  const product = await openProduct({ at: '/auth/login', ...how });
  await logIn(product.page, person);
  await listed(product.page);
  return product;
}

/** Opens the user menu, chooses the way out, and waits until the page is there. */
export async function logOut(page: Page) {
  await page.getByRole('button', { name: 'User menu' }).click();
  await page.getByRole('link', { name: 'Log out' }).click();
  await page.waitForURL('**/about');
}

export function region(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

/** The symbols of the watchlist's rows, once there are some. */
export async function listed(page: Page): Promise<string[]> {
  const rows = region(page, 'Watchlist').locator('tbody tr[data-symbol]');
  await rows.first().waitFor();
  return rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-symbol')!));
}

/** Opens the dialog of a purchase on My T+ and fills it in: 1,000 shares at 20.00, far from the day's prices. */
export async function fillBuy(page: Page, symbol: string) {
  await page.getByRole('button', { name: 'Record a buy' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Record a buy' });
  await dialog.getByLabel('Symbol', { exact: true }).fill(symbol);
  await dialog.getByLabel('Quantity', { exact: true }).fill('1000');
  await dialog.getByLabel('Price (thousand đồng)', { exact: true }).fill('20');
  return dialog;
}

/** Title and description of every notice on screen. */
export async function noticesOf(page: Page): Promise<string[][]> {
  return page
    .locator('.notice')
    .evaluateAll((all) =>
      all.map((notice) => [...notice.querySelectorAll('strong, p')].map(({ textContent }) => textContent)),
    );
}
