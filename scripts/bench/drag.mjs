import { openPage } from './browser.mjs';
import { quantile } from './report.mjs';
import { serve } from './server.mjs';

const FRAMES = 240;

/** The stop of a plan on the chart, moved with every frame, and the figures that follow in its head and its explanation. */
export async function drag({ browser, files, report }) {
  const server = await serve({ files });
  const opened = await openPage(browser, {
    ...server,
    at: '/technical/AAA',
    ready: '[data-painted]',
    cpu: 4,
  });
  const { page } = opened;
  // The explanation begins with the newest signal; the one before it is named by the address then.
  await page.getByRole('button', { name: 'Tín hiệu trước' }).click();
  await page.waitForSelector('[data-position]');
  await opened.quiet(500);
  const { gaps, positions } = await page.evaluate(dragStop, FRAMES);
  if (positions < 10) throw new Error(`The stop stood in ${positions} places only`);
  report('dragged stop, frame p95, 4x', 'ms', [quantile(gaps, 0.95)]);
  await opened.close();
  server.close();
}

/** Runs in the page: drags the stop up and down, and returns the ms between its frames and in how many places it stood. */
async function dragStop(frames) {
  const handle = document.querySelector('[data-level=stop]');
  // The browser captures pointers of its own alone.
  handle.setPointerCapture = () => {};
  const { top } = handle.getBoundingClientRect();
  const send = (type, y) => {
    const pointer = { pointerId: 1, isPrimary: true, button: 0, clientX: 0, clientY: y };
    handle.dispatchEvent(new PointerEvent(type, { ...pointer, bubbles: true, cancelable: true }));
  };
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const places = new Set();
  const gaps = [];

  send('pointerdown', top);
  let before = await frame();
  for (let i = 0; i < frames; i += 1) {
    send('pointermove', top + 60 * Math.sin(i / 10));
    const now = await frame();
    gaps.push(now - before);
    before = now;
    places.add(document.querySelector('[data-position]').dataset.position);
  }
  send('pointerup', top);
  return { gaps, positions: places.size };
}
