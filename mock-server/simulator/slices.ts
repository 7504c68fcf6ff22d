const SLICE_MS = 4;

/** Runs long work item by item and yields to the page every few milliseconds. */
export async function runInSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let started = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - started < SLICE_MS) continue;
    await yieldToPage();
    started = performance.now();
  }
}

/** Resolves in a later task. A message channel, since browsers throttle timers and tests fake them. */
function yieldToPage(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const onMessage = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', onMessage, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
