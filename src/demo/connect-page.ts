import type { Connect, SentResponse } from '../../mock-server/interceptor';

/** Has a backend respond to what the page fetches from its own origin; the rest, files and other origins, is sent. */
export const connectPage: Connect = (handle) => {
  const { fetch: send } = window;
  let isConnected = true;

  const fetch: typeof send = async (input, init = {}) => {
    // The product itself sends addresses.
    if (input instanceof Request) return send(input, init);
    const { href, pathname, search } = new URL(input, location.href);
    const { method = 'GET', headers, body, signal } = init;
    signal?.throwIfAborted();
    const responding =
      isConnected && href.startsWith(`${location.origin}/`)
        ? handle({
            method,
            url: pathname + search,
            requestHeaders: Object.fromEntries(new Headers(headers)),
            requestBody: typeof body === 'string' ? body : '',
          })
        : null;
    if (responding === null) return send(input, init);

    const aborted = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    const { body: sent, ...head } = await Promise.race([responding, aborted]).catch((error: unknown) => {
      responding.then(leave, () => {});
      throw error;
    });
    if (typeof sent === 'string') return new Response(sent || null, head);
    return new Response(sent.pipeThrough(new TransformStream(), signal ? { signal } : {}), head);
  };

  window.fetch = fetch;
  return () => {
    isConnected = false;
    if (window.fetch === fetch) window.fetch = send;
  };
};

/** Ends what a page that has aborted its request no longer reads. */
function leave({ body }: SentResponse) {
  if (typeof body !== 'string') void body.cancel();
}
