/**
 * Runs in the page before anything of its own: signs the person in and puts what the bench measures with into the
 * global `bench`. Must not use anything from outside itself.
 */
export function probe({ ready, session }) {
  if (session) {
    localStorage.setItem('accessToken', session.token);
    localStorage.setItem('user', JSON.stringify(session.user));
  }

  const seen = { fcp: 0, lcp: 0, shift: 0, blocked: 0, longest: 0 };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
  observe('longtask', ({ duration }) => {
    seen.blocked += duration - 50;
    seen.longest = Math.max(seen.longest, duration);
  });

  globalThis.bench = {
    /** When `ready` was painted, in ms from the start of the load. */
    ready: appears(ready),
    appears,
    painted,
    seen: () => seen,
  };

  function observe(type, note) {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  }

  /** When an element that fits the selector was painted; fails after a minute, as no screen takes so long. */
  function appears(selector) {
    return new Promise((done, fail) => {
      const look = () => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        clearTimeout(timer);
        void painted().then(done);
      };
      const observer = new MutationObserver(look);
      const timer = setTimeout(() => {
        observer.disconnect();
        fail(new Error(`Nothing fits ${selector}`));
      }, 60_000);
      const what = { childList: true, subtree: true, attributeFilter: ['data-painted', 'data-symbol'] };
      observer.observe(document, what);
      look();
    });
  }

  /** When what is in the document now was painted: the first task after the frame. */
  function painted() {
    return new Promise((done) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => done(performance.now()), { once: true });
        port1.start();
        port2.postMessage(null);
      });
    });
  }
}
