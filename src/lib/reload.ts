type Browser = Pick<Window, 'performance' | 'location' | 'fetch'>;

/**
 * Loads the page again past what the browser has kept of the app's files that did not come: a cache may hold a server's refusal
 * of half a deploy for as long as it was allowed to keep the file.
 */
export async function reloadPastCache({ performance, location, fetch }: Browser = window): Promise<void> {
  const missing = performance
    .getEntriesByType('resource')
    .filter(
      (entry) =>
        (entry as PerformanceResourceTiming).responseStatus !== 200 &&
        entry.name.startsWith(`${location.origin}/`) &&
        /\.(?:js|css)$/.test(entry.name),
    );
  await Promise.allSettled(missing.map(({ name }) => fetch(name, { cache: 'reload' })));
  location.reload();
}
