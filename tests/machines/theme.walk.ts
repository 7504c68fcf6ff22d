import { createActor, fromCallback, type EventFromLogic } from 'xstate';
import { usualNight } from '../../machines/night';
import { themeMachine, type Theme, type ThemeSettings } from '../../machines/theme.machine';
import { cellsOf, seenOf, type Bench, type Cell } from '../support/machines/cases';

export type Step = EventFromLogic<typeof themeMachine>;

/** What holds where nobody has set anything. */
export const nothingSet: ThemeSettings = { theme: null, isNightMode: false, nightHours: usualNight };

export const noon = 43_200_000;
export const midnight = 0;
export const siesta = { from: 39_600_000, to: 50_400_000 };
export const noNight = { from: noon, to: noon };

export const stored = {
  dark: { ...nothingSet, theme: 'dark' },
  light: { ...nothingSet, theme: 'light' },
  nothing: nothingSet,
  siesta: { theme: 'light', isNightMode: true, nightHours: siesta },
} as const satisfies Record<string, ThemeSettings>;

export const steps = {
  'choose dark': { type: 'choose', theme: 'dark' },
  'choose light': { type: 'choose', theme: 'light' },
  'system changed to dark': { type: 'system changed', theme: 'dark' },
  'system changed to light': { type: 'system changed', theme: 'light' },
  'stored settings changed to dark': { type: 'stored settings changed', stored: stored.dark },
  'stored settings changed to light': { type: 'stored settings changed', stored: stored.light },
  'stored settings changed to nothing': { type: 'stored settings changed', stored: stored.nothing },
  'stored settings changed to a siesta': { type: 'stored settings changed', stored: stored.siesta },
  'night mode on': { type: 'night mode on' },
  'night mode off': { type: 'night mode off' },
  'choose night hours': { type: 'choose night hours', nightHours: siesta },
  'clock at noon': { type: 'clock', time: noon },
  'clock at midnight': { type: 'clock', time: midnight },
} as const satisfies Record<string, Step>;

const { 'choose dark': dark, 'choose light': light, 'system changed to dark': systemDark } = steps;
const { 'night mode on': on, 'clock at noon': atNoon, 'clock at midnight': atMidnight } = steps;

export const situations = {
  'following light': [],
  'following dark': [systemDark],
  'chosen light, system light': [light],
  'chosen light, system dark': [systemDark, light],
  'chosen dark, system light': [dark],
  'chosen dark, system dark': [systemDark, dark],
  'night mode before the clock speaks': [on],
  'night mode by night': [light, on, atMidnight],
  'night mode by day': [dark, on, atNoon],
  'night mode without a night': [dark, on, { type: 'choose night hours', nightHours: noNight }, atNoon],
} as const satisfies Record<string, readonly Step[]>;

type Input = { stored: ThemeSettings; system: Theme };

/** What the bench that was opened last has asked of its clock. */
let asked: object[] = [];

const clock = fromCallback(() => {
  asked.push({ clock: 'asked' });
  return () => asked.push({ clock: 'let go' });
});

/** A machine takes longer to provide than to walk. */
const withClock = new WeakMap([[themeMachine, themeMachine.provide({ actors: { 'wall clock': clock } })]]);

export function themeBench(input: Input = { stored: nothingSet, system: 'light' }, machine = themeMachine) {
  const served = withClock.get(machine) ?? machine.provide({ actors: { 'wall clock': clock } });
  withClock.set(machine, served);
  asked = [];
  const actor = createActor(served, { input });
  actor.subscribe({ error: () => {} });
  actor.start();
  const bench: Bench<Step> = {
    take: (step) => actor.send(step),
    look: () => seenOf(actor.getSnapshot(), [], asked),
  };
  return { ...bench, actor };
}

const inputs = Object.entries(stored).flatMap(([name, settings]) =>
  (['dark', 'light'] as const).map((system) => ({
    name: `restored: ${name}, system ${system}`,
    input: { stored: settings, system },
  })),
);

export function themeCells(machine = themeMachine): Cell[] {
  return [
    ...inputs.map(({ name, input }) => ({ name, tried: async () => themeBench(input, machine).look() })),
    ...cellsOf(() => themeBench(undefined, machine), { situations, steps }),
  ];
}
