import { expect, it } from 'vitest';
import { previewOfText, questionsOf, takenOf } from '../../support/import/read-file';

const HEAD = 'Ngày,Mã CK,Mua/Bán,KL,Giá mua';

it('reads purchases alone, or sales alone, from the one price and the one quantity that they need', async () => {
  const files = [
    [HEAD, '18/08/2026,FPT,Mua,300,79.4'],
    ['Ngày mua,Mã CK,KL mua,Giá mua', '18/08/2026,FPT,300,79.4'],
    ['Ngày bán,Mã CK,KL bán,Giá bán', '24/08/2026,FPT,100,80.5'],
  ];
  const previews = await Promise.all(files.map((lines) => previewOfText(lines.join('\n'))));
  expect(previews.map(takenOf)).toEqual([
    ['buy FPT 300 79400 2026-08-18'],
    ['buy FPT 300 79400 2026-08-18'],
    ['sell FPT 100 80500 2026-08-24'],
  ]);
  expect(previews.flatMap(questionsOf)).toEqual([]);
});

it('asks for the price of sales in a file that has that of purchases alone', async () => {
  const preview = await previewOfText(
    [HEAD, '18/08/2026,FPT,Mua,300,79.4', '24/08/2026,FPT,Bán,100,79.4'].join('\n'),
  );
  expect(preview.questions).toEqual([{ kind: 'missing', role: 'price' }]);
});

it('takes no price that fee and tax are part of', async () => {
  const preview = await previewOfText(
    ['Mã CK,Ngày bán,KL bán,Giá bán TB (đã bao gồm phí thuế)', 'FPT,24/08/2026,100,80298.75'].join('\n'),
  );
  expect(preview.questions).toEqual([{ kind: 'missing', role: 'price' }]);
});
