import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { an } from '../rest-server/people';
import { startServer } from '../rest-server/server';
import { createPage } from './open-page';
import { enterAs } from './product';

export type Partner = Awaited<ReturnType<typeof startPartner>>;

/** A partner's server: every path answers with the page that a test put there; without one it never answers. */
export async function startPartner() {
  const requests: { url: string; headers: IncomingHttpHeaders }[] = [];
  let html: string | null = null;

  const server = createServer(({ url = '', headers }, response) => {
    requests.push({ url, headers });
    if (html !== null) response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  const { port } = server.address() as AddressInfo;

  return {
    /** Another site than the app's, which is 127.0.0.1. */
    origin: `http://localhost:${port}`,
    /** What the frames requested, as 'VNM dark en'. */
    requests: () =>
      requests
        .map(({ url }) => new URL(url, 'http://partner').searchParams)
        .map((query) => [query.get('symbol'), query.get('theme'), query.get('lang')].join(' ')),
    headers: () => requests.map(({ headers }) => headers),
    /** Sets the page from now on, and forgets the requests so far. */
    show(page: string | null) {
      html = page;
      requests.splice(0);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

type How = Parameters<typeof createPage>[0] & {
  files: string;
  partner: Partner;
  symbol?: string;
  /** What a hostile frame does, the browser complains of on the page's console. */
  isHostile?: boolean;
};

/**
 * The technical page of a build with a partner, with somebody signed in. The test fails at its end when the page had
 * problems; that a sandboxed frame has no storage is none.
 */
export async function openTechnical({ files, partner, symbol = 'VNM', isHostile = false, ...how }: How) {
  const server = await startServer({ files });
  const { page, problems } = await createPage({ site: server.url, allowed: [partner.origin], ...how });
  onTestFinished(async () => {
    await page.context().close();
    await server.close();
    if (!isHostile) expect(problems.filter((problem) => !/'localStorage'/.test(problem))).toEqual([]);
  });

  await enterAs(an, { page, server }, `/technical/${symbol}`);
  // On a phone the list lies in its sheet, hidden until it is opened.
  await page.locator('#watchlist tr[data-symbol]').first().waitFor({ state: 'attached' });
  return { page, server };
}

export function chart(page: Page) {
  return page.getByRole('region', { name: 'Chart', exact: true });
}

/** Waits until the partner's chart of a symbol is on the screen. */
export function painted(page: Page, symbol: string) {
  return page.locator(`section[data-painted="${symbol}"] iframe`).waitFor();
}
