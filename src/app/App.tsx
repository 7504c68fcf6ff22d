import { useSelector } from '@xstate/react';
import { Router } from 'wouter';
import { AppActorsProvider, useAppActors, type AppActors } from './actors/AppActors';
import { basePath } from '../lib/address';
import { NoticeList } from '../ui/NoticeList';
import { Banner } from './banner/Banner';
import { MemberGraphContext, type MemberGraph } from './member-graph';
import { Pages } from './router/Pages';

type Props = { actors: AppActors; openGraph: () => Promise<MemberGraph> };

/** The whole product, on actors that already run. */
export function App({ actors, openGraph }: Props) {
  return (
    <AppActorsProvider value={actors}>
      <MemberGraphContext value={openGraph}>
        <Router base={basePath}>
          <Banner />
          <Pages />
          <Notices />
        </Router>
      </MemberGraphContext>
    </AppActorsProvider>
  );
}

function Notices() {
  const { notices } = useAppActors();
  const shown = useSelector(notices, ({ context }) => context.shown);
  return (
    <NoticeList
      notices={shown}
      onDismiss={(id) => notices.send({ type: 'dismiss', id })}
      onReading={() => notices.send({ type: 'reading started' })}
      onRead={() => notices.send({ type: 'reading ended' })}
    />
  );
}
