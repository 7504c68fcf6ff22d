import { assign, emit, setup } from 'xstate';

/** A story of a creator, and whether it was opened before. */
export type Story = { readonly id: string; readonly isViewed: boolean };

type StoriesContext = {
  /** In the order in which they are shown. */
  readonly stories: readonly Story[];
  /** The index of the open story. */
  readonly index: number;
  /** How long it has been shown, in ms, counted in steps. */
  readonly shownFor: number;
};

/** How long a story is shown, in ms. */
export const STORY_TIME = 2_000;

/** The progress of a story is counted in steps, so that a pause keeps what is left of it. */
const STEP = 100;

/** Stories that follow each other: an opened one is viewed, and those that are not come first after closing. */
export const storiesMachine = setup({
  types: {
    context: {} as StoriesContext,
    events: {} as
      | { type: 'open'; id: string }
      | { type: 'next' }
      | { type: 'previous' }
      | { type: 'pause' }
      | { type: 'resume' }
      | { type: 'close' },
    emitted: {} as { type: 'ended' },
    input: {} as { stories: readonly Story[] },
  },
  delays: { step: STEP },
  guards: {
    'has time left': ({ context }) => context.shownFor + STEP < STORY_TIME,
    'is the last': ({ context }) => context.index === context.stories.length - 1,
  },
  actions: {
    show: assign(({ context }, { index }: { index: number }) => ({
      index,
      shownFor: 0,
      stories: context.stories.map((story, at) => (at === index ? { ...story, isViewed: true } : story)),
    })),
    'count a step': assign({ shownFor: ({ context }) => context.shownFor + STEP }),
    'put unviewed stories first': assign({
      stories: ({ context }) =>
        [...context.stories].sort((one, other) => Number(one.isViewed) - Number(other.isViewed)),
    }),
  },
}).createMachine({
  id: 'stories',
  description: 'The stories of the NFT dashboard: 2,000 ms each, one after the other, until they are closed.',
  context: ({ input: { stories } }) => ({ stories, index: 0, shownFor: 0 }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        open: {
          target: 'open',
          actions: {
            type: 'show',
            params: ({ context, event }) => ({
              index: context.stories.findIndex(({ id }) => id === event.id),
            }),
          },
        },
      },
    },
    open: {
      initial: 'playing',
      on: { close: { target: 'closed', actions: 'put unviewed stories first' } },
      states: {
        playing: {
          after: {
            step: [
              { guard: 'has time left', target: 'playing', reenter: true, actions: 'count a step' },
              { guard: 'is the last', target: 'ended' },
              { target: 'playing', reenter: true, actions: { type: 'show', params: following } },
            ],
          },
          on: {
            pause: 'paused',
            next: [
              { guard: 'is the last', target: 'ended' },
              { target: 'playing', reenter: true, actions: { type: 'show', params: following } },
            ],
            previous: { target: 'playing', reenter: true, actions: { type: 'show', params: preceding } },
          },
        },
        paused: {
          on: {
            resume: 'playing',
            next: [
              { guard: 'is the last', target: 'ended' },
              { actions: { type: 'show', params: following } },
            ],
            previous: { actions: { type: 'show', params: preceding } },
          },
        },
        ended: { entry: emit({ type: 'ended' }) },
      },
    },
  },
});

function following({ context }: { context: StoriesContext }) {
  return { index: context.index + 1 };
}

/** The first story has none before it and begins again. */
function preceding({ context }: { context: StoriesContext }) {
  return { index: Math.max(context.index - 1, 0) };
}
