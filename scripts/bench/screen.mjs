import { onPage } from './browser.mjs';

const SYMBOLS = 300;

/** The filter on a server without figures: frames while those of 300 symbols are computed from their bars. */
export async function screen({ browser, files, report }) {
  const where = { at: '/market?tab=filter&filter=rsi._,100', ready: 'progress' };
  const { gaps, total } = await onPage({ browser, files }, where, ({ page }) =>
    page.evaluate(framesOfProgress),
  );
  if (total !== SYMBOLS) throw new Error(`Figures of ${total} symbols are computed`);
  report('figures of 300 symbols computed, longest frame', 'ms', [Math.max(...gaps)]);
}

/** Runs in the page: the gaps between frames until there is no progress bar any more, and how many symbols it counted to. */
async function framesOfProgress() {
  const frame = () => new Promise(requestAnimationFrame);
  const gaps = [];
  let total = 0;
  let last = await frame();
  for (let bar; (bar = document.querySelector('progress'));) {
    total = bar.max;
    const next = await frame();
    gaps.push(next - last);
    last = next;
  }
  return { gaps, total };
}
