import { onTestFinished, vi } from 'vitest';
import { startReports } from '../../src/app/reports/start-reports';
import { routes } from '../../src/app/router/routes';

/** The page's root in jsdom. */
export const ROOT = 'http://localhost:5173/';
export const ADDRESS = 'https://reports.example/nhip';

const paths = routes.map(({ path }) => path);
const target = new EventTarget();

/** A page that reports: what it has sent, and how each thing that can fail fails in it. */
export function openReportedPage(at = '/', { isVisible = true } = {}) {
  const bodies: string[] = [];
  const addresses = new Set<string>();
  const sendBeacon = (address: string, body: string) => {
    addresses.add(address);
    return bodies.push(body) > 0;
  };
  const stopped = new AbortController();
  onTestFinished(() => {
    stopped.abort();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    history.replaceState(null, '', '/');
  });
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.7339.80 Safari/537.36',
    sendBeacon,
    serviceWorker: target,
  });
  history.replaceState(null, '', at);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  startReports({ address: ADDRESS, routes: paths }, stopped.signal);

  const dispatch = (to: EventTarget, type: string, fields: object) =>
    to.dispatchEvent(Object.assign(new Event(type), fields));
  return {
    bodies,
    addresses,
    /** Ends the page, before the test does. */
    close: () => stopped.abort(),
    reports: () => bodies.map((body) => JSON.parse(body) as Record<string, unknown>),
    handOver: (kind: string, error: unknown) =>
      window.dispatchEvent(new CustomEvent('problem', { detail: { kind, error } })),
    throwUncaught: (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error })),
    reject: (reason: unknown) => dispatch(window, 'unhandledrejection', { reason }),
    block: (violation: object) => dispatch(document, 'securitypolicyviolation', violation),
    failInWorker: (error: unknown) => dispatch(target, 'message', { data: { type: 'FAILED', error } }),
    dispatchOnWindow: (type: string, after: number) => {
      vi.spyOn(performance, 'now').mockReturnValue(after);
      window.dispatchEvent(new Event(type));
    },
    missScript(src: string) {
      const script = document.createElement('script');
      Object.defineProperty(script, 'src', { value: src });
      document.body.append(script);
      script.dispatchEvent(new Event('error'));
      script.remove();
    },
  };
}

/** An error as another engine makes it. */
export function errorOf(name: string, message: string, stack = ''): Error {
  return Object.defineProperties(new Error(message), { name: { value: name }, stack: { value: stack } });
}
