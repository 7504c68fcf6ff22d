import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

type Output = { fileName: string; type: 'chunk'; code: string; moduleIds: readonly string[] };

type Strays = {
  straysIn: (bundle: readonly Output[]) => readonly string[];
  outdatedMarkers: () => readonly string[];
};

const { straysIn, outdatedMarkers } = (await import(resolve('scripts/sizes/strays.mjs'))) as Strays;

const chunk = (code: string, ...modules: string[]): Output => ({
  fileName: 'assets/index.js',
  type: 'chunk',
  code,
  moduleIds: modules.map((module) => resolve(module)),
});

describe('what no production build contains', { tags: ['P17'] }, () => {
  it('is known by texts that it still contains', () => {
    expect(outdatedMarkers()).toEqual([]);
  });

  it.each([
    { name: 'the mock backend', marker: 'nhip.mock' },
    { name: 'the demo’s accounts', marker: 'Nhip@2026' },
    { name: 'the scenarios', marker: 'hostile-news' },
    { name: 'the drawer', marker: 'demo.settings' },
    { name: 'the tour', marker: 'demo.tour' },
    { name: 'the presentation', marker: 'demo.presentation' },
    { name: 'the story', marker: 'demo.story' },
    { name: 'the inspector', marker: 'demo.inspect' },
    { name: 'the replay of logs', marker: 'recorded was' },
  ])('is found by what it contains: $marker of $name', ({ name, marker }) => {
    expect(straysIn([chunk(`a("${marker}")`)])).toEqual([`assets/index.js contains "${marker}" of ${name}`]);
  });

  it.each([
    'src/demo/inspector/open.tsx',
    'src/demo/charts/chart.ts',
    'src/i18n/locales/de/demo.ts',
    'scripts/replay/replay.ts',
    'mock-server/scenarios.ts',
    'node_modules/miragejs/dist/mirage-esm.js',
  ])('is found by its modules, also where nothing of their text is left: %s', (module) => {
    expect(straysIn([chunk('', module)])).toEqual([
      `assets/index.js holds 1 modules of the demo, as ${resolve(module)}`,
    ]);
  });

  it('is found with its source map', () => {
    expect(straysIn([chunk('//# sourceMappingURL=a.map')])).toEqual(['assets/index.js has a source map']);
  });

  it('is not the replay of past trading days, which members have', () => {
    const files = [
      'machines/replay.machine.ts',
      'src/i18n/locales/en/member.ts',
      'src/i18n/locales/vi/member.ts',
    ];
    expect(straysIn(files.map((file) => chunk(readFileSync(file, 'utf8'), file)))).toEqual([]);
  });
});
