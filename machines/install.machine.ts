import { fromPromise, setup } from 'xstate';
import { unprovided } from './effects';

/** The browser’s install prompt: each one is shown once at most, and the browser may offer another at any time. */
export const installMachine = setup({
  types: {
    events: {} as { type: 'prompt available' } | { type: 'install' } | { type: 'installed' },
  },
  actors: { prompt: fromPromise<void>(unprovided('prompt')) },
}).createMachine({
  id: 'install',
  description: 'Whether the browser offers to install the app, and its prompt, shown once per offer.',
  initial: 'unavailable',
  on: { 'prompt available': '.available', installed: '.unavailable' },
  states: {
    unavailable: {},
    available: { on: { install: 'prompting' } },
    prompting: { invoke: { src: 'prompt', onDone: 'unavailable', onError: 'unavailable' } },
  },
});
