import { useState, type ReactNode } from 'react';
import { createActor } from 'xstate';
import { connectionMachine } from '../../../machines/connection.machine';
import { updateMachine } from '../../../machines/update.machine';
import { AppActorsProvider, useAppActors, type AppActors } from '../../app/actors/AppActors';
import { BannerLines } from '../../app/banner/Banner';
import { NotFound, ServerError } from '../../app/errors/ErrorPage';
import type { MessageKey } from '../../i18n/messages';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { NOON } from './sample/board';

const MINUTE_MS = 60_000;

function createLostConnection() {
  const connection = createActor(connectionMachine).start();
  connection.send({ type: 'data loaded', at: NOON.getTime() - 3 * MINUTE_MS });
  connection.send({ type: 'offline' });
  return { connection };
}

function createWaitingUpdate() {
  const update = createActor(updateMachine, { input: { isUnsaved: true, mayReload: false } }).start();
  update.send({ type: 'version waiting' });
  return { update };
}

/** The banner's lines for actors in a state. */
function Lines({ create }: { create: () => Partial<AppActors> }) {
  const actors = useAppActors();
  const [changed] = useState(create);
  return (
    <AppActorsProvider value={{ ...actors, ...changed }}>
      <BannerLines />
    </AppActorsProvider>
  );
}

/** A part of a page after its first crash; a real one would be reported. */
class CrashedPart extends ErrorBoundary {
  override state = { crashed: true, retried: false };
}

type View = { readonly name: MessageKey; readonly height: number; readonly view: ReactNode };

/** Whole pages and lines that no data decides about. */
export const viewsWithoutData: readonly View[] = [
  { name: 'page.notFound', height: 220, view: <NotFound /> },
  { name: 'page.serverError', height: 220, view: <ServerError /> },
  { name: 'showcase.view.offline', height: 34, view: <Lines create={createLostConnection} /> },
  { name: 'showcase.view.update', height: 34, view: <Lines create={createWaitingUpdate} /> },
  { name: 'showcase.view.crashed', height: 170, view: <CrashedPart>{null}</CrashedPart> },
];
