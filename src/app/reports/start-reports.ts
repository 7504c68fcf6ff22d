import { basePath, currentPath } from '../../lib/address';
import type { HandedKind } from '../../lib/report';
import { buildVersion } from '../../lib/version';
import { reportOf, type ReportedProblem } from './report-of';

/** The reports of one page at most. */
const MOST = 10;

/** From when on a first page that is not there is a slow load, in ms. */
const SLOW = 10_000;

type Options = { address: string; routes: readonly string[] };

/**
 * Reports to an address what fails in this page: errors and rejections that nobody catches, what the app hands over
 * (`reportProblem`), what the policy blocks, a file of the app that is missing and a first page that is slow. Ten reports of
 * a page at most, equal ones once, each a beacon. Stops at a signal.
 */
export function startReports({ address, routes }: Options, signal?: AbortSignal): void {
  const sent = new Set<string>();
  const send = (problem: ReportedProblem) => {
    try {
      const { origin } = window.location;
      const page = {
        root: `${origin}${basePath}/`,
        path: currentPath(),
        routes,
        version: buildVersion(),
        userAgent: navigator.userAgent,
      };
      const report = reportOf(problem, page);
      const key = [report.message, ...report.stack].join('\n');
      if (sent.size === MOST || sent.has(key)) return;
      sent.add(key);
      // A text needs no preflight of an address of another origin.
      navigator.sendBeacon(address, JSON.stringify(report));
    } catch {
      // What cannot be reported must not become the next error.
    }
  };

  window.addEventListener(
    'error',
    ({ error, target }) => {
      if (target instanceof HTMLScriptElement) send({ kind: 'give-up', missing: target.src });
      // Without one it is a notice of the browser, such as that of a ResizeObserver.
      else if (error !== null && error !== undefined) send({ kind: 'error', error });
    },
    { capture: true, ...(signal && { signal }) },
  );
  const on = (target: EventTarget | undefined, type: string, listen: (event: never) => void) =>
    target?.addEventListener(type, listen as (event: Event) => void, signal ? { signal } : {});
  on(window, 'unhandledrejection', ({ reason }: PromiseRejectionEvent) =>
    send({ kind: 'rejection', error: reason }),
  );
  on(window, 'problem', ({ detail }: CustomEvent<{ kind: HandedKind; error: unknown }>) => send(detail));
  on(document, 'securitypolicyviolation', (violation: SecurityPolicyViolationEvent) =>
    send({ kind: 'csp', violation }),
  );
  on(
    navigator.serviceWorker,
    'message',
    ({ data }: MessageEvent<{ type?: string; error?: unknown } | null>) => {
      if (data?.type === 'FAILED') send({ kind: 'worker', error: data.error });
    },
  );

  // A page in the background is loaded when the browser likes.
  let isTimed = document.visibilityState === 'visible';
  const measure = (isReady: boolean) => () => {
    const ms = performance.now();
    if (isTimed && ms > SLOW) send({ kind: 'slow-load', seconds: ms / 1_000, isReady });
    isTimed = false;
  };
  on(window, 'page-ready', measure(true));
  on(window, 'pagehide', measure(false));
  on(document, 'visibilitychange', () => (isTimed = false));
}
