import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createPage } from '../support/browser/open-page';
import { startPartner, type Partner } from '../support/browser/partner';
import { startServer } from '../support/rest-server/server';

let partner: Partner;
let code = '';

// The frame and the focus of the product without the rest of it, which takes a whole build.
beforeAll(async () => {
  partner = await startPartner();
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    build: {
      write: false,
      minify: false,
      lib: { entry: 'tests/support/browser/frame-focus.page.tsx', formats: ['iife'], name: 'page' },
    },
  })) as Rolldown.RolldownOutput[];
  code = bundle!.output[0].code;
});

afterAll(() => partner.close());

/** A page with a partner's page in a frame, which shows this. */
async function open(html: string) {
  partner.show(html);
  const server = await startServer({
    files: (_, response) =>
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .end(`<!doctype html><title>Frame</title><div id="root"></div><script>${code}</script>`),
  });
  const at = `/?frame=${encodeURIComponent(`${partner.origin}/chart`)}`;
  const { page, problems } = await createPage({ site: server.url, at, allowed: [partner.origin] });
  onTestFinished(async () => {
    await page.context().close();
    await server.close();
    expect(problems.filter((problem) => !/'localStorage'/.test(problem))).toEqual([]);
  });
  await page.frameLocator('iframe').locator('button, input').waitFor();

  return {
    page,
    where: () => page.getByRole('status').innerText(),
    focused: () =>
      page.evaluate(() => {
        const { localName, textContent } = document.activeElement!;
        return /^(a|button)$/.test(localName) ? textContent : localName;
      }),
  };
}

describe("the keyboard in a partner's frame", () => {
  it('passes through by Tab, both ways, and comes back to the list by our button', async () => {
    const { page, where, focused } = await open('<button>Zoom</button>');
    const way = [
      ['Tab', 'VNM'],
      ['Tab', 'Back'],
      ['Tab', 'iframe'],
      ['Tab', 'After'],
      ['Shift+Tab', 'iframe'],
      ['Shift+Tab', 'Back'],
    ] as const;
    for (const [key, place] of way) {
      await page.keyboard.press(key);
      await expect.poll(focused).toBe(place);
      await expect.poll(where).toBe(place === 'iframe' ? 'inside' : 'outside');
    }

    await page.frameLocator('iframe').getByRole('button').click();
    await expect.poll(where).toBe('inside');
    await page.getByRole('button', { name: 'Back' }).click();
    expect([await focused(), await where()]).toEqual(['VNM', 'outside']);
  });

  it('stays with our page when the other takes the focus while it loads', async () => {
    const { page, where, focused } = await open(
      '<input><script>document.querySelector("input").focus()</script>',
    );

    await expect.poll(focused).toBe('body');
    await page.keyboard.press('Tab');

    await expect.poll(focused).toBe('VNM');
    expect(await where()).toBe('outside');
  });
});
