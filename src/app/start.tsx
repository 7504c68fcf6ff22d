import { startConfirmation } from './actors/confirmation';
import { noteLoad, startConnection } from './actors/connection';
import type { Demo } from './actors/demo';
import { prefetch, type Prefetched } from './prefetch';
import { startInstall } from './actors/install';
import { createLockClock } from './actors/clock';
import { createMarketClock } from './actors/clock';
import { follow } from './router/navigation';
import { notify, startNotices, type Notice } from './actors/notices';
import { keepPerSession } from './actors/per-session';
import { startRecovery } from './actors/recovery';
import { restTo } from '../rest/rest-for';
import { startSession } from './actors/session';
import { startTheme } from './actors/theme';
import { startUpdate } from './actors/update';
import { visitorIn } from './actors/visitor';
import { translate } from '../i18n/i18n';
import { basePath, currentPath } from '../lib/address';
import { after } from '../lib/after';
import { forgetDrafts } from '../lib/drafts';
import { yieldToMain } from '../lib/next-task';
import { workerUrl } from '../lib/script-url';
import { openStorage, openTabText } from '../lib/storage';
import { whenIdle } from '../lib/when-idle';
import { App } from './App';
import { findPage } from '../rest/client';
import { startLanguage } from './language';
import { loadMainLayout, loadMemberData, loadPage } from './router/load';
import { routeAt, routeFor } from './router/match';
import type { MemberGraph } from './member-graph';
import { wordsOf } from './notices';
import '../ui/styles/index.css';

type Options = {
  apiUrl: string;
  demo: Demo | null;
  /** Opens the data of one session; called once for each. */
  openGraph: (session: {
    token: string;
    early: Prefetched;
    onSessionEnded: () => void;
    onForbidden: () => void;
    onLoaded: () => void;
  }) => Promise<MemberGraph>;
};

/** How long a member's page stays empty before it says that it is loading, in ms. */
const LOADING_SAID = 1_000;

/** When even a slow first load is through, in ms. */
const QUIET_AFTER = 5_000;

/** Starts everything that runs and answers the product, ready to be drawn. */
export async function start({ apiUrl, demo, openGraph }: Options) {
  // Reading the code was work enough for one task, and so is each half of this.
  await yieldToMain();
  const storage = openStorage(window);
  const theme = startTheme({
    storage,
    systemIsDark: window.matchMedia('(prefers-color-scheme: dark)'),
    root: document.documentElement,
  });
  const notices = startNotices();
  const install = startInstall(window);
  const session = startSession({ storage, lockedFrom: openTabText(window, 'locked'), apiUrl });
  const recovery = startRecovery(apiUrl);
  const confirmation = startConfirmation(apiUrl);
  await yieldToMain();
  const clock = createMarketClock(demo?.time);
  const connection = startConnection({ browser: window });
  const update = startUpdate({
    browser: window,
    worker: import.meta.env.PROD ? { url: workerUrl(`${basePath}/sw.js`), scope: `${basePath}/` } : null,
    whenQuiet: () => passed(QUIET_AFTER).then(whenIdle),
    version: import.meta.url,
    reloadedFor: openTabText(window, 'reloadedFor'),
    findPage: () => findPage(window.location.href),
    reload: () => window.location.reload(),
  });

  const graph = keepPerSession(session, {
    open: ({ token }) =>
      openGraph({
        token,
        early: prefetch({ apiUrl, token, paths: routeAt(currentPath()).early ?? [] }),
        onSessionEnded: () => session.send({ type: 'session ended', token, path: currentPath() }),
        onForbidden: () => follow({ type: 'navigate', to: { page: 'about' }, replace: true }),
        onLoaded: () => noteLoad(connection, clock),
      }),
    close({ stop }) {
      stop();
      notices.send({ type: 'remove personal' });
      connection.send({ type: 'reset' });
      recovery.send({ type: 'reset' });
      forgetDrafts();
    },
  });
  const say = (notice: Notice) => notify(notices, wordsOf(notice));
  session.on('notice', say);
  session.on('navigate', follow);
  recovery.on('notice', say);
  recovery.on('navigate', follow);
  confirmation.on('notice', say);
  connection.on(
    'reconnected',
    () =>
      void graph()
        .then(({ client }) => client.refetchQueries({ include: 'active' }))
        // Each query on screen says itself that it failed.
        .catch(() => {}),
  );

  // Drawn in one go: a frame without its page would be drawn twice, and React 19 keeps the page back for 300 ms.
  const visitor = visitorIn(session.getSnapshot());
  const route = routeFor(currentPath(), visitor);
  const hasFrame = route.layout === 'main';
  const code = Promise.all([
    loadPage(route),
    ...(hasFrame ? [loadMainLayout(), loadMemberData(), graph()] : []),
  ]);
  const drawable = code.catch(() => {});
  // A visitor reads the page's own welcome meanwhile, a member nothing.
  await Promise.all([
    startLanguage(storage),
    hasFrame ? Promise.race([drawable, passed(LOADING_SAID)]) : drawable,
  ]);
  storage.whenDenied(() =>
    notify(notices, {
      kind: 'warning',
      title: translate('app.storageDenied'),
      description: translate('app.storageDeniedHint'),
    }),
  );

  const actors = {
    session,
    theme,
    notices,
    recovery,
    confirmation,
    connection,
    update,
    install,
    clock,
    lockClock: createLockClock(),
    restFor: restTo(apiUrl),
    demo,
  };
  return <App actors={actors} openGraph={graph} />;
}

function passed(ms: number): Promise<void> {
  return new Promise((done) => after(ms, done));
}
