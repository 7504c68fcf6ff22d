import type { DeskDocument } from '../../../src/graph/desk/document';
import { readDesk } from '../../../src/graph/desk/fields';
import { an } from '../rest-server/people';
import { enterAs, openProduct, region } from './product';

/** A purchase that was typed, an alert and a note: what an import must leave as it is. */
const TYPED = {
  ...{ format: 1, version: 1, lines: [], ignored: [], settings: {} },
  trades: [{ id: 'typed', symbol: 'REE', side: 'buy', quantity: 300, price: 61.2, date: '2026-08-18' }],
  alerts: [{ id: 'alert', kind: 'below', symbol: 'REE', price: 5, armedAt: '2026-08-20T02:00:00.000Z' }],
  notes: [{ id: 'REE', text: 'Chờ báo cáo quý 3', changedAt: '2026-08-20T02:00:00.000Z' }],
};

/** My T+ of the production build, whose browser has a desk of one typed purchase, and the dialog that imports files into it. */
export async function openImports() {
  const product = await openProduct({ at: '/about' });
  const { page } = product;
  await page.evaluate((desk) => localStorage.setItem('desk.41', JSON.stringify(desk)), TYPED);
  await enterAs(an, product, '/desk');
  await page.locator('main tr[data-symbol=REE]').waitFor();
  const dialog = page.getByRole('dialog', { name: 'Import trades' });

  const document = async () =>
    JSON.parse(await page.evaluate(() => localStorage.getItem('desk.41')!)) as DeskDocument;

  return {
    page,
    dialog,
    /** The button that saves what the preview takes. */
    confirm: dialog.getByRole('button', { name: /^Import \d[\d,]* trades?$/ }),
    lastImport: region(page, 'Last import'),
    /** Chooses a file, by its bytes or by its path. */
    choose: (file: Parameters<ReturnType<typeof page.locator>['setInputFiles']>[0]) =>
      page.getByLabel('Import trades from a file').setInputFiles(file),
    /** What is saved, by list. */
    async desk() {
      const { trades, alerts, notes, flows } = await readDesk(await document());
      return { trades, alerts, notes, flows };
    },
  };
}
