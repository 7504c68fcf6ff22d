import { loadPastWorker } from '../../rest/client';

type Browser = { navigator: { onLine?: boolean; serviceWorker?: ServiceWorkerContainer } };

/**
 * Unregisters the service worker, with all that it keeps, where a file of the build that it keeps is not the one on the
 * server; resolves to whether it did. A file that the server no longer has says nothing about the kept one.
 */
export async function takeWorkerBack({ navigator }: Browser): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration) return false;
  const names = await caches.keys();
  const kept = (
    await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const requests = await cache.keys();
        return requests.map(async (request) => isDamaged(request.url, await cache.match(request)));
      }),
    )
  ).flat();
  if (!(await Promise.all(kept)).includes(true)) return false;
  await registration.unregister();
  await Promise.all(names.map((name) => caches.delete(name)));
  return true;
}

async function isDamaged(address: string, kept: Response | undefined): Promise<boolean> {
  // Only the names of these contain a hash of the content; the page itself may be newer on the server.
  if (!/\/assets\/[^?]*$/.test(address)) return false;
  const current = await loadPastWorker(address);
  return current !== null && current !== (await kept?.text());
}
