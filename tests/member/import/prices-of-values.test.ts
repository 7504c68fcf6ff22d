import { expect, it } from 'vitest';
import { previewOfText, questionsOf, statesOf, takenOf } from '../../support/import/read-file';

const TAKEN = ['buy FPT 300 79400 2026-08-18', 'sell FPT 100 80500 2026-08-24'];

const FILES: Readonly<Record<string, readonly string[]>> = {
  'values of trades': [
    'Ngày,Mã CK,Mua/Bán,KL khớp,GT khớp,Phí',
    '18/08/2026,FPT,Mua,300,23820000,35730',
    '24/08/2026,FPT,Bán,100,8050000,12075',
  ],
  'values that contain fees and taxes, as Portfolio Performance exports them': [
    'Date,Type,Value,Transaction Currency,Gross Amount,Fees,Taxes,Shares,ISIN,WKN,Ticker Symbol,Security Name,Note',
    '2026-08-18T09:21,Buy,"23,855,730.00",VND,,"35,730.00",0.00,300,VN000000FPT1,,FPT,FPT Corp,',
    '2026-08-24T10:44,Sell,"8,029,875.00",VND,,"12,075.00","8,050.00",100,VN000000FPT1,,FPT,FPT Corp,',
  ],
  'the same in German': [
    'Datum;Typ;Wert;Buchungswährung;Bruttobetrag;Gebühren;Steuern;Stück;ISIN;WKN;Ticker-Symbol;Wertpapiername;Notiz',
    '2026-08-18T09:21;Kauf;23.855.730,00;VND;;35.730,00;0,00;300;VN000000FPT1;;FPT;FPT Corp;',
    '2026-08-24T10:44;Verkauf;8.029.875,00;VND;;12.075,00;8.050,00;100;VN000000FPT1;;FPT;FPT Corp;',
  ],
};

it.each(Object.entries(FILES))('reads prices from %s', async (_, lines) => {
  const preview = await previewOfText(lines.join('\n'));
  expect([takenOf(preview), questionsOf(preview)]).toEqual([TAKEN, []]);
});

it('takes the mean of several fills, with parts of a đồng', async () => {
  const preview = await previewOfText(
    ['Ngày,Mã CK,Mua/Bán,KL,Thành tiền', '18/08/2026,FPT,Mua,300,23830000'].join('\n'),
  );
  expect([takenOf(preview), questionsOf(preview)]).toEqual([['buy FPT 300 79433.333333 2026-08-18'], []]);
});

it('takes prices from values in thousand, and of signed shares without a column of sides', async () => {
  const preview = await previewOfText(
    ['Ngày,Mã CK,KL,Giá trị', '18/08/2026,FPT,300,23830', '24/08/2026,FPT,-100,8050'].join('\n'),
  );
  expect([takenOf(preview), questionsOf(preview)]).toEqual([
    ['buy FPT 300 79433.333 2026-08-18', 'sell FPT 100 80500 2026-08-24'],
    [],
  ]);
});

it('takes no price that no share has from values in million', async () => {
  const preview = await previewOfText(
    ['Ngày,Mã CK,Mua/Bán,KL,Giá trị', '18/08/2026,FPT,Mua,300,23.82'].join('\n'),
  );
  expect(statesOf(preview)).toEqual(['unreadable unit']);
});

it('asks whether such values contain the fees beside them, and takes the answer', async () => {
  const text = [
    'Ngày,Mã CK,Mua/Bán,KL,Thành tiền,Phí',
    '18/08/2026,FPT,Mua,300,23830000,35745',
    '24/08/2026,FPT,Bán,100,8050000,12075',
    '25/08/2026,FPT,Bán,100,8050005,12075',
  ].join('\n');
  expect((await previewOfText(text)).questions).toEqual([{ kind: 'values', example: '23830000' }]);
  const gross = await previewOfText(text, { choices: { values: 'gross' } });
  const net = await previewOfText(text, { choices: { values: 'net' } });
  expect([takenOf(gross)[1], takenOf(net)[1]]).toEqual([
    'sell FPT 100 80500 2026-08-24',
    'sell FPT 100 80620.75 2026-08-24',
  ]);
});
