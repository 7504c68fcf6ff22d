import '../ui/styles/index.css';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { Router } from 'wouter';
import { AppActorsProvider, useAppActors, type AppActors } from './actors/AppActors';
import { notify } from './actors/notices';
import { useT } from '../i18n/useT';
import { basePath } from '../lib/address';
import { navigateFromOverlay } from '../lib/overlay-history';
import { ShownWhenReady } from '../ui/waiting';
import { NoticeList } from '../ui/NoticeList';
import { Banner } from './banner/Banner';
import { Pages } from './router/Pages';

/** The whole product, on actors that are running. */
export function App({ actors }: { actors: AppActors }) {
  return (
    <AppActorsProvider value={actors}>
      <Router base={basePath} aroundNav={navigateFromOverlay}>
        <ShownWhenReady>
          <Banner />
          <Pages />
        </ShownWhenReady>
        <Notices />
      </Router>
    </AppActorsProvider>
  );
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
