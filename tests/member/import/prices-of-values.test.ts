import { expect, it } from 'vitest';
import { previewOfText, questionsOf, takenOf } from '../../support/import/read-file';

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

it('asks for the price where values make none that a market has', async () => {
  const preview = await previewOfText(
    ['Ngày,Mã CK,Mua/Bán,KL,Thành tiền', '18/08/2026,FPT,Mua,300,23855730'].join('\n'),
  );
  expect(preview.questions).toEqual([{ kind: 'missing', role: 'price' }]);
});
