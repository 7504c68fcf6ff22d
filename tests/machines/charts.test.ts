// @module-tag P9
import { readFileSync } from 'node:fs';
import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { noticeCodes } from '../../machines/notice';
import { diagramsOf } from '../../scripts/charts/mermaid';
import { emissions, machines, renderCharts } from '../../scripts/charts/render';
import { branchesOf, labelOf, statesOf } from '../../src/demo/charts/chart';
import { observeAll, type Case } from '../support/machines/cases';
import { walks } from '../support/machines/walks';

describe('machines/README.md', () => {
  it('is up to date', () => {
    const written = readFileSync(new URL('../../machines/README.md', import.meta.url), 'utf8');
    expect(written, 'machines/README.md is stale: run `npm run charts`').toBe(renderCharts());
  });

  it('names every guard, action and delay', () => {
    const diagrams = [...machines.values()].flatMap(diagramsOf).map(({ text }) => text);
    expect(diagrams.filter((text) => /unnamed|after \d/.test(text))).toEqual([]);
  });

  it.each([...machines.values()])('draws every state and every transition of $id', (machine) => {
    const text = diagramsOf(machine)
      .map((diagram) => diagram.text)
      .join('\n');
    const states = statesOf(machine).filter(
      ({ parent, machine: { root } }) => root.type !== 'parallel' || parent !== root,
    );
    expect(states.filter(({ path }) => !text.includes(` as ${path.join('_')}`))).toEqual([]);
    expect(
      branchesOf(machine)
        .map(labelOf)
        .filter((label) => !text.includes(label)),
    ).toEqual([]);
  });

  it('says of each machine what it is for, and what each of its effects and its context is', () => {
    const [, update = ''] = /## update\n\n([^]*?)```/.exec(renderCharts()) ?? [];
    expect(update).toContain('How an open page is updated to a newer version');
    expect(update).toContain(
      '- Events: `page shown`, `version waiting`, `version activated`, `unsaved changed` (`isUnsaved: boolean`)',
    );
    expect(update).toContain('- Facts: `check`, `activate`, `reload`');
    expect(update).toContain('  - `findPage`: Resolves if the server has the page itself');
    expect(update).toContain('- Delays: `check interval` (3,600,000 ms)');
    expect(update).toContain("  - `newer` (`'waiting' | 'active' | null`)");
  });

  it.each(walks)('lists exactly what the $machine.id machine emits', async ({ machine, cases }) => {
    const { notices, navigations } = emissions[machine.id] ?? { notices: [], navigations: [] };
    expect(await emittedBy(cases())).toEqual(new Set([...notices, ...navigations]));
  });

  it('lists a machine for every notice code', () => {
    const listed = Object.values(emissions).flatMap(({ notices }) => notices);
    expect(new Set(listed)).toEqual(new Set(noticeCodes));
  });
});

const shop = {
  id: 'shop',
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      states: {
        door: {
          initial: 'shut',
          states: {
            shut: { on: { push: 'ajar', knock: { actions: 'ring' } } },
            ajar: { entry: 'ring', invoke: { src: 'draught' }, after: { 'a while': 'shut' } },
          },
          on: { alarm: '.shut' },
        },
        light: { initial: 'on', states: { on: {} } },
      },
      on: { close: [{ guard: 'it is late', target: 'closed', actions: 'ring' }, {}] },
    },
    closed: { type: 'final' },
  },
} as const;

describe('a diagram', () => {
  it('nests states, separates regions, and shows guards, actions, effects and what stays inside a state', () => {
    const [diagram] = diagramsOf(createMachine(shop));

    expect(diagram?.text.split('\n').slice(1)).toEqual([
      'stateDiagram-v2',
      '  [*] --> open',
      '  state "open" as open {',
      '    state "any of open" as open_any',
      '    open_any : close [else]',
      '    state "door" as open_door {',
      '      [*] --> open_door_shut',
      '      state "any of door" as open_door_any',
      '      state "shut" as open_door_shut',
      '      open_door_shut : knock / ring',
      '      state "ajar" as open_door_ajar',
      '      open_door_ajar : entry / ring',
      '      open_door_ajar : do / draught',
      '    }',
      '    --',
      '    state "light" as open_light {',
      '      [*] --> open_light_on',
      '      state "on" as open_light_on',
      '    }',
      '  }',
      '  state "closed" as closed',
      '  closed --> [*]',
      '  open --> closed : close [it is late] / ring',
      '  open_door_any --> open_door_shut : alarm',
      '  open_door_shut --> open_door_ajar : push',
      '  open_door_ajar --> open_door_shut : after a while',
    ]);
  });

  it('of a parallel machine is one for each region', () => {
    const parts = diagramsOf(createMachine({ ...shop.states.open, id: 'open', on: {} }));

    expect(parts.map(({ part }) => part)).toEqual(['door', 'light']);
    expect(parts[1]?.text.split('\n').slice(1)).toEqual([
      'stateDiagram-v2',
      '  [*] --> light_on',
      '  state "on" as light_on',
    ]);
  });

  it('of a large machine is drawn in parts, and every part shows what leads into it', () => {
    const session = machines.get('sessionMachine')!;
    const [outer, inner] = diagramsOf(session);

    expect(diagramsOf(session).map(({ part }) => part)).toEqual([null, 'signedIn']);
    expect(outer?.text).toContain('signedIn : open, locked, unlocking');
    expect(inner?.text).toContain('restoring --> signedIn_locked : [was locked]');
    expect(inner?.text).not.toContain('sign in\n');
  });
});

type Emitted = { type: string; code?: string; to?: { page: string } };

/** The codes of the emitted notices and the pages of the emitted navigations. */
async function emittedBy(cases: readonly Case[]) {
  const events: readonly Emitted[] = Object.values(await observeAll(cases)).flatMap(({ emitted }) => emitted);
  return new Set(
    events.flatMap(({ type, code, to }) => {
      if (type === 'notice') return [code];
      return type === 'navigate' ? [to?.page] : [];
    }),
  );
}
