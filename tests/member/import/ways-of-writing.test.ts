import { expect, it } from 'vitest';
import { previewOfText, questionsOf, takenOf } from '../../support/import/read-file';

const TAKEN = ['buy FPT 300 79400 2026-08-18', 'sell FPT 100 80500 2026-08-24'];

const FILES: Readonly<Record<string, readonly string[]>> = {
  'characters that nobody sees': [
    'Ngày,Mã\u200B CK,Mua/Bán,KL,Giá',
    '\u200E18/08/2026,\u200BFPT\u00A0,Mua\u200B,\u200B300,79400\u200E',
    '24/08/2026,FPT,Bán,100,80500',
  ],
  'days and times in digits alone': [
    'Ngày,Mã CK,Mua/Bán,KL,Giá',
    '20260818092140,FPT,Mua,300,79400',
    '20260824 1415,FPT,Bán,100,80500',
  ],
  'the words of an English export for what was bought and sold': [
    'Date,Symbol,Action,Quantity,Price',
    '2026-08-18,FPT,BOT,300,79400',
    '2026-08-24,FPT,SLD,100,80500',
  ],
  'heads that are cut short': [
    'Ngày,CK,M/B,K.Lượng,Đ.Giá,T.Tiền',
    '18/08/2026,FPT,Mua,300,79.4,23820000',
    '24/08/2026,FPT,Bán,100,80.5,8050000',
  ],
  'what was matched of what was ordered under a head of another spelling': [
    'Mã CK,Mua/Bán,KLượng Khớp/Tổng KLượng,Giá khớp,Trạng thái,Ngày',
    'FPT,Mua,300/500,79400,Khớp một phần,18/08/2026',
    'FPT,Bán,100/100,80500,Khớp hết,24/08/2026',
  ],
  'lines that a sheet has quoted as a whole': [
    '"Ngày,Mã CK,Mua/Bán,KL,Giá"',
    '"18/08/2026,FPT,Mua,300,79400"',
    '"24/08/2026,FPT,Bán,100,80500"',
  ],
  'a price of the market beside that of the trade': [
    'Ngày,Mã CK,Mua/Bán,KL,Giá,Giá TT',
    '18/08/2026,FPT,Mua,300,79.4,80.9',
    '24/08/2026,FPT,Bán,100,80.5,80.9',
  ],
  'an export of quotes beside trades, as Yahoo makes it': [
    'Symbol,Current Price,Date,Time,Change,Open,High,Low,Volume,Trade Date,Purchase Price,Quantity,Commission,Comment,Transaction Type',
    'FPT.VN,80900,2026/08/27,14:45 ICT,100,80500,81000,80000,1234500,20260818,79400.0,300.0,35730.0,,BUY',
    'FPT.VN,80900,2026/08/27,14:45 ICT,100,80500,81000,80000,1234500,20260824,80500.0,100.0,12075.0,,SELL',
  ],
  'a sum that stands in the place of a symbol': [
    'Ngày,Mã CK,Mua/Bán,KL,Giá',
    '18/08/2026,FPT,Mua,300,79400',
    '24/08/2026,FPT,Bán cầm cố,100,80500',
    '24/08/2026,Tổng,,400,',
  ],
  'an exchange before a dash': [
    'Ngày,Mã CK,Mua/Bán,KL,Giá',
    '18/08/2026,HOSE-FPT,Mua,300,79400',
    '24/08/2026,HOSE - FPT,Bán,100,80500',
  ],
};

it.each(Object.entries(FILES))('reads %s', async (_, lines) => {
  const preview = await previewOfText(lines.join('\n'));
  expect([takenOf(preview), questionsOf(preview)]).toEqual([TAKEN, []]);
});

it('takes "bán bớt" for a sale', async () => {
  const preview = await previewOfText(
    ['Ngày,Mã CK,Lệnh,KL,Giá', '18/08/2026,FPT,Mua,300,79400', '24/08/2026,FPT,Bán bớt,100,80500'].join('\n'),
  );
  expect(takenOf(preview)).toEqual(TAKEN);
});
