import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { diagramsIn } from '../support/machines/chart';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.connect(inject('browser'));
  page = await browser.newPage();
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js') });
});

afterAll(() => browser.close());

it.each(diagramsIn(readFileSync('machines/README.md', 'utf8')))(
  'the chart of $name is drawn, and none of its labels is hidden under another',
  async ({ text }) => {
    const drawing = await page.evaluate(drawn, text);

    expect(drawing.states).toBeGreaterThan(1);
    expect(drawing.covered).toEqual([]);
  },
);

type Mermaid = { render: (id: string, text: string) => Promise<{ svg: string }> };

/** Draws a diagram in the page; returns the pairs of labels of which half and more of one lies under the other. */
async function drawn(text: string) {
  const { mermaid } = globalThis as unknown as { mermaid: Mermaid };
  const { svg } = await mermaid.render('chart', text);
  document.body.innerHTML = svg;
  const labels = [...document.querySelectorAll('.edgeLabel foreignObject')]
    .map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  const areaOf = ({ width, height }: DOMRect) => width * height;
  const sharedBy = (a: DOMRect, b: DOMRect) =>
    Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  return {
    states: document.querySelectorAll('.node').length,
    covered: labels.flatMap((one, at) =>
      labels
        .slice(at + 1)
        .filter((other) => sharedBy(one.box, other.box) >= Math.min(areaOf(one.box), areaOf(other.box)) / 2)
        .map((other) => `${one.text} / ${other.text}`),
    ),
  };
}
