import { fromCallback, type EventFromLogic } from 'xstate';
import { defaultNightHours } from '../../machines/night';
import { themeMachine } from '../../machines/theme.machine';
import type { Theme, ThemeSettings } from '../../machines/theme.setup';
import { casesFor, type Case } from '../support/machines/cases';
import { createFakeServices } from '../support/machines/fake-service';
import { startHarness } from '../support/machines/harness';

export type Step = EventFromLogic<typeof themeMachine>;

/** The settings of a person who has set nothing. */
export const noSettings: ThemeSettings = { theme: null, isNightMode: false, nightHours: defaultNightHours };

export const noon = 43_200_000;
export const midnight = 0;
export const siesta = { from: 39_600_000, to: 50_400_000 };
export const noNight = { from: noon, to: noon };

export const stored = {
  dark: { ...noSettings, theme: 'dark' },
  light: { ...noSettings, theme: 'light' },
  nothing: noSettings,
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

const situations = {
  'following light': [],
  'following dark': [systemDark],
  'chosen light on system light': [light],
  'chosen light on system dark': [systemDark, light],
  'chosen dark on system light': [dark],
  'chosen dark on system dark': [systemDark, dark],
  'night mode before the clock reports': [on],
  'night mode by night': [light, on, atMidnight],
  'night mode by day': [dark, on, atNoon],
  'night mode without a night': [dark, on, { type: 'choose night hours', nightHours: noNight }, atNoon],
} as const satisfies Record<string, readonly Step[]>;

export { themeMachine as machine };

type Input = { stored: ThemeSettings; system: Theme };

/** Returns a function that starts the machine with a wall clock that records its start and stop. */
export function provideTheme(machine = themeMachine) {
  const services = createFakeServices<never>();
  const wallClock = fromCallback(({ system }) => {
    services.get(system).requests.push({ clock: 'started' });
    return () => services.get(system).requests.push({ clock: 'stopped' });
  });
  const provided = machine.provide({ actors: { 'wall clock': wallClock } });
  return (input: Input = { stored: noSettings, system: 'light' }) =>
    startHarness(provided, { input, services });
}

const inputs = Object.entries(stored).flatMap(([name, settings]) =>
  (['dark', 'light'] as const).map((system) => ({
    name: `restored: ${name} (system ${system})`,
    input: { stored: settings, system },
  })),
);

export function cases(machine = themeMachine): Case[] {
  const start = provideTheme(machine);
  return [
    ...inputs.map(({ name, input }) => ({ name, observe: async () => start(input).observe() })),
    ...casesFor(start, { situations, steps }),
  ];
}
