import { describe } from 'vitest';
import { areRead } from '../../support/import/kind-of-file';

describe('a file that is read by its head and its form', { tags: ['P30'] }, () => {
  areRead({
    'futures, a bond and an index': `
      Ngày,Mã CK,Mua/Bán,KL,Giá
      18/08/2026,VN30F2609,Mua,2,1850.5 → none derivative
      18/08/2026,41I1G9000,Mua,2,1850.5 → none derivative
      18/08/2026,TCB121005,Mua,2,100000 → none bond
      18/08/2026,VNINDEX,Mua,2,1784.91 → none otherKind
      18/08/2026,FPT,Mua,200,79.4 → buy FPT 200 79400 2026-08-18`,
    'rows without a head': `
      18/08/2026,FPT,Mua,300,79.4 → buy FPT 300 79400 2026-08-18
      24/08/2026,FPT,Bán,100,80.5 → sell FPT 100 80500 2026-08-24`,
    'a file in German': `
      Datum;Symbol;Typ;Anzahl;Kurs;Gebühr
      18.08.2026;FPT;Kauf;1.300;79.400,00;35.730,00 → buy FPT 1300 79400 2026-08-18
      24.08.2026;FPT;Verkauf;100;80.500,00;12.075,00 → sell FPT 100 80500 2026-08-24`,
    'traded figures in English': `
      Date,Instrument,Trade Side,Traded Quantity,Traded Price,Brokerage Fee,Sales Tax,Net Settlement
      18-Aug-26,FPT,Buy,300,79400,35730,0,23855730 → buy FPT 300 79400 2026-08-18
      24-Aug-26,FPT,Sell,100,80500,12075,8050,8029875 → sell FPT 100 80500 2026-08-24`,
    'symbols with a suffix': `
      date,type,ticker,shares,price,fees,taxes
      2026-08-18,Buy,FPT.VN,300,79400,35730,0 → buy FPT 300 79400 2026-08-18
      2026-08-24,Sell,FPT.VN,100,80500,12075,8050 → sell FPT 100 80500 2026-08-24`,
    'the number of a trade and that of a symbol': `
      Ngày thực hiện;Mã giao dịch;Mã CK;Loại GD;KL;Giá TH;Giá trị TH
      18/08/2026;G1;FPT;Mua;300;79400;23820000 → buy FPT 300 79400 2026-08-18`,
    'a column of accounts': `
      Ngày GD,Loại GD,Mã CK,KLGD,Giá GD,GTGD,Phí GD,Thuế TNCN,TK
      18/08/2026,M,FPT,300,79400,23820000,35730,0,0001 → buy FPT 300 79400 2026-08-18
      24/08/2026,B,FPT,100,80500,8050000,12075,8050,0001 → sell FPT 100 80500 2026-08-24`,
    'pasted rows without a head': {
      asks: ['missing', 'missing'],
      file: `
        18/08/2026 09:21:40\tFPT\tMua\t300\t79,400\t23,820,000 → unreadable asked asked`,
    },
    'another currency of one account': `
      Date,Time,Action,Symbol,Qty,Price,Commission,Currency,Account
      2026-08-18,09:21:40,BUY,FPT,300,79400,35730,VND,A1 → buy FPT 300 79400 2026-08-18
      2026-08-18,09:21:40,BUY,MSFT,3,410.5,1,USD,A1 → none currency`,
    'more forms of symbols': `
      Ngày,Mã CK,Mua/Bán,SL,Giá
      18/08/2026,fpt,mua,300,79400 → buy FPT 300 79400 2026-08-18
      18/08/2026,FPT ,MUA,300.00,79400.00 → buy FPT 300 79400 2026-08-18
      18/08/2026,FPT - CTCP FPT,Mua,310,79400 → buy FPT 310 79400 2026-08-18
      18/08/2026,FPT VN Equity,Mua,320,79400 → buy FPT 320 79400 2026-08-18
      18/08/2026,HSX:FPT,Mua,330,79400 → buy FPT 330 79400 2026-08-18
      18/08/2026,FPT.HOSE,Mua,340,79400 → buy FPT 340 79400 2026-08-18
      18/08/2026,FPT/HOSE,Mua,350,79400 → buy FPT 350 79400 2026-08-18
      18/08/2026,VN:FPT,Mua,360,79400 → buy FPT 360 79400 2026-08-18
      18/08/2026,FPT@HOSE,Mua,370,79400 → new
      18/08/2026,FPT HOSE,Mua,380,79400 → new
      18/08/2026,ABC,Mua,390,79400 → new
      18/08/2026,E1VFVN30,Mua,400,25110 → buy E1VFVN30 400 25110 2026-08-18`,
    'cells that cannot be read': `
      Ngày;Mã CK;Mua/Bán;SL;Giá
      18/08/2026;FPT;Mua;-300;79400 → unreadable quantity
      24/08/2026;FPT;Bán;-100;80500 → sell FPT 100 80500 2026-08-24
      24/08/2026;FPT;Bán;(100);80500 → sell FPT 100 80500 2026-08-24
      25/08/2026;FPT;Hủy;100;80500 → none otherKind
      25/08/2026;FPT;;100;80500 → unreadable side
      25/08/2026;FPT;Mua;abc;80500 → unreadable quantity
      25/08/2026;FPT;Mua;100;ATO → unreadable price
      45/08/2026;FPT;Mua;100;80500 → unreadable day
      25/08/2026;;Mua;100;80500 → unreadable symbol
      30/08/2026;FPT;Mua;100;80500 → unreadable future`,
    'names of companies': `
      Ngày,Tên chứng khoán,Mã,Giao dịch,SL,Giá,Người đặt,Mua/Bán ròng
      18/08/2026,CTCP FPT,FPT,Mua,300,79.4,A,1 → buy FPT 300 79400 2026-08-18`,
    holdings: {
      asks: ['side', 'missing'],
      file: `
        Mã CK,Ngày mua,Số lượng,Giá vốn,Giá hiện tại,Lãi/lỗ
        FPT,18/08/2026,300,79.4,80.5,330 → unreadable asked asked`,
    },
    'a trade history of another kind of broker': `
      STT;Thời gian;Mã;Bên;Giá;Số lượng;Số tiền;Phí
      1;18/08/2026 09:15;FPT;Mua;79400;300;23820000;35730 → buy FPT 300 79400 2026-08-18
      2;24/08/2026 09:15;FPT;Bán;80500;100;8050000;12075 → sell FPT 100 80500 2026-08-24`,
    'the activities of a tracker': `
      Date,Symbol,Type,Quantity,Price,Currency
      2026-08-18,FPT,Buy,300,79400,VND → buy FPT 300 79400 2026-08-18
      2026-08-18,VOO,Buy,2,500.5,usd → none currency
      2026-08-19,FPT,Dividend,300,1000,VND → dividend FPT 0 1000 2026-08-19
      2026-08-20,FPT,Stock Split,300,0,VND → none otherKind
      2026-08-21,,Deposit,,5000000,VND → flow
      2026-08-21,FPT,Transfer In,100,79400,VND → unreadable side
      2026-08-21,FPT,Interest,0,100,VND → none otherKind`,
  });
});
