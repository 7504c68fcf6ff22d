import { describe } from 'vitest';
import { areRead } from '../../support/import/kind-of-file';

describe('a file that is read by its figures and units', { tags: ['P30'] }, () => {
  areRead({
    'a price that can be đồng and thousand': {
      asks: ['unit'],
      file: `
        Ngày GD,Mã CK,Mua/Bán,KL khớp,Giá khớp
        18/08/2026,AMV,Mua,10000,900 → unreadable asked`,
    },
    'a whole price of a dear share': {
      asks: ['unit'],
      file: `
        Ngày GD,Mã CK,Mua/Bán,KL khớp,Giá khớp
        18/08/2026,SAB,Mua,100,120 → unreadable asked`,
    },
    'a whole price under a head with its unit': `
      Ngày GD,Mã CK,Mua/Bán,KL khớp,"Giá khớp
      (nghìn đồng)"
      18/08/2026,SAB,Mua,100,120 → buy SAB 100 120000 2026-08-18`,
    'several columns of fees and of taxes': `
      Ngày GD,Mã CK,Mua/Bán,KL khớp,Giá khớp,Phí môi giới,Phí sở GD,Thuế TNCN,Thuế GTGT
      24/08/2026,FPT,Bán,100,80500,12075,2415,8050,100 → sell FPT 100 80500 2026-08-24`,
    'a column of fees and taxes together': `
      Ngày GD,Mã CK,Mua/Bán,KL khớp,Giá khớp,Phí + Thuế
      24/08/2026,FPT,Bán,100,80500,20125 → sell FPT 100 80500 2026-08-24`,
    'thousands of shares alone, which are no lots with decimals': `
      Ngày GD,Mã CK,Mua/Bán,KL khớp,Giá khớp
      24/08/2026,FPT,Mua,"1,000","80,500" → buy FPT 1000 80500 2026-08-24
      24/08/2026,FPT,Bán,"100,000","80,500" → sell FPT 100000 80500 2026-08-24`,
    'thousands of shares alone, which may be lots with decimals': {
      asks: ['decimal'],
      file: `
        Ngày GD,Mã CK,Mua/Bán,KL khớp,Giá khớp
        24/08/2026,FPT,Mua,"300,000","80,500" → unreadable asked`,
    },
    'groups with the mark that leads the decimals of prices': {
      asks: ['decimal'],
      file: `
        Ngày GD;Mã CK;Mua/Bán;KL khớp;Giá khớp
        24/08/2026;FPT;Mua;1.200;80.5 → unreadable asked`,
    },
    'a contract note in English with a net amount': `
      Trade No.,Trade Date,Settlement Date,B/S,Stock,Qty,Price,Gross Amount,Brokerage,Tax,Net Amount
      1,18/08/2026,20/08/2026,B,FPT,300,79400,23820000,35730,0,23855730 → buy FPT 300 79400 2026-08-18
      2,24/08/2026,26/08/2026,S,FPT,100,80500,8050000,12075,8050,8029875 → sell FPT 100 80500 2026-08-24`,
    'an export with negative commissions and quantities of sales': `
      TradeID,TradeDate,Symbol,Buy/Sell,Quantity,TradePrice,IBCommission,CurrencyPrimary
      1,20260818,FPT,BUY,300,79400,-35730,VND → buy FPT 300 79400 2026-08-18
      2,20260824,FPT,SELL,-100,80500,-12075,VND → sell FPT 100 80500 2026-08-24`,
    'a share that cost more than a million đồng': `
      Ngày,Mã CK,Mua/Bán,KL,Giá
      18/08/2026,VNZ,Mua,100,1358.7 → buy VNZ 100 1358700 2026-08-18
      18/08/2026,FPT,Mua,100,79.4 → buy FPT 100 79400 2026-08-18`,
    'a price in dollars': `
      Date,Symbol,Side,Quantity,Price
      2026-08-18,FPT,Buy,300,"79,400 đ" → buy FPT 300 79400 2026-08-18
      2026-08-18,AAPL,Buy,3,$185.50 → none currency`,
    'bars as separators, a unit in thousand and a value in đồng': `
      Ngày giao dịch | Mã CP | GD | SL | Giá (1.000đ) | Thành tiền (đồng)
      18/08/2026 | FPT | Mua | 300 | 79,4 | 23.820.000 → buy FPT 300 79400 2026-08-18
      24/08/2026 | FPT | Bán | 100 | 80,5 | 8.050.000 → sell FPT 100 80500 2026-08-24`,
    'fees and taxes in one column with &': `
      Ngày giao dịch,Loại giao dịch,Mã,Số lượng,Giá,Phí & thuế
      18/08/2026,Mua,FPT,300,79.4,35730 → buy FPT 300 79400 2026-08-18`,
    'shares in and shares out': `
      Ngày,Số hiệu,Mã CK,Nghiệp vụ,Số lượng tăng,Số lượng giảm,Giá,Diễn giải
      18/08/2026,1,FPT,Mua,300,,79400, → buy FPT 300 79400 2026-08-18
      24/08/2026,2,FPT,Bán,,100,80500, → sell FPT 100 80500 2026-08-24`,
    'tabs and decimal commas': `
      Mã\tNgày\tLoại\tSL\tGiá
      FPT\t18/08/2026\tMua\t1.300\t79,40 → buy FPT 1300 79400 2026-08-18
      FPT\t24/08/2026\tBán\t100\t80,50 → sell FPT 100 80500 2026-08-24`,
    'units in the cells': `
      Ngày,Mã,Loại,SL,Giá
      18/08/2026,FPT,Mua,"300 CP","79.400 đ" → buy FPT 300 79400 2026-08-18
      24/08/2026,FPT,Bán,"100 CP","80.500 đ" → sell FPT 100 80500 2026-08-24`,
    'thousands with k': `
      Ngày,Mã,Loại,SL,Giá
      18/08/2026,FPT,Mua,300,79.4k → buy FPT 300 79400 2026-08-18
      24/08/2026,FPT,Bán,100,80.5k → sell FPT 100 80500 2026-08-24`,
    'numbers 1, 2, 3': `
      ID,Ngày,Mã CK,Loại lệnh,KL,Giá
      1,18/08/2026,FPT,Mua,300,79.4 → buy FPT 300 79400 2026-08-18
      2,24/08/2026,FPT,Bán,100,80.5 → sell FPT 100 80500 2026-08-24`,
    'lots of shares': {
      asks: ['missing'],
      file: `
        Ngày,Mã CK,Mua/Bán,KL (lô),Giá
        18/08/2026,FPT,Mua,3,79.4 → unreadable asked`,
    },
    'quantities in tens': `
      Ngày,Mã CK,Mua/Bán,KL (x10),Giá
      18/08/2026,FPT,Mua,30,79.4 → buy FPT 300 79400 2026-08-18`,
    'a price that only one share ever had': {
      asks: ['unit'],
      file: `
        Date,Side,Symbol,Qty,Price
        2026-08-18,Buy,VNZ,10,1358 → unreadable asked`,
    },
    'a cheap warrant in đồng': `
      Ngày,Mã,M/B,KL,Giá
      18/08/2026,CHPG2601,M,1000,40 → buy CHPG2601 1000 40 2026-08-18
      18/08/2026,FPT,M,100,79400 → buy FPT 100 79400 2026-08-18`,
    'a warrant in thousand': `
      Ngày,Mã,M/B,KL,Giá
      18/08/2026,CHPG2601,M,1000,1.25 → buy CHPG2601 1000 1250 2026-08-18
      18/08/2026,FPT,M,100,79.4 → buy FPT 100 79400 2026-08-18`,
    'fees in thousand': `
      Ngày,Mã,M/B,KL,Giá,Phí
      18/08/2026,FPT,M,100,79.4,11.91 → buy FPT 100 79400 2026-08-18
      24/08/2026,FPT,B,100,80.5,12.075 → sell FPT 100 80500 2026-08-24`,
    'quantities with three decimals': `
      Date,Symbol,Side,Quantity,Price
      2026-08-18,FPT,Buy,300.000,79.400 → buy FPT 300 79400 2026-08-18
      2026-08-18,HPG,Buy,1200.000,36.100 → buy HPG 1200 36100 2026-08-18`,
    'a part of a share': `
      Date,Symbol,Side,Quantity,Price
      2026-08-18,FPT,Buy,"1,5",79.4 → unreadable quantity`,
    'thousands alone in every column': `
      Ngày GD;Mã CK;Mua/Bán;KL;Giá;Phí
      18/08/2026;FPT;Mua;1.000;80.000;120.000 → buy FPT 1000 80000 2026-08-18`,
    'two pairs of heads that the value tells apart': `
      Ngày,Mã,Loại,Khối lượng,Khối lượng,Giá,Giá,Giá trị
      18/08/2026,FPT,Mua,500,300,79000,79400,23820000 → buy FPT 300 79400 2026-08-18`,
    'two pairs of heads with equal shares and other prices': {
      asks: ['column'],
      file: `
        Ngày,Mã,Loại,Khối lượng,Giá,Khối lượng,Giá,Trạng thái
        18/08/2026,FPT,Mua,300,79400,300,79400,Khớp → unreadable asked
        24/08/2026,FPT,Bán,100,80000,100,80500,Khớp → unreadable asked`,
    },
    'heads in capitals and fixed decimals': `
      NGÀY GIAO DỊCH,MÃ CHỨNG KHOÁN,LOẠI LỆNH,KHỐI LƯỢNG KHỚP,GIÁ KHỚP,GIÁ TRỊ KHỚP,PHÍ,THUẾ,NGÀY THANH TOÁN
      18/08/2026,FPT,MUA,300,"79,400.00","23,820,000.00","35,730.00",0.00,20/08/2026 → buy FPT 300 79400 2026-08-18`,
    'a rate of fees': `
      Ngày,Mã CK,Mua/Bán,KL khớp,Giá khớp,Phí (%),Phí
      18/08/2026,FPT,Mua,300,79400,0.15,35730 → buy FPT 300 79400 2026-08-18`,
    'blanks between groups': `
      Ngày\tMã CK\tMua/Bán\tKL khớp\tGiá khớp
      18/08/2026\tFPT\tMua\t1 300\t79 400 → buy FPT 1300 79400 2026-08-18
      24/08/2026\tFPT\tBán\t100\t80 500 → sell FPT 100 80500 2026-08-24`,
    'a bank of shares in the first column': `
      Mã CK;Ngày;Loại;SL;Giá
      VCB;18/08/2026;Mua;1.500;61,9 → buy VCB 1500 61900 2026-08-18
      VCB;24/08/2026;Bán;500;62,15 → sell VCB 500 62150 2026-08-24`,
    'a statement with its account in a cell of its own, and a share of fees that is none': `
      CÔNG TY CP CHỨNG KHOÁN
      BÁO CÁO LỊCH SỬ GIAO DỊCH
      Tài khoản,0012345,Khách hàng,NGUYEN VAN A
      Từ ngày,01/08/2026,Đến ngày,26/08/2026

      STT,Ngày giao dịch,Mua/Bán,Mã CK,Khối lượng khớp,Giá khớp,Giá trị khớp,Phí giao dịch,Thuế,Tỷ lệ phí (%),Kênh đặt lệnh
      1,18/08/2026,Mua,FPT,300,"79,400","23,820,000","35,730",0,0.15,Web → buy FPT 300 79400 2026-08-18
      2,24/08/2026,Bán,FPT,100,"80,500","8,050,000","12,075","8,050",0.15,Mobile → sell FPT 100 80500 2026-08-24
      ,,,Tổng cộng,400,,"31,870,000","47,805","8,050",,`,
    'a price that can be đồng and thousand, beside its value': `
      Ngày GD,Mã CK,Mua/Bán,KL khớp,Giá khớp,Giá trị
      18/08/2026,AMV,Mua,10000,900,9000000 → buy AMV 10000 900 2026-08-18`,
    'a price that can be đồng and thousand, beside its fee': `
      Ngày GD,Mã CK,Mua/Bán,KL khớp,Giá khớp,Phí
      18/08/2026,AMV,Mua,10000,900,13500 → buy AMV 10000 900 2026-08-18`,
    'thousands of shares beside a decimal point': {
      asks: ['decimal'],
      file: `
        Ngày GD;Mã CK;Mua/Bán;KL khớp;Giá khớp
        24/08/2026;FPT;Mua;1.000;80.5 → unreadable asked`,
    },
    'cost and profit beside the price': `
      Mã CK,Giao dịch,Số lượng khớp,Giá khớp trung bình,Ngày giao dịch,Phí,Thuế,Lãi/lỗ,Giá vốn
      FPT,Mua,300,"79,400",18/08/2026,"35,730",0,, → buy FPT 300 79400 2026-08-18
      FPT,Bán,100,"80,500",24/08/2026,"12,075","8,050","97,965","79,519" → sell FPT 100 80500 2026-08-24`,
    'a stop and a target beside the price': {
      asks: ['missing'],
      file: `
        Ngày,Mã CK,Mua/Bán,KL,Giá mua,Giá cắt lỗ,Giá mục tiêu
        18/08/2026,FPT,Mua,300,79.4,75,90 → buy FPT 300 79400 2026-08-18
        24/08/2026,FPT,Bán,100,80.5,75,90 → unreadable asked`,
    },
    'prices of both units beside one that could be either': {
      asks: ['unit'],
      file: `
        Ngày,Mã,M/B,KL,Giá
        18/08/2026,FPT,M,100,79.4 → buy FPT 100 79400 2026-08-18
        18/08/2026,AMV,M,100,900 → unreadable asked
        18/08/2026,HPG,M,100,36100 → buy HPG 100 36100 2026-08-18`,
    },
    'thousands of shares beside their value': `
      Ngày GD;Mã CK;Mua/Bán;KL;Giá;Giá trị
      18/08/2026;FPT;Mua;1.000;79.400;79.400.000 → buy FPT 1000 79400 2026-08-18`,
    'thousands of shares beside their fee': `
      Ngày GD;Mã CK;Mua/Bán;KL;Giá;Phí
      18/08/2026;FPT;Mua;1.000;79.400;119.100 → buy FPT 1000 79400 2026-08-18`,
    'a net amount with a sign': `
      Ngày GD,Loại,Mã CK,KL,Giá,Thành tiền,Phí,Thuế,Thực nhận/trả
      18/08/2026,Mua,FPT,"300","79.40","23,820,000","35,730","0","-23,855,730" → buy FPT 300 79400 2026-08-18`,
    'sums of fees beside their parts': `
      Ngày,Mã CK,Mua/Bán,KL khớp,Giá khớp,Phí môi giới,Phí sở,Tổng phí,Thuế,Tổng phí thuế
      18/08/2026,FPT,Mua,300,79400,30000,5730,35730,0,35730 → buy FPT 300 79400 2026-08-18`,
  });
});
