import { describe } from 'vitest';
import { areRead } from '../../support/import/kind-of-file';

describe('a file that is read by its days', { tags: ['P30'] }, () => {
  areRead({
    'days of which both orders are possible': {
      asks: ['days'],
      file: `
        Date,Symbol,Side,Quantity,Price
        05/08/2026,FPT,Buy,300,79.4 → unreadable asked
        06/08/2026,FPT,Sell,100,80.5 → unreadable asked`,
    },
    'a day that would be to come in one order': `
      Date,Symbol,Side,Quantity,Price
      08/11/2026,FPT,Buy,300,79.4 → buy FPT 300 79400 2026-08-11`,
    'two digits of the year before month and day': `
      Date,Symbol,Side,Quantity,Price
      26/08/18,FPT,Buy,300,79.4 → buy FPT 300 79400 2026-08-18
      26/08/24,FPT,Sell,100,80.5 → sell FPT 100 80500 2026-08-24`,
    'two digits of the year before a day of one digit': `
      Date,Symbol,Side,Quantity,Price
      26/8/5,FPT,Buy,300,79.4 → buy FPT 300 79400 2026-08-05`,
    'two digits of the year after day and month': `
      Ngày,Mã CK,Mua/Bán,Số lượng,Giá
      20/08/26,FPT,Mua,300,79.4 → buy FPT 300 79400 2026-08-20
      24/08/26,FPT,Bán,100,80.5 → sell FPT 100 80500 2026-08-24`,
    'days of several years, of which one order leaves all trades on trading days': `
      Date,Symbol,Side,Quantity,Price
      25/11/18,FPT,Buy,300,79.4 → buy FPT 300 79400 2025-11-18
      26/08/24,FPT,Sell,100,80.5 → sell FPT 100 80500 2026-08-24`,
    'one day with the year last, which was years ago with the year first': `
      Ngày,Mã CK,Mua/Bán,Số lượng,Giá
      20/08/26,FPT,Mua,300,79.4 → buy FPT 300 79400 2026-08-20`,
    'one day with the year first, which was years ago with the year last': {
      asks: ['days'],
      file: `
        Date,Symbol,Side,Quantity,Price
        26/08/19,FPT,Buy,300,79.4 → unreadable asked`,
    },
    'a day of which the year may be first or last': {
      asks: ['days'],
      file: `
        Date,Symbol,Side,Quantity,Price
        26/08/25,FPT,Buy,300,79.4 → unreadable asked`,
    },
    'a span of days of which both orders are possible': {
      asks: ['days'],
      file: `
        Từ ngày 01/08/2026 Đến ngày 12/08/2026
        Ngày,Mã CK,Mua/Bán,Số lượng,Giá
        05/08/2026,FPT,Mua,300,79.4 → unreadable asked
        06/08/2026,FPT,Bán,100,80.5 → unreadable asked`,
    },
    'an export of a tracker with stamps in UTC': `
      date,symbol,quantity,activityType,unitPrice,currency,fee,amount
      2026-08-18T02:21:40.000Z,FPT,300,BUY,79400,VND,0,23820000 → buy FPT 300 79400 2026-08-18
      2026-08-19T00:00:00.000Z,,1,DEPOSIT,1,VND,0,5000000 → flow
      2026-08-24T02:21:40.000Z,FPT,100,SELL,80500,VND,0,8050000 → sell FPT 100 80500 2026-08-24`,
    'days that contradict each other': {
      asks: ['days'],
      file: `
        Date,Symbol,Side,Quantity,Price
        13/08/2026,FPT,Buy,300,79.4 → buy FPT 300 79400 2026-08-13
        08/14/2026,FPT,Buy,300,79.4 → buy FPT 300 79400 2026-08-14
        05/08/2026,FPT,Sell,100,80.5 → unreadable asked`,
    },
    'balances, pages and the day below': `
      Ngày GD,Mã CK,Mua/Bán,KL khớp,Giá khớp
      18/08/2026,FPT,Mua,300,79400 → buy FPT 300 79400 2026-08-18
      Số dư đầu kỳ,,,,
      Trang 1/2,,,,
      24/08/2026,FPT,Bán,100,80500 → sell FPT 100 80500 2026-08-24
      Hà Nội ngày 26/08/2026,,,, → none noSymbol`,
    'the day of payment and the total beside what was traded': `
      Mã CK,Tên CK,Sàn,Loại GD,Ngày GD,Ngày TT,Khối lượng,Giá khớp,Giá trị GD,Phí GD,Thuế TN,Tổng tiền
      FPT,CTCP FPT,HOSE,Mua,18/08/2026,20/08/2026,300,79.400,23.820.000,35.730,0,23.855.730 → buy FPT 300 79400 2026-08-18
      FPT,CTCP FPT,HOSE,Bán,24/08/2026,26/08/2026,100,80.500,8.050.000,12.075,8.050,8.029.875 → sell FPT 100 80500 2026-08-24`,
    'month before day, and a total': `
      Trade Date,Ticker,Transaction Type,Shares,Price Per Share,Total
      08/18/2026,FPT,BUY,300,"79,400","23,820,000" → buy FPT 300 79400 2026-08-18
      08/05/2026,FPT,BUY,100,"78,000","7,800,000" → buy FPT 100 78000 2026-08-05`,
    'more forms of days': `
      Ngày,Mã CK,Mua/Bán,Khối lượng khớp,Giá khớp
      Thứ Ba 18/08/2026,FPT,Mua,300,79400 → buy FPT 300 79400 2026-08-18
      "Thứ hai, 24/08/2026",FPT,Bán,100,80500 → sell FPT 100 80500 2026-08-24
      "Tuesday, August 18, 2026",FPT,Mua,100,79400 → buy FPT 100 79400 2026-08-18
      18 tháng 8 năm 2026,FPT,Mua,200,79400 → buy FPT 200 79400 2026-08-18
      "Thứ Ba, 18 tháng 8, 2026",FPT,Mua,250,79400 → buy FPT 250 79400 2026-08-18
      18 Th08 2026,FPT,Mua,270,79400 → buy FPT 270 79400 2026-08-18
      18Aug2026,FPT,Mua,280,79400 → buy FPT 280 79400 2026-08-18
      2026.08.18,FPT,Mua,290,79400 → buy FPT 290 79400 2026-08-18
      18082026,FPT,Mua,295,79400 → buy FPT 295 79400 2026-08-18
      2026-08-18 09:15:00+07:00,FPT,Mua,296,79400 → buy FPT 296 79400 2026-08-18
      1787018400,FPT,Mua,297,79400 → buy FPT 297 79400 2026-08-18
      46252.385,FPT,Mua,298,79400 → buy FPT 298 79400 2026-08-18
      18/8/2026 2:15:00 PM,FPT,Mua,299,79400 → buy FPT 299 79400 2026-08-18
      18/08/2026 lúc 14:15,FPT,Mua,301,79400 → buy FPT 301 79400 2026-08-18
      14h15 18/08/2026,FPT,Mua,302,79400 → buy FPT 302 79400 2026-08-18
      08/18/2026,FPT,Mua,303,79400 → buy FPT 303 79400 2026-08-18
      31/02/2026,FPT,Mua,304,79400 → unreadable day
      18/08,FPT,Mua,305,79400 → unreadable day`,
    'two forms of days': `
      Date,Symbol,Side,Quantity,Price
      2026-08-05,FPT,Buy,300,79.4 → buy FPT 300 79400 2026-08-05
      18/08/2026,FPT,Buy,300,79.4 → buy FPT 300 79400 2026-08-18`,
    'stamps in milliseconds': `
      Time,Side,Symbol,Price,Qty,Type
      1787018400000,BUY,FPT,79400,300,LIMIT → buy FPT 300 79400 2026-08-18`,
    'codes of states and two days': `
      Account,Order Date,Trade Date,Stock,B/S,Order Quantity,Matched Quantity,Order Price,Matched Price,Order Status,Channel
      001,17/08/2026,18/08/2026,FPT,B,500,300,79.5,79.4,PEX,Web → buy FPT 300 79400 2026-08-18
      001,24/08/2026,24/08/2026,FPT,S,100,100,80,80.5,FEX,Web → sell FPT 100 80500 2026-08-24
      001,24/08/2026,,FPT,S,100,0,80,0,CAN,Web → none cancelled`,
    'days that would be to come in the other order': `
      "Ngày","Mã CK","Mua/Bán","Số lượng","Giá"
      "08/07/2026","FPT","Mua","300","79.4" → buy FPT 300 79400 2026-07-08
      "09/07/2026","FPT","Bán","100","80.5" → sell FPT 100 80500 2026-07-09`,
    'days that would be to come in one order and in no session in the other': {
      asks: ['days'],
      file: `
        Ngày,Mã CK,Mua/Bán,Số lượng,Giá
        12/08/2026,FPT,Mua,300,79.4 → unreadable asked
        11/09/2026,FPT,Bán,100,80.5 → unreadable asked`,
    },
    'midnight as the time of days': `
      Ngày giao dịch,Mã chứng khoán,Loại giao dịch,Khối lượng giao dịch,Giá giao dịch,Ngày thanh toán
      18/08/2026 00:00:00,FPT,Mua,300,79400,20/08/2026 00:00:00 → buy FPT 300 79400 2026-08-18
      24/08/2026 00:00:00,FPT,Bán,100,80500,26/08/2026 00:00:00 → sell FPT 100 80500 2026-08-24`,
    'a day that decides for all': `
      Ngày;Mã;Loại;SL;Giá
      05/08/2026;FPT;Mua;300;79,4 → buy FPT 300 79400 2026-08-05
      13/08/2026;FPT;Bán;100;80,5 → sell FPT 100 80500 2026-08-13`,
  });
});
