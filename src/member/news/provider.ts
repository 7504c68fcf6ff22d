/** The name of the news provider: the build's own word for it, else the host of its address. */
export function newsProvider(): string {
  const { VITE_NEWS_PROVIDER, VITE_NEWS_URL, VITE_API_URL } = import.meta.env;
  const address = VITE_NEWS_URL ?? VITE_API_URL ?? '';
  return VITE_NEWS_PROVIDER || new URL(address, window.location.href).host;
}
