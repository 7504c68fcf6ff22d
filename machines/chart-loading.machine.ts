import { fromPromise, setup } from 'xstate';
import { unprovided } from './effects';

/** A chart that is loading: its spinner is seen for half a second at least, and until the code that draws is there. */
export const chartLoadingMachine = setup({
  types: { events: {} as { type: 'retry' } },
  actors: { 'load code': fromPromise<unknown>(unprovided('load code')) },
  delays: { 'spinner time': 500 },
}).createMachine({
  id: 'chart loading',
  description: 'A chart while its code is loaded, behind a spinner of half a second at least.',
  initial: 'loading',
  states: {
    loading: {
      type: 'parallel',
      onDone: 'loaded',
      states: {
        spinner: {
          initial: 'turning',
          states: { turning: { after: { 'spinner time': 'over' } }, over: { type: 'final' } },
        },
        code: {
          initial: 'requested',
          states: {
            requested: {
              invoke: { src: 'load code', onDone: 'received', onError: '#chart loading.failed' },
            },
            received: { type: 'final' },
          },
        },
      },
    },
    loaded: {},
    failed: { on: { retry: 'loading' } },
  },
});
