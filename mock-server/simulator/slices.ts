const SLICE_MS = 4;

/** Does long work item by item, and lets the page have its turn every few milliseconds. */
export async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let began = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - began < SLICE_MS) continue;
    await turn();
    began = performance.now();
  }
}

/** The page's next turn; a channel, as timers of a page that draws are held back and those of a test stand still. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const ring = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', ring, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
