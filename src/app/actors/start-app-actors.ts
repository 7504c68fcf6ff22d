import { createCurrentRest, createRestFor, findPage } from '../../rest/client';
import { basePath } from '../../lib/address';
import { startOverlayHistory } from '../../lib/overlay-history';
import { forgetDrafts, leaveDraft, VISITOR_DRAFT } from '../../lib/drafts';
import { loadAgain } from '../../lib/reload';
import { runAfter, whenIdle, yieldToMain } from '../../lib/schedule';
import { workerUrl } from '../../lib/script-url';
import { openStorage, openTabText } from '../../lib/storage';
import { interfaceLanguage } from '../language';
import { noticeText } from '../notices';
import { hasLanguage } from '../../i18n/i18n';
import { isMemberPage, watchMemberPages } from '../router/member-pages';
import { navigateTo } from '../router/navigation';
import { createLockClock, createMarketClock } from './clock';
import { startConnection } from './connection';
import type { Demo } from './demo';
import { startInstall } from './install';
import { notify, startNotices, type Notice } from './notices';
import { startRetry, startSignInRetry } from './retry';
import { openLastPage } from './last-page';
import { readToken, startSession } from './session';
import { startTheme } from './theme';
import { startUpdate } from './update';

type Options = { apiUrl: string; demo: Demo | null };

/** When even a slow first load is over, in ms. */
const QUIET_AFTER = 3_000;

/** Starts the actors that live as long as the page, and sends each one's notices and navigation where they belong. */
export async function startAppActors({ apiUrl, demo }: Options) {
  // Parsing the code was one long task already; each half of this is one of its own.
  await yieldToMain();
  const storage = openStorage(window);
  const restFor = createRestFor(apiUrl, interfaceLanguage);
  const rest = createCurrentRest(restFor, () => readToken(storage));
  const theme = startTheme({
    storage,
    systemIsDark: window.matchMedia('(prefers-color-scheme: dark)'),
    root: document.documentElement,
  });
  const stopOverlayHistory = startOverlayHistory();
  const notices = startNotices();
  const install = startInstall(window);
  const lastPage = openLastPage({
    text: openTabText(window, 'lastPage'),
    isMemberPage,
    onPersonLeft: forgetDrafts,
  });
  const signInRetry = startSignInRetry();
  const session = startSession({ storage, lastPage, rest, restFor, retry: signInRetry });
  const linkRetry = startRetry();
  await yieldToMain();
  const connection = startConnection({ browser: window });
  const update = startUpdate({
    browser: window,
    worker: import.meta.env.PROD ? { url: workerUrl(`${basePath}/sw.js`), scope: `${basePath}/` } : null,
    whenQuiet: () => new Promise<void>((resolve) => runAfter(QUIET_AFTER, resolve)).then(whenIdle),
    version: import.meta.url,
    reloadedFor: openTabText(window, 'reloadedFor'),
    findPage: () => findPage(window.location.href),
    reload: loadAgain,
  });

  // A session can end before the first texts have come.
  const showNotice = (notice: Notice) => void hasLanguage.then(() => notify(notices, noticeText(notice)));
  session.on('notice', showNotice);
  session.on('navigate', navigateTo);
  session.on('signed in', () => {
    notices.send({ type: 'settled', topic: 'expiry' });
    leaveDraft(VISITOR_DRAFT, null);
  });
  const unwatchPages = watchMemberPages(
    (path) => session.send({ type: 'page opened', path }),
    // Of a locked session too.
    () => session.getSnapshot().context.session?.user.isAdmin === true,
  );

  const machines = {
    signInRetry,
    linkRetry,
    session,
    theme,
    notices,
    connection,
    update,
    install,
  };
  return {
    actors: {
      ...machines,
      clock: createMarketClock(demo?.time),
      lockClock: createLockClock(),
      storage,
      rest,
      demo,
    },
    stop() {
      unwatchPages();
      stopOverlayHistory();
      Object.values(machines).forEach((actor) => actor.stop());
    },
  };
}
