import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partOfDay } from '../../machines/night';
import { settingsOf, themeOf, type Theme, type ThemeSettings } from '../../machines/theme.machine';
import { noNight, nothingSet, siesta, steps, stored, themeBench, themeCells, type Step } from './theme.walk';
import { walk, walkOf, type Seen, type Table } from '../support/machines/cases';
import { walks } from '../support/machines/random-runs';

type Choice = { following: Theme } | { chosen: Theme };
type NightMode = 'off' | { on: 'neither' | 'night' | 'day' };

const off: NightMode = 'off';
const neither: NightMode = { on: 'neither' };
const asked = { clock: 'asked' };
const letGo = { clock: 'let go' };

/** Where both parts are, and the tags of these states. */
function at(choice: Choice, nightMode: NightMode): Partial<Seen> {
  const isDark = Object.values(choice).includes('dark');
  const part = nightMode === 'off' || nightMode.on === 'neither' ? [] : [nightMode.on];
  return { value: { choice, nightMode }, tags: [...(isDark ? ['dark'] : []), ...part] };
}

function contextOf(system: Theme, settings = nothingSet) {
  return { context: { system, stored: settings, nightHours: settings.nightHours } };
}

const dark: Choice = { chosen: 'dark' };
const light: Choice = { chosen: 'light' };

function systemSteps(choice: Choice, nightMode: NightMode) {
  const changed = (theme: Theme) => ({
    ...('following' in choice && at({ following: theme }, nightMode)),
    context: { system: theme },
  });
  return { 'system changed to dark': changed('dark'), 'system changed to light': changed('light') };
}

/** Whatever is chosen here, or stored by another tab. */
function settingSteps(system: Theme, first: object[]) {
  const ends = { asked: first };
  const begins = { asked: [...first, asked] };
  const found = (settings: ThemeSettings) => ({
    context: { stored: settings, nightHours: settings.nightHours },
  });
  return {
    'choose dark': { ...at(dark, off), ...ends },
    'choose light': { ...at(light, off), ...ends },
    'stored settings changed to dark': { ...at(dark, off), ...ends, ...found(stored.dark) },
    'stored settings changed to light': { ...at(light, off), ...ends, ...found(stored.light) },
    'stored settings changed to nothing': {
      ...at({ following: system }, off),
      ...ends,
      ...found(nothingSet),
    },
    'stored settings changed to a siesta': { ...at(light, neither), ...begins, ...found(stored.siesta) },
  };
}

const chosenHours = { context: { nightHours: siesta } };

function withoutNightMode(choice: Choice, system: Theme): Table[string] {
  return {
    seen: { ...at(choice, off), ...contextOf(system) },
    steps: {
      ...systemSteps(choice, off),
      ...settingSteps(system, []),
      'night mode on': { ...at(choice, neither), asked: [asked] },
      'choose night hours': chosenHours,
    },
  };
}

function withNightMode(
  choice: Choice,
  nightMode: NightMode,
  { way = [asked], hours = nothingSet.nightHours } = {},
) {
  const seen = contextOf('light');
  return {
    seen: {
      ...at(choice, nightMode),
      context: { ...seen.context, nightHours: hours },
      asked: way,
    },
    steps: {
      ...systemSteps(choice, nightMode),
      ...settingSteps('light', [letGo]),
      'night mode off': { ...at(choice, off), asked: [letGo] },
      'choose night hours': { ...at(choice, neither), asked: [letGo, asked], ...chosenHours },
      ...(hours !== noNight && {
        'clock at noon': at(choice, { on: 'day' }),
        'clock at midnight': at(choice, { on: 'night' }),
      }),
    },
  };
}

const table: Table = {
  'following light': withoutNightMode({ following: 'light' }, 'light'),
  'following dark': withoutNightMode({ following: 'dark' }, 'dark'),
  'chosen light, system light': withoutNightMode(light, 'light'),
  'chosen light, system dark': withoutNightMode(light, 'dark'),
  'chosen dark, system light': withoutNightMode(dark, 'light'),
  'chosen dark, system dark': withoutNightMode(dark, 'dark'),
  'night mode before the clock speaks': withNightMode({ following: 'light' }, neither),
  'night mode by night': withNightMode(light, { on: 'night' }),
  'night mode by day': withNightMode(dark, { on: 'day' }),
  'night mode without a night': withNightMode(dark, neither, {
    way: [asked, letGo, asked],
    hours: noNight,
  }),
};

const restored: Table = Object.fromEntries(
  (['dark', 'light'] as const).flatMap((system) => [
    [
      `restored: dark, system ${system}`,
      { seen: { ...at(dark, off), ...contextOf(system, stored.dark) }, steps: {} },
    ],
    [
      `restored: light, system ${system}`,
      { seen: { ...at(light, off), ...contextOf(system, stored.light) }, steps: {} },
    ],
    [
      `restored: nothing, system ${system}`,
      { seen: { ...at({ following: system }, off), ...contextOf(system) }, steps: {} },
    ],
    [
      `restored: siesta, system ${system}`,
      { seen: { ...at(light, neither), ...contextOf(system, stored.siesta), asked: [asked] }, steps: {} },
    ],
  ]),
);

describe('a theme', () => {
  it('does in every situation what its table says, and nothing else', async () => {
    expect(await walk(themeCells())).toStrictEqual({ ...walkOf(restored, {}), ...walkOf(table, steps) });
  });

  it('is night mode’s, or else the choice, or else the system as it is now, on random walks', () => {
    const anyTheme = fc.constantFrom<Theme>('dark', 'light');
    const anyInput = fc.record({ stored: fc.constantFrom(...Object.values(stored)), system: anyTheme });
    const anyWay = fc.array(fc.constantFrom(...Object.values(steps)), { maxLength: 12 });

    const promise = fc.property(anyInput, anyWay, (input, way) => {
      const { actor } = themeBench(input);
      const shown = [];
      const due = [];
      let model: Model = { ...input.stored, system: input.system, part: null };
      for (const step of way) {
        model = after(model, step);
        actor.send(step);
        const snapshot = actor.getSnapshot();
        shown.push([settingsOf(snapshot), themeOf(snapshot)]);
        due.push([settingsIn(model), themeIn(model)]);
      }

      expect(shown).toEqual(due);
    });

    fc.assert(promise, walks);
  });
});

type Model = ThemeSettings & { system: Theme; part: 'night' | 'day' | null };

function after(model: Model, step: Step): Model {
  switch (step.type) {
    case 'choose':
      return { ...model, theme: step.theme, isNightMode: false, part: null };
    case 'system changed':
      return { ...model, system: step.theme };
    case 'stored settings changed':
      return { ...model, ...step.stored, part: null };
    case 'night mode on':
      return { ...model, isNightMode: true };
    case 'night mode off':
      return { ...model, isNightMode: false, part: null };
    case 'choose night hours':
      return { ...model, nightHours: step.nightHours, part: null };
    case 'clock':
      return { ...model, part: model.isNightMode ? partOfDay(model.nightHours, step.time) : null };
  }
}

function settingsIn({ theme, isNightMode, nightHours }: Model): ThemeSettings {
  return { theme, isNightMode, nightHours };
}

function themeIn({ part, theme, system }: Model): Theme {
  if (part !== null) return part === 'night' ? 'dark' : 'light';
  return theme ?? system;
}
