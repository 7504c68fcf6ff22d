import { fromPromise, setup } from 'xstate';
import { unprovided } from './unprovided';

/** The browser’s offer to install the app: each is taken up once at most, and another is made when the browser likes. */
export const installMachine = setup({
  types: {
    events: {} as { type: 'offered' } | { type: 'press' } | { type: 'installed' },
  },
  actors: { prompt: fromPromise<void>(unprovided('prompt')) },
}).createMachine({
  id: 'install',
  description: 'The browser’s offer to install the app, and the one answer to it.',
  initial: 'waiting',
  on: { offered: '.offered', installed: '.waiting' },
  states: {
    waiting: {},
    offered: { on: { press: 'prompting' } },
    prompting: { invoke: { src: 'prompt', onDone: 'waiting', onError: 'waiting' } },
  },
});
