import { createActor, type EventFromLogic } from 'xstate';
import { themeMachine, type Theme } from '../../machines/theme.machine';
import { cellsOf, seenOf, type Bench, type Cell } from './walk';

export type Step = EventFromLogic<typeof themeMachine>;

export const steps = {
  'choose dark': { type: 'choose', theme: 'dark' },
  'choose light': { type: 'choose', theme: 'light' },
  'system changed to dark': { type: 'system changed', theme: 'dark' },
  'system changed to light': { type: 'system changed', theme: 'light' },
  'stored choice changed to dark': { type: 'stored choice changed', theme: 'dark' },
  'stored choice changed to light': { type: 'stored choice changed', theme: 'light' },
  'stored choice changed to none': { type: 'stored choice changed', theme: null },
} as const satisfies Record<string, Step>;

const { 'choose dark': dark, 'choose light': light, 'system changed to dark': systemDark } = steps;

export const situations = {
  'following light': [],
  'following dark': [systemDark],
  'chosen light, system light': [light],
  'chosen light, system dark': [systemDark, light],
  'chosen dark, system light': [dark],
  'chosen dark, system dark': [systemDark, dark],
} as const satisfies Record<string, readonly Step[]>;

type Input = { stored: Theme | null; system: Theme };

export function themeBench(input: Input = { stored: null, system: 'light' }, machine = themeMachine) {
  const actor = createActor(machine, { input });
  actor.subscribe({ error: () => {} });
  actor.start();
  const bench: Bench<Step> = {
    take: (step) => actor.send(step),
    look: () => seenOf(actor.getSnapshot()),
  };
  return { ...bench, actor };
}

const inputs: Input[] = [null, 'dark' as const, 'light' as const].flatMap((stored) => [
  { stored, system: 'dark' },
  { stored, system: 'light' },
]);

export function themeCells(machine = themeMachine): Cell[] {
  return [
    ...inputs.map((input) => ({
      name: `restored: ${input.stored ?? 'none'}, system ${input.system}`,
      tried: async () => themeBench(input, machine).look(),
    })),
    ...cellsOf(() => themeBench(undefined, machine), { situations, steps }),
  ];
}
