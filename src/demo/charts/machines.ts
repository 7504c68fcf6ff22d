import { StateMachine, type AnyStateMachine } from 'xstate';
import { defaultNightHours } from '../../../machines/night';

const modules = import.meta.glob<object>('../../../machines/*.machine.ts', { eager: true });

/** Every machine of the product, by its id. */
export const machines: ReadonlyMap<string, AnyStateMachine> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((exported): exported is AnyStateMachine => exported instanceof StateMachine)
    .map((machine) => [machine.id, machine]),
);

/** What the machines that need an input start with; a test starts each machine. */
export const inputs: Readonly<Record<string, unknown>> = {
  autosave: { text: '' },
  session: { stored: null },
  theme: {
    stored: { theme: null, isNightMode: false, nightHours: defaultNightHours },
    system: 'light',
  },
  'catch up': { watchedUntil: {}, before: null },
  import: { hasSource: false },
  live: { asOf: 0, isOpen: true, isVisible: true },
  retry: { free: 3 },
  update: { isUnsaved: false, mayReload: true },
  'partner chart': { request: { symbol: 'VNM', theme: 'dark', lang: 'vi' } },
  'payment cards': { saved: [] },
  stream: {
    followed: { symbols: ['FPT'], depth: [] },
    followedUnseen: { symbols: ['VNM'], depth: [] },
    isOpen: true,
    isOnline: true,
  },
  stories: {
    stories: [
      { id: 'one', isViewed: false },
      { id: 'two', isViewed: false },
    ],
  },
  replay: { day: '2026-08-27' },
  'top-up': { balances: { USD: 100, ETH: 1, BTC: 0 } },
};
