import '../ui/styles/index.css';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { Router } from 'wouter';
import { AppActorsProvider, useAppActors, type AppActors } from './actors/AppActors';
import { notify, type NoticesActor } from './actors/notices';
import { translate } from '../i18n/i18n';
import type { MessageKey } from '../i18n/messages';
import { useT } from '../i18n/useT';
import { basePath } from '../lib/address';
import { navigateFromOverlay } from '../lib/overlay-history';
import { InvalidSubmit } from '../ui/invalid-submit';
import { ShownWhenReady } from '../ui/waiting';
import { NoticeList } from '../ui/NoticeList';
import { Banner } from './banner/Banner';
import { Pages } from './router/Pages';

/** The whole product, on actors that are running. */
export function App({ actors }: { actors: AppActors }) {
  const { notices } = actors;
  const showProblem = useCallback(
    (problem: MessageKey | null) => showInvalidSubmit(notices, problem),
    [notices],
  );
  return (
    <AppActorsProvider value={actors}>
      <InvalidSubmit value={showProblem}>
        <Router base={basePath} aroundNav={navigateFromOverlay}>
          <ShownWhenReady>
            <Banner />
            <Pages />
          </ShownWhenReady>
          <Notices />
        </Router>
      </InvalidSubmit>
    </AppActorsProvider>
  );
}

/** The notice of a form that cannot be sent; it is dismissed when a form can be. */
function showInvalidSubmit(notices: NoticesActor, problem: MessageKey | null) {
  const topic = 'invalid';
  if (problem === null) return notices.send({ type: 'settled', topic });
  const [title, description] = [translate('notice.error'), translate(problem)];
  notify(notices, { kind: 'error', title, description, topic });
}

function Notices() {
  const t = useT();
  const { notices, storage } = useAppActors();
  const shown = useSelector(notices, ({ context }) => context.shown);

  const warnOfDeniedStorage = useEffectEvent(() =>
    notify(notices, {
      kind: 'warning',
      title: t('app.storageDenied'),
      description: t('app.storageDeniedHint'),
    }),
  );
  useEffect(() => storage.whenDenied(warnOfDeniedStorage), [storage]);

  return (
    <NoticeList
      notices={shown}
      onDismiss={(id) => notices.send({ type: 'dismiss', id })}
      onReading={() => notices.send({ type: 'reading started' })}
      onRead={() => notices.send({ type: 'reading ended' })}
    />
  );
}
