import { loadPastWorker } from '../../rest/client';

type Browser = { navigator: { onLine?: boolean; serviceWorker?: ServiceWorkerContainer } };

/**
 * Unregisters the service worker where a file of the build that it keeps is not the one on the server; resolves to whether
 * it did. A file that the server no longer has says nothing about the kept one.
 */
export async function takeWorkerBack({ navigator }: Browser): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return false;
  const names = await caches.keys();
  const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const damaged = await Promise.all(stored.flat().map(({ url }) => isDamaged(url)));
  // What is kept may stay: the next worker takes of it what has the right hash.
  return damaged.includes(true) && registration.unregister();
}

async function isDamaged(address: string): Promise<boolean> {
  // Only the names of these contain a hash of the content; the page itself may be newer on the server.
  if (!/\/assets\/[^?]*$/.test(address)) return false;
  const [current, stored] = await Promise.all([loadPastWorker(address), caches.match(address)]);
  return current !== null && current !== (await stored?.text());
}
