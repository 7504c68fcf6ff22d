import { onPage } from './browser.mjs';
import { quantile } from './report.mjs';

const DRAGS = 3;
const FRAMES = 240;

/** The stop of a plan on the chart, moved with every frame, and the figures that follow in its head and its explanation. */
export async function drag({ browser, files, report }) {
  const where = { at: '/technical/AAA', ready: '[data-painted]', cpu: 4 };
  await onPage({ browser, files }, where, async ({ page, quiet }) => {
    // The explanation begins with the newest signal; the one before it is named by the address then.
    await page.getByRole('button', { name: 'Tín hiệu trước' }).click();
    await page.waitForSelector('[data-position]');
    await quiet(500);
    const drags = [];
    for (let i = 0; i < DRAGS; i += 1) {
      const { costs, positions } = await page.evaluate(dragStop, FRAMES);
      if (positions < 10) throw new Error(`The stop stood in ${positions} places only`);
      drags.push(quantile(costs, 0.95));
    }
    report('dragged stop, frame p95, 4x', 'ms', drags);
  });
}

/**
 * Runs in the page: drags the stop up and down, and returns in how many places it stood and what each frame cost in ms: the
 * handling of the move and the frame until it is rendered, without the time between the two.
 */
async function dragStop(frames) {
  const handle = document.querySelector('[data-part=stop]');
  // The browser captures pointers of its own alone.
  handle.setPointerCapture = () => {};
  const { top } = handle.getBoundingClientRect();
  const send = (type, y) => {
    const pointer = { pointerId: 1, isPrimary: true, button: 0, clientX: 0, clientY: y };
    handle.dispatchEvent(new PointerEvent(type, { ...pointer, bubbles: true, cancelable: true }));
  };
  const places = new Set();
  const costs = [];

  send('pointerdown', top);
  for (let i = 0; i < frames; i += 1) {
    // Requested before the move is handled, it is called before what the chart asks for.
    const begun = new Promise((done) => requestAnimationFrame(() => done(performance.now())));
    const sent = performance.now();
    send('pointermove', top + 60 * Math.sin(i / 10));
    await Promise.resolve();
    const handled = performance.now();
    const rendered = await bench.painted();
    costs.push(handled - sent + (rendered - (await begun)));
    places.add(document.querySelector('[data-position]').dataset.position);
  }
  send('pointerup', top);
  return { costs, positions: places.size };
}
