import { variables } from '../lib/variables';

/** Where the API, the news and the chart feed are: of the page's own origin, unless something else is configured. */
export function configuredAddresses() {
  const { VITE_API_URL: apiUrl = '', VITE_NEWS_URL, VITE_CHART_FEED_URL } = variables();
  return {
    apiUrl,
    newsUrl: VITE_NEWS_URL ?? `${apiUrl}/news`,
    feedUrl: VITE_CHART_FEED_URL ?? `${apiUrl}/udf`,
  };
}
