import fc from 'fast-check';
import type { SnapshotFrom } from 'xstate';
import { describe, expect, it } from 'vitest';
import { chosenTheme, themeOf, type Theme, type themeMachine } from '../../machines/theme.machine';
import { steps, themeBench, themeCells } from './theme.walk';
import { walk, walkOf, type Table } from './walk';
import { walks } from './walks';

const dark = { tags: ['dark'] };
const light = { tags: [] };
const chosen = {
  'choose dark': { ...dark, value: { chosen: 'dark' } },
  'choose light': { ...light, value: { chosen: 'light' } },
  'stored choice changed to dark': { ...dark, value: { chosen: 'dark' } },
  'stored choice changed to light': { ...light, value: { chosen: 'light' } },
};
const followed = {
  'system changed to dark': { ...dark, value: { following: 'dark' }, context: { system: 'dark' } },
  'system changed to light': { ...light, value: { following: 'light' }, context: { system: 'light' } },
};
const remembered = {
  'system changed to dark': { context: { system: 'dark' } },
  'system changed to light': { context: { system: 'light' } },
};
const letGo = (theme: Theme) => ({
  'stored choice changed to none': { ...(theme === 'dark' ? dark : light), value: { following: theme } },
});
const system = (theme: Theme) => ({ context: { stored: null, system: theme } });

const table: Table = {
  'following light': {
    seen: { ...light, value: { following: 'light' }, ...system('light') },
    steps: { ...chosen, ...followed },
  },
  'following dark': {
    seen: { ...dark, value: { following: 'dark' }, ...system('dark') },
    steps: { ...chosen, ...followed },
  },
  'chosen light, system light': {
    seen: { ...light, value: { chosen: 'light' }, ...system('light') },
    steps: { ...chosen, ...remembered, ...letGo('light') },
  },
  'chosen light, system dark': {
    seen: { ...light, value: { chosen: 'light' }, ...system('dark') },
    steps: { ...chosen, ...remembered, ...letGo('dark') },
  },
  'chosen dark, system light': {
    seen: { ...dark, value: { chosen: 'dark' }, ...system('light') },
    steps: { ...chosen, ...remembered, ...letGo('light') },
  },
  'chosen dark, system dark': {
    seen: { ...dark, value: { chosen: 'dark' }, ...system('dark') },
    steps: { ...chosen, ...remembered, ...letGo('dark') },
  },
};

const restored: Table = {
  'restored: none, system dark': {
    seen: { ...dark, value: { following: 'dark' }, ...system('dark') },
    steps: {},
  },
  'restored: none, system light': {
    seen: { ...light, value: { following: 'light' }, ...system('light') },
    steps: {},
  },
  'restored: dark, system dark': {
    seen: { ...dark, value: { chosen: 'dark' }, ...system('dark') },
    steps: {},
  },
  'restored: dark, system light': {
    seen: { ...dark, value: { chosen: 'dark' }, ...system('light') },
    steps: {},
  },
  'restored: light, system dark': {
    seen: { ...light, value: { chosen: 'light' }, ...system('dark') },
    steps: {},
  },
  'restored: light, system light': {
    seen: { ...light, value: { chosen: 'light' }, ...system('light') },
    steps: {},
  },
};

describe('a theme', () => {
  it('does in every situation what its table says, and nothing else', async () => {
    expect(await walk(themeCells())).toStrictEqual({ ...walkOf(restored, {}), ...walkOf(table, steps) });
  });

  it('is the choice, or else the system as it is now, on random walks', () => {
    const anyTheme = fc.constantFrom<Theme>('dark', 'light');
    const anyInput = fc.record({ stored: fc.option(anyTheme), system: anyTheme });
    const anyWay = fc.array(fc.constantFrom(...Object.values(steps)), { maxLength: 20 });

    const promise = fc.property(anyInput, anyWay, (input, way) => {
      const { actor } = themeBench(input);
      const shown = [shownBy(actor.getSnapshot())];
      const due = [input];
      for (const step of way) {
        const last = due.at(-1) ?? input;
        due.push(
          step.type === 'system changed' ? { ...last, system: step.theme } : { ...last, stored: step.theme },
        );
        actor.send(step);
        shown.push(shownBy(actor.getSnapshot()));
      }

      expect(shown).toEqual(due.map(({ stored, system }) => [stored, stored ?? system]));
    });

    fc.assert(promise, walks);
  });
});

function shownBy(snapshot: SnapshotFrom<typeof themeMachine>) {
  return [chosenTheme(snapshot), themeOf(snapshot)];
}
