import { useSelector } from '@xstate/react';
import { Router } from 'wouter';
import { RunningProvider, useRunning, type Running } from '../actors/Running';
import { basePath } from '../lib/address';
import { NoticeList } from '../ui/NoticeList';
import { Banner } from './Banner';
import { MemberGraphContext, type MemberGraph } from './member-graph';
import { Pages } from './Pages';

type Props = { running: Running; openGraph: () => Promise<MemberGraph> };

/** The whole product, on actors that already run. */
export function App({ running, openGraph }: Props) {
  return (
    <RunningProvider value={running}>
      <MemberGraphContext value={openGraph}>
        <Router base={basePath}>
          <Banner />
          <Pages />
          <Notices />
        </Router>
      </MemberGraphContext>
    </RunningProvider>
  );
}

function Notices() {
  const { notices } = useRunning();
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
