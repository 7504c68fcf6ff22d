/** What the app hands over; the script that sends reports finds the rest by itself. */
export type HandedKind = 'boundary' | 'give-up' | 'worker';

/**
 * Hands an error, or the event of a worker that failed, to the script of the page that sends reports. That is there where the
 * build has `VITE_REPORT_URL`; without it this is nothing.
 */
export function reportProblem(kind: HandedKind, error: unknown): void {
  if (import.meta.env.VITE_REPORT_URL)
    window.dispatchEvent(new CustomEvent('problem', { detail: { kind, error } }));
}

/** Tells that script that the first page is there, by which it knows a slow load. */
export function reportReady(): void {
  if (import.meta.env.VITE_REPORT_URL) window.dispatchEvent(new Event('page-ready'));
}
