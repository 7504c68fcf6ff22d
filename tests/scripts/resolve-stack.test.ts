import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'nhip-maps-'));
const FILE = 'assets/app-a1B2c3D4.js';

beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  // Column 1 is line 1, column 1 of the first source; column 5 is line 3, column 3 of the second, named `priceOf`.
  const map = {
    version: 3,
    sources: ['../../src/member/desk/DeskPage.tsx', '../../src/market/price.ts'],
    names: ['priceOf'],
    mappings: 'AAAA,ICEEA',
  };
  writeFileSync(join(folder, `${FILE}.map`), JSON.stringify(map));
});

afterAll(() => rmSync(folder, { recursive: true }));

const run = (input: string, maps = folder) =>
  execFileSync('node', ['scripts/resolve-stack.mjs', '--maps', maps], { input, encoding: 'utf8' });

const report = (stack: readonly string[]) => ({
  kind: 'boundary',
  message: 'TypeError: … is not iterable',
  stack,
  route: '/technical/:symbol',
  version: '0.1.0+1be0aa6',
  browser: 'Chrome 140',
});

describe('npm run stack', () => {
  it('prints a report with the places of its stack in the sources', () => {
    expect(run(JSON.stringify(report([`${FILE}:1:5`, `${FILE}:1:2`])))).toBe(
      [
        'boundary: TypeError: … is not iterable',
        '  at /technical/:symbol, version 0.1.0+1be0aa6, Chrome 140',
        `    src/market/price.ts:3:3 priceOf (${FILE}:1:5)`,
        `    src/member/desk/DeskPage.tsx:1:1 (${FILE}:1:2)`,
        '',
      ].join('\n'),
    );
  });

  it('reads a log with a report in each line, from a file too, and what a console has copied', () => {
    const log = join(folder, 'reports.log');
    const logged = { at: '2026-11-20T14:12:00+07:00', report: JSON.stringify(report([`${FILE}:1:5`])) };
    writeFileSync(log, `${JSON.stringify(logged)}\n\n${JSON.stringify(report([]))}\n`);
    const printed = execFileSync('node', ['scripts/resolve-stack.mjs', log, '--maps', folder], {
      encoding: 'utf8',
    });
    expect(printed.match(/^boundary/gm)).toHaveLength(2);
    expect(printed).toContain('src/market/price.ts:3:3 priceOf');

    expect(run(`TypeError: x\n    at f (https://nhip.example/${FILE}:1:5)`)).toContain(
      `    at f (https://nhip.example/src/market/price.ts:3:3 priceOf (${FILE}:1:5))`,
    );
  });

  it('leaves a place as it is where the build has no map of the file, and says where no build has left maps', () => {
    expect(run(JSON.stringify(report(['assets/old-a1B2c3D4.js:1:5', 'sw.js:1:2'])))).toContain(
      '    assets/old-a1B2c3D4.js:1:5 (no source map)\n    sw.js:1:2\n',
    );
    const { status, stderr } = spawnSync('node', ['scripts/resolve-stack.mjs', '--maps', 'none'], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      1,
      'There are no source maps in none: build that version, or name its maps by --maps\n',
    ]);
  });
});
