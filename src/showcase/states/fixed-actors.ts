import { createActor } from 'xstate';
import { connectionMachine } from '../../../machines/connection.machine';
import { sessionMachine } from '../../../machines/session.machine';
import { updateMachine } from '../../../machines/update.machine';
import type { AppActors } from '../../app/actors/AppActors';
import type { StorageKey } from '../../lib/storage';
import { createStore } from '../../lib/store';
import { createFixedBackend } from './fixed-backend';
import type { PanelState } from './panel-states';
import { member } from './sample/people';

/** What a browser remembers. */
export type Stored = Readonly<Partial<Record<StorageKey, string>>>;

type Fixed = Pick<AppActors, 'clock' | 'session' | 'connection' | 'update' | 'storage' | 'rest' | 'demo'>;

/**
 * What a shown panel reads instead of the page's own actors: a sample person at a sample time with a network and an API in a
 * state, in a browser that remembers what it is given and keeps nothing.
 */
export function createFixedActors(state: PanelState, now: Date, stored: Stored = {}): Fixed {
  return {
    clock: {
      now: () => now,
      subscribe: () => () => {},
      device: () => now.getTime(),
      correction: createStore(0),
    },
    // Nobody signs out of it; an actor that is not started has no timers either.
    session: createActor(sessionMachine, { input: { stored: { token: '', user: member } } }),
    update: createActor(updateMachine, { input: { isUnsaved: true, mayReload: false } }),
    connection: createActor(connectionMachine).start(),
    storage: {
      read: (key) => stored[key] ?? null,
      write: () => {},
      watch: () => () => {},
      whenDenied: () => {},
    },
    rest: { ...createFixedBackend(state).backend().api, delete: async () => null },
    demo: null,
  };
}
