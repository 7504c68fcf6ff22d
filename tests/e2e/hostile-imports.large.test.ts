// @module-tag P18
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import papa from 'papaparse';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openImports } from '../support/browser/desk-imports';
import { sheetXml, workbook } from '../support/workbooks';
import { tried } from '../support/tried';

const HEAD = ['Ngày GD', 'Mã CK', 'Mua/Bán', 'KL', 'Giá', 'Ghi chú', 'Số hiệu lệnh', 'Tài khoản'];
const SCRIPTS = ['<script>ran = 1</script>', '<img src=x onerror="ran = 1">', '"><svg onload="ran = 1">'];
const FORMULAS = ['=HYPERLINK("http://a.example")', '+1+cmd', '@SUM(A1)', '\t=1+1', '-2+3', '＝1+1'];
const TRADE = ['18/08/2026', 'HPG', 'Mua', '300', '26.1'];

const zeros = (megabytes: number) => new Uint8Array(megabytes * 2 ** 20);
const csv = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n');

function billionLaughs() {
  const entities = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`);
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY l0 "lol">${entities.join('')}]>`;
  const trade = ['18/08/2026', '&l9;', 'Mua', 300, 79.4, '&l9;'];
  return workbook([{ name: 'S', xml: `${bomb}${sheetXml([HEAD, trade])}` }], { strings: ['&l9;'] });
}

/** 60 MB of rows in an archive of some KB. */
function packedRows() {
  const row = `<row><c t="inlineStr"><is><t>${'x'.repeat(1_000)}</t></is></c></row>`;
  return workbook([
    { name: 'S', xml: sheetXml([HEAD]).replace('</sheetData>', `${row.repeat(58_000)}</sheetData>`) },
  ]);
}

const LARGE = /larger than 20 MB/;
const DAMAGED = /damaged and cannot be read/;

/** Each with what the dialog says of it, and whether a worker reads it. */
const files = {
  'entities that grow to a billion': { make: billionLaughs, said: /&l9;/, hasWorker: true },
  'an archive that unpacks to 65 MB of nothing': {
    make: () => workbook([], { others: { 'xl/worksheets/sheet9.xml': zeros(65) } }),
    said: LARGE,
    hasWorker: true,
  },
  'an archive of some KB with 60 MB of rows': {
    make: packedRows,
    said: /10,000 are no trades/,
    hasWorker: true,
  },
  'a text of 100 MB': { make: () => zeros(100).fill(0x61), said: LARGE },
  '10,000 columns': {
    make: () =>
      `${[...HEAD, ...Array.from({ length: 9_992 }, (_, i) => `C${i}`)].join(',')}\n${`${TRADE.join(',')}${',1'.repeat(9_995)}\n`.repeat(900)}`,
    said: /900 new/,
    hasWorker: true,
  },
  'an archive that ends too early': {
    make: () => workbook([{ name: 'S', xml: sheetXml([HEAD, TRADE]) }]).slice(0, 900),
    said: DAMAGED,
    hasWorker: true,
  },
  'scripts in heads and cells': {
    make: () => csv([[...HEAD, ...SCRIPTS], ...SCRIPTS.map((text) => [...TRADE, text, text, text, text])]),
    said: /3 new/,
  },
  'scripts in a page saved as .xls': {
    make: () =>
      `<html><script>ran = 1</script><body onload="ran = 1"><table>${[HEAD, [...TRADE, ...SCRIPTS]]
        .map((cells) => `<tr><td>${cells.join('<td>')}`)
        .join('')}</table></body></html>`,
    said: /1 new/,
    hasWorker: true,
  },
} as const satisfies Record<string, { make: () => Uint8Array | string; said: RegExp; hasWorker?: true }>;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nhip-hostile-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A file on the disk: a browser takes none of more than 50 MB from memory. */
async function fileOf(name: string, content: Uint8Array | string) {
  const path = join(
    folder,
    `${name.replaceAll(/\W+/g, '-')}.${typeof content === 'string' ? 'csv' : 'xlsx'}`,
  );
  await writeFile(path, content);
  return path;
}

/** Keeps back what a worker answers until the page has handled a key. */
const holdAnswers = (page: Page) =>
  page.evaluate(() => {
    const pressed = new Promise((done) => addEventListener('keydown', done, { once: true }));
    window.Worker = class extends Worker {
      override addEventListener(type: string, listener: EventListener) {
        super.addEventListener(type, (event) => void pressed.then(() => listener(event)));
      }
    };
  });

/** What a script of a file would set. */
const ran = (page: Page) => page.evaluate('window.ran');

it.each(Object.entries(files))(
  'says what it makes of %s, while the page goes on, and saves and runs nothing',
  { timeout: 240_000 },
  async (name, { make, said, ...file }) => {
    const { page, dialog, choose, desk } = await openImports();
    const before = await desk();
    await holdAnswers(page);
    const started = 'hasWorker' in file ? page.waitForEvent('worker') : null;
    await choose(await fileOf(name, make()));
    await started;
    await dialog.waitFor();
    await page.keyboard.press('Shift');
    await expect.poll(() => dialog.innerText(), { timeout: 120_000 }).toMatch(said);
    expect(await ran(page)).toBeUndefined();
    expect(page.workers()).toEqual([]);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await desk()).toEqual(before);
    tried(1, 'hostile files in a browser');
  },
);

it(
  'ends the worker of a file whose reading is cancelled, and reads the next one',
  { timeout: 240_000 },
  async () => {
    const { page, dialog, confirm, choose, desk } = await openImports();
    const before = await desk();
    const started = page.waitForEvent('worker');
    await choose(await fileOf('cancelled', packedRows()));
    const worker = await started;
    const ended = worker.waitForEvent('close');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await ended;
    await dialog.getByRole('button', { name: 'Choose a file' }).waitFor();
    expect(page.workers()).toEqual([]);
    expect(await desk()).toEqual(before);

    await dialog.locator('input[type=file]').setInputFiles(await fileOf('next', csv([HEAD, TRADE])));
    await confirm.waitFor();
    tried(1, 'hostile files in a browser');
  },
);

it(
  'exports no cell of a file as a formula, neither as CSV nor as a workbook',
  { timeout: 240_000 },
  async () => {
    const { page, dialog, confirm, choose } = await openImports();
    const rows = FORMULAS.map((text, i) => [...TRADE.slice(0, 4), `26.${i + 1}`, text, text, text]);
    await choose(await fileOf('formulas', csv([HEAD, ...rows])));
    await confirm.click();
    await dialog.waitFor({ state: 'detached' });
    expect(await ran(page)).toBeUndefined();

    const exported = async (name: string) => {
      await page.getByRole('button', { name: 'More actions' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name }).click();
      const path = join(folder, name);
      // The browser runs elsewhere, and has no path for it.
      await (await download).saveAs(path);
      return readFile(path);
    };
    const cells = papa.parse<string[]>(strFromU8(await exported('Export CSV'))).data.flat();
    expect(FORMULAS.filter((text) => cells.some((cell) => cell.includes(text.trim())))).toEqual(FORMULAS);
    expect(cells.filter((cell) => /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell))).toEqual([]);

    const sheet = strFromU8(unzipSync(await exported('Export as Excel'))['xl/worksheets/sheet1.xml']!);
    expect(sheet).toContain('=HYPERLINK');
    expect(sheet).not.toMatch(/<f[ />]/);
    tried(FORMULAS.length, 'formulas in cells');
  },
);
