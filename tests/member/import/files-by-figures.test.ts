import { describe } from 'vitest';
import { areRead } from '../../support/import/kind-of-file';

describe('a file that is read by its figures and units', { tags: ['P30'] }, () => {
  areRead({
    'a price that can be đồng and thousand': {
      text: ['Ngày GD,Mã CK,Mua/Bán,KL khớp,Giá khớp', '18/08/2026,AMV,Mua,10000,900'].join('\n'),
      taken: [],
      states: ['unreadable asked'],
      asks: ['unit'],
    },
    'a whole price of a dear share': {
      text: ['Ngày GD,Mã CK,Mua/Bán,KL khớp,Giá khớp', '18/08/2026,SAB,Mua,100,120'].join('\n'),
      taken: [],
      states: ['unreadable asked'],
      asks: ['unit'],
    },
    'a whole price under a head with its unit': {
      text: ['Ngày GD,Mã CK,Mua/Bán,KL khớp,"Giá khớp', '(nghìn đồng)"', '18/08/2026,SAB,Mua,100,120'].join(
        '\n',
      ),
      taken: ['buy SAB 100 120000 2026-08-18'],
      states: ['new'],
      asks: [],
    },
    'several columns of fees and of taxes': {
      text: [
        'Ngày GD,Mã CK,Mua/Bán,KL khớp,Giá khớp,Phí môi giới,Phí sở GD,Thuế TNCN,Thuế GTGT',
        '24/08/2026,FPT,Bán,100,80500,12075,2415,8050,100',
      ].join('\n'),
      taken: ['sell FPT 100 80500 2026-08-24'],
      states: ['new'],
      asks: [],
    },
    'a column of fees and taxes together': {
      text: ['Ngày GD,Mã CK,Mua/Bán,KL khớp,Giá khớp,Phí + Thuế', '24/08/2026,FPT,Bán,100,80500,20125'].join(
        '\n',
      ),
      taken: ['sell FPT 100 80500 2026-08-24'],
      states: ['new'],
      asks: [],
    },
    'thousands of shares alone, which may be decimals': {
      text: ['Ngày GD,Mã CK,Mua/Bán,KL khớp,Giá khớp', '24/08/2026,FPT,Mua,"1,000","80,500"'].join('\n'),
      taken: [],
      states: ['unreadable asked'],
      asks: ['decimal'],
    },
    'groups with the mark that leads the decimals of prices': {
      text: ['Ngày GD;Mã CK;Mua/Bán;KL khớp;Giá khớp', '24/08/2026;FPT;Mua;1.200;80.5'].join('\n'),
      taken: [],
      states: ['unreadable asked'],
      asks: ['decimal'],
    },
    'a contract note in English with a net amount': {
      text: [
        'Trade No.,Trade Date,Settlement Date,B/S,Stock,Qty,Price,Gross Amount,Brokerage,Tax,Net Amount',
        '1,18/08/2026,20/08/2026,B,FPT,300,79400,23820000,35730,0,23855730',
        '2,24/08/2026,26/08/2026,S,FPT,100,80500,8050000,12075,8050,8029875',
      ].join('\n'),
      taken: ['buy FPT 300 79400 2026-08-18', 'sell FPT 100 80500 2026-08-24'],
      states: ['new', 'new'],
      asks: [],
    },
    'an export with negative commissions and quantities of sales': {
      text: [
        'TradeID,TradeDate,Symbol,Buy/Sell,Quantity,TradePrice,IBCommission,CurrencyPrimary',
        '1,20260818,FPT,BUY,300,79400,-35730,VND',
        '2,20260824,FPT,SELL,-100,80500,-12075,VND',
      ].join('\n'),
      taken: ['buy FPT 300 79400 2026-08-18', 'sell FPT 100 80500 2026-08-24'],
      states: ['new', 'new'],
      asks: [],
    },
    'a share that cost more than a million đồng': {
      text: [
        'Ngày,Mã CK,Mua/Bán,KL,Giá',
        '18/08/2026,VNZ,Mua,100,1358.7',
        '18/08/2026,FPT,Mua,100,79.4',
      ].join('\n'),
      taken: ['buy VNZ 100 1358700 2026-08-18', 'buy FPT 100 79400 2026-08-18'],
      states: ['new', 'new'],
      asks: [],
    },
    'a price in dollars': {
      text: [
        'Date,Symbol,Side,Quantity,Price',
        '2026-08-18,FPT,Buy,300,"79,400 đ"',
        '2026-08-18,AAPL,Buy,3,$185.50',
      ].join('\n'),
      taken: ['buy FPT 300 79400 2026-08-18'],
      states: ['new', 'none currency'],
      asks: [],
    },
    'bars as separators, a unit in thousand and a value in đồng': {
      text: [
        'Ngày giao dịch | Mã CP | GD | SL | Giá (1.000đ) | Thành tiền (đồng)',
        '18/08/2026 | FPT | Mua | 300 | 79,4 | 23.820.000',
        '24/08/2026 | FPT | Bán | 100 | 80,5 | 8.050.000',
      ].join('\n'),
      taken: ['buy FPT 300 79400 2026-08-18', 'sell FPT 100 80500 2026-08-24'],
      states: ['new', 'new'],
      asks: [],
    },
    'fees and taxes in one column with &': {
      text: [
        'Ngày giao dịch,Loại giao dịch,Mã,Số lượng,Giá,Phí & thuế',
        '18/08/2026,Mua,FPT,300,79.4,35730',
      ].join('\n'),
      taken: ['buy FPT 300 79400 2026-08-18'],
      states: ['new'],
      asks: [],
    },
    'shares in and shares out': {
      text: [
        'Ngày,Số hiệu,Mã CK,Nghiệp vụ,Số lượng tăng,Số lượng giảm,Giá,Diễn giải',
        '18/08/2026,1,FPT,Mua,300,,79400, ',
        '24/08/2026,2,FPT,Bán,,100,80500, ',
      ].join('\n'),
      taken: ['buy FPT 300 79400 2026-08-18', 'sell FPT 100 80500 2026-08-24'],
      states: ['new', 'new'],
      asks: [],
    },
    'tabs and decimal commas': {
      text: [
        'Mã\tNgày\tLoại\tSL\tGiá',
        'FPT\t18/08/2026\tMua\t1.300\t79,40',
        'FPT\t24/08/2026\tBán\t100\t80,50',
      ].join('\n'),
      taken: ['buy FPT 1300 79400 2026-08-18', 'sell FPT 100 80500 2026-08-24'],
      states: ['new', 'new'],
      asks: [],
    },
    'units in the cells': {
      text: [
        'Ngày,Mã,Loại,SL,Giá',
        '18/08/2026,FPT,Mua,"300 CP","79.400 đ"',
        '24/08/2026,FPT,Bán,"100 CP","80.500 đ"',
      ].join('\n'),
      taken: ['buy FPT 300 79400 2026-08-18', 'sell FPT 100 80500 2026-08-24'],
      states: ['new', 'new'],
      asks: [],
    },
    'thousands with k': {
      text: ['Ngày,Mã,Loại,SL,Giá', '18/08/2026,FPT,Mua,300,79.4k', '24/08/2026,FPT,Bán,100,80.5k'].join(
        '\n',
      ),
      taken: ['buy FPT 300 79400 2026-08-18', 'sell FPT 100 80500 2026-08-24'],
      states: ['new', 'new'],
      asks: [],
    },
    'numbers 1, 2, 3': {
      text: [
        'ID,Ngày,Mã CK,Loại lệnh,KL,Giá',
        '1,18/08/2026,FPT,Mua,300,79.4',
        '2,24/08/2026,FPT,Bán,100,80.5',
      ].join('\n'),
      taken: ['buy FPT 300 79400 2026-08-18', 'sell FPT 100 80500 2026-08-24'],
      states: ['new', 'new'],
      asks: [],
    },
    'lots of shares': {
      text: ['Ngày,Mã CK,Mua/Bán,KL (lô),Giá', '18/08/2026,FPT,Mua,3,79.4'].join('\n'),
      taken: [],
      states: ['unreadable asked'],
      asks: ['missing'],
    },
    'quantities in tens': {
      text: ['Ngày,Mã CK,Mua/Bán,KL (x10),Giá', '18/08/2026,FPT,Mua,30,79.4'].join('\n'),
      taken: ['buy FPT 300 79400 2026-08-18'],
      states: ['new'],
      asks: [],
    },
    'a price that only one share ever had': {
      text: ['Date,Side,Symbol,Qty,Price', '2026-08-18,Buy,VNZ,10,1358'].join('\n'),
      taken: [],
      states: ['unreadable asked'],
      asks: ['unit'],
    },
    'a cheap warrant in đồng': {
      text: ['Ngày,Mã,M/B,KL,Giá', '18/08/2026,CHPG2601,M,1000,40', '18/08/2026,FPT,M,100,79400'].join('\n'),
      taken: ['buy CHPG2601 1000 40 2026-08-18', 'buy FPT 100 79400 2026-08-18'],
      states: ['new', 'new'],
      asks: [],
    },
    'a warrant in thousand': {
      text: ['Ngày,Mã,M/B,KL,Giá', '18/08/2026,CHPG2601,M,1000,1.25', '18/08/2026,FPT,M,100,79.4'].join('\n'),
      taken: ['buy CHPG2601 1000 1250 2026-08-18', 'buy FPT 100 79400 2026-08-18'],
      states: ['new', 'new'],
      asks: [],
    },
    'fees in thousand': {
      text: [
        'Ngày,Mã,M/B,KL,Giá,Phí',
        '18/08/2026,FPT,M,100,79.4,11.91',
        '24/08/2026,FPT,B,100,80.5,12.075',
      ].join('\n'),
      taken: ['buy FPT 100 79400 2026-08-18', 'sell FPT 100 80500 2026-08-24'],
      states: ['new', 'new'],
      asks: [],
    },
    'quantities with three decimals': {
      text: [
        'Date,Symbol,Side,Quantity,Price',
        '2026-08-18,FPT,Buy,300.000,79.400',
        '2026-08-18,HPG,Buy,1200.000,36.100',
      ].join('\n'),
      taken: ['buy FPT 300 79400 2026-08-18', 'buy HPG 1200 36100 2026-08-18'],
      states: ['new', 'new'],
      asks: [],
    },
    'a part of a share': {
      text: ['Date,Symbol,Side,Quantity,Price', '2026-08-18,FPT,Buy,"1,5",79.4'].join('\n'),
      taken: [],
      states: ['unreadable quantity'],
      asks: [],
    },
    'thousands alone in every column': {
      text: ['Ngày GD;Mã CK;Mua/Bán;KL;Giá;Phí', '18/08/2026;FPT;Mua;1.000;80.000;120.000'].join('\n'),
      taken: [],
      states: ['unreadable asked'],
      asks: ['decimal'],
    },
    'two pairs of heads that the value tells apart': {
      text: [
        'Ngày,Mã,Loại,Khối lượng,Khối lượng,Giá,Giá,Giá trị',
        '18/08/2026,FPT,Mua,500,300,79000,79400,23820000',
      ].join('\n'),
      taken: ['buy FPT 300 79400 2026-08-18'],
      states: ['new'],
      asks: [],
    },
    'two pairs of heads with equal shares and other prices': {
      text: [
        'Ngày,Mã,Loại,Khối lượng,Giá,Khối lượng,Giá,Trạng thái',
        '18/08/2026,FPT,Mua,300,79400,300,79400,Khớp',
        '24/08/2026,FPT,Bán,100,80000,100,80500,Khớp',
      ].join('\n'),
      taken: [],
      states: ['unreadable asked', 'unreadable asked'],
      asks: ['column'],
    },
    'heads in capitals and fixed decimals': {
      text: [
        'NGÀY GIAO DỊCH,MÃ CHỨNG KHOÁN,LOẠI LỆNH,KHỐI LƯỢNG KHỚP,GIÁ KHỚP,GIÁ TRỊ KHỚP,PHÍ,THUẾ,NGÀY THANH TOÁN',
        '18/08/2026,FPT,MUA,300,"79,400.00","23,820,000.00","35,730.00",0.00,20/08/2026',
      ].join('\n'),
      taken: ['buy FPT 300 79400 2026-08-18'],
      states: ['new'],
      asks: [],
    },
    'a rate of fees': {
      text: [
        'Ngày,Mã CK,Mua/Bán,KL khớp,Giá khớp,Phí (%),Phí',
        '18/08/2026,FPT,Mua,300,79400,0.15,35730',
      ].join('\n'),
      taken: ['buy FPT 300 79400 2026-08-18'],
      states: ['new'],
      asks: [],
    },
    'blanks between groups': {
      text: [
        'Ngày\tMã CK\tMua/Bán\tKL khớp\tGiá khớp',
        '18/08/2026\tFPT\tMua\t1 300\t79 400',
        '24/08/2026\tFPT\tBán\t100\t80 500',
      ].join('\n'),
      taken: ['buy FPT 1300 79400 2026-08-18', 'sell FPT 100 80500 2026-08-24'],
      states: ['new', 'new'],
      asks: [],
    },
    'a bank of shares in the first column': {
      text: ['Mã CK;Ngày;Loại;SL;Giá', 'VCB;18/08/2026;Mua;1.500;61,9', 'VCB;24/08/2026;Bán;500;62,15'].join(
        '\n',
      ),
      taken: ['buy VCB 1500 61900 2026-08-18', 'sell VCB 500 62150 2026-08-24'],
      states: ['new', 'new'],
      asks: [],
    },
  });
});
