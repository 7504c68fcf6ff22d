import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { openImports } from '../support/browser/desk-imports';
import { LISTED, type GeneratedFile } from '../support/import/generated-file';
import { generatedSpread, lineOf } from '../support/import/generated-files';
import { addListings } from '../support/rest-server/listing';
import { tried } from '../support/tried';

const FILES = 50;

addListings(LISTED.map((symbol) => ({ symbol, name: symbol, exchange: 'HOSE' })));

it(
  '50 generated files become the trades that they mean, in one confirmation, and are taken back whole',
  { tags: ['P30'], timeout: 900_000 },
  async () => {
    const { page, dialog, confirm, lastImport, choose, desk } = await openImports();
    const before = await desk();
    const known = new Set(before.trades.map(({ id }) => id));
    for (const file of generatedSpread(FILES)) {
      await choose({
        name: `${String(file.shape['seed'])}.csv`,
        mimeType: 'text/csv',
        buffer: Buffer.from(file.bytes),
      });
      await confirm.waitFor();
      await answer(dialog, file);
      await confirm.click();
      await dialog.waitFor({ state: 'detached' });

      const { trades, alerts, ...others } = await desk();
      const brought = trades.filter(({ id }) => !known.has(id));
      const lines = brought.map((trade) => {
        const side = trade.side as 'BUY' | 'SELL';
        return lineOf({ ...trade, side, fee: trade.feePaid, tax: trade.taxPaid });
      });
      expect(lines.toSorted(), JSON.stringify(file.shape)).toEqual(file.truth.map(lineOf).toSorted());
      // The desk sets alerts of its own for what was bought.
      const own = {
        trades: trades.filter(({ id }) => known.has(id)),
        alerts: alerts.filter(({ tradeId }) => tradeId === null),
      };
      expect({ ...own, ...others }).toEqual(before);
      const count = file.truth.length;
      expect(await lastImport.getByRole('status').innerText()).toContain(
        `Imported ${count} ${count === 1 ? 'trade' : 'trades'}`,
      );

      await lastImport.getByRole('button', { name: 'Undo' }).click();
      await lastImport.waitFor({ state: 'detached' });
      await expect.poll(desk, { message: JSON.stringify(file.shape) }).toEqual(before);
      const held = page.locator('main tr[data-symbol]');
      expect(await held.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-symbol')))).toEqual([
        'REE',
      ]);
      tried(1, 'generated files imported through the page');
    }
  },
);

/** Answers each question of the preview as the file means it; it may ask nothing that the file says. */
async function answer(dialog: Locator, { answers, mayAsk, shape }: GeneratedFile) {
  const { side, unit, days, decimal, roles } = answers;
  const columns = Object.entries(roles).flatMap(([index, role]) => (role === null ? [] : [index]));
  const values = { side: [side], unit: [unit], days: [days], decimal: [decimal], column: columns };
  const open = dialog.locator('fieldset:has(input[type=radio]):not(:has(:checked))');
  while ((await open.count()) > 0) {
    const question = open.first();
    const asked = await question.locator('legend').innerText();
    const unknown = question.getByRole('radio', { name: 'I do not know' });
    if ((await unknown.count()) > 0) {
      await unknown.check();
      continue;
    }
    const offered = await question
      .getByRole('radio')
      .evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value));
    const [kind, chosen] = Object.entries(values)
      .map(([name, meant]) => [name, meant.find((value) => offered.includes(value))] as const)
      .find(([, value]) => value !== undefined)!;
    expect([...mayAsk], `${asked} ${JSON.stringify(shape)}`).toContain(kind);
    await question.locator(`input[value="${chosen}"]`).check();
  }
}
