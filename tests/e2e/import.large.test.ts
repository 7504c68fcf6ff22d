import { expect, it } from 'vitest';
import { layoutViolations } from '../support/browser/layout-violations';
import { openHome } from '../support/browser/open-page';
import { resize, settled } from '../support/browser/screens';
import { violations } from '../support/browser/violations';
import { tried } from '../support/tried';

/** A sale without its purchase, a symbol that is not listed, a cell that is no number, a day without trading. */
const ODD = [
  'Ngày GD,Số hiệu lệnh,Mã CK,Mua/Bán,KL khớp,Giá khớp,Phí,Thuế,Ghi chú',
  '18/08/2026,L-31,GEX,Bán,1500000,25000,11250,12500,một ghi chú khá dài của nhà đầu tư',
  '19/08/2026,L-35,ZZZ,Mua,100,60000,9000,0,',
  '20/08/2026,L-39,VNM,Mua,abc,60000,9000,0,',
  '21/08/2026,L-44,FPT,Mua,100,900000,9000,0,',
  '22/08/2026,L-45,ACB,Mua,100,25000,0,0,',
].join('\n');

/** Neither the side nor the order of day and month is said. */
const OPEN = 'Ngày,Mã CK,Khối lượng,Giá\n03/04/2026,FPT,300,79.4\n05/06/2026,HPG,100,26.1\n';

const looks = (['vi', 'en', 'de'] as const).flatMap((lng) =>
  (['dark', 'light'] as const).map((theme) => ({ lng, theme })),
);

it.each(looks)('shows its dialogs whole at every width: $lng, $theme', { tags: ['P13'] }, async (look) => {
  const page = await openHome({ width: 1280, height: 900, ...look });
  await page.goto(new URL('/desk', page.url()).href);
  await page.locator('tr[data-symbol]').first().waitFor();
  const problems: string[] = [];
  const examine = async (name: string) => {
    for (const width of [320, 360, 568, 768, 992, 1280, 1920]) {
      await resize(page, width);
      await settled(page);
      const found = [...(await layoutViolations(page)), ...(await violations(page))];
      tried(1, 'screens in a language, theme and width');
      problems.push(...found.map((violation) => `${name} at ${width}: ${violation}`));
    }
    await resize(page, 1280);
  };

  for (const [name, text] of Object.entries({ ODD, OPEN })) {
    const file = { name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.locator('dialog table').waitFor();
    await examine(name);
  }
  await page
    .locator('dialog button')
    .filter({ hasText: /Tệp khác|Another file|Andere Datei/ })
    .click();
  await page.locator('dialog textarea').waitFor();
  await examine('the choice of a file');
  expect(problems).toEqual([]);
});
