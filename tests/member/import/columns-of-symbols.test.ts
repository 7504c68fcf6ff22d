import { expect, it } from 'vitest';
import { previewOfText, takenOf } from '../../support/import/read-file';

const previewOf = (head: string, ...rows: string[]) =>
  previewOfText([`Ngày,${head},Mua/Bán,KL,Giá`, ...rows].join('\n'));

it('asks which of two columns has the symbols, where no head says it: brokers have some, too', async () => {
  const preview = await previewOf('Nơi,Cái gì', '18/08/2026,SSI,FPT,Mua,300,79.4');
  expect(preview.questions).toEqual([{ kind: 'missing', role: 'symbol' }]);
});

it('takes no other column for that of symbols, where a head names one that has names', async () => {
  const preview = await previewOf('Nơi mua,Cổ phiếu', '18/08/2026,SSI,Hòa Phát,Mua,300,36.1');
  expect(takenOf(preview)).toEqual([]);
});

it('finds symbols beside an empty column that is named so', async () => {
  const preview = await previewOf('Mã CK, ', '18/08/2026,,FPT,Mua,300,79.4');
  expect(takenOf(preview)).toEqual(['buy FPT 300 79400 2026-08-18']);
});
