import { describe } from 'vitest';
import { areRead } from '../../support/import/kind-of-file';

describe('a file that is read by what became of its orders', { tags: ['P30'] }, () => {
  areRead({
    'an order book with the times of order and match, codes of sides and prices that are types of orders': `
      Mã lệnh,Thời gian đặt,Thời gian khớp,Tiểu khoản,Mã CK,M/B,Loại lệnh,KL đặt,Giá đặt,KL khớp,Giá khớp,KL còn lại,TT lệnh
      A1,18/08/2026 09:01:00,18/08/2026 09:21:40,0001,FPT,B,LO,500,79.5,300,79.4,200,Khớp một phần → buy FPT 300 79400 2026-08-18
      A2,24/08/2026 09:01:00,24/08/2026 10:21:40,0001,FPT,S,ATC,100,ATC,100,80.5,0,Khớp toàn bộ → sell FPT 100 80500 2026-08-24
      A3,24/08/2026 09:01:00,,0001,FPT,S,LO,100,90,0,,100,Đã hủy → none cancelled`,
    'a head of two rows with what was ordered and what was matched': `
      Ngày,Mã CK,Loại lệnh,Đặt lệnh,,Khớp lệnh,,Trạng thái
      ,,,KL,Giá,KL,Giá,
      18/08/2026,FPT,Mua,500,"79,500",300,"79,400",Khớp một phần → buy FPT 300 79400 2026-08-18
      24/08/2026,FPT,Bán,100,"80,400",100,"80,500",Khớp hết → sell FPT 100 80500 2026-08-24`,
    'an average price whose value is exact, and states in English': `
      Mã,Loại lệnh,Ngày,KL,Giá khớp TB (VNĐ),Tổng giá trị (VNĐ),Trạng thái
      FPT,NB,18-08-2026,300,79433.33,23830000,FILLED → buy FPT 300 79433.333 2026-08-18
      HPG,NS,24-08-2026,100,37950,3795000,FILLED → sell HPG 100 37950 2026-08-24
      HPG,NS,24-08-2026,100,37950,3795000,CANCELED → none cancelled`,
    'an order that was matched in part, without how much': `
      Ngày,Mã,Mua/Bán,Khối lượng,Giá,Trạng thái
      18/08/2026,FPT,Mua,300,79.4,Khớp một phần → unreadable partly
      18/08/2026,FPT,Mua,300,79.4,Đã khớp → buy FPT 300 79400 2026-08-18`,
    'what was ordered alone': {
      asks: ['missing'],
      file: `
        Ngày,Mã,Mua/Bán,KL đặt,Giá đặt,Trạng thái
        18/08/2026,FPT,Mua,300,79.4,Đã khớp → unreadable asked`,
    },
    'two pairs of equal heads without a state': {
      asks: ['column', 'column'],
      file: `
        Ngày GD,Mã CK,Mua/Bán,Khối lượng,Giá,Khối lượng,Giá
        18/08/2026,FPT,Mua,500,79000,300,79400 → unreadable asked asked`,
    },
    'ordered and matched columns in other words': `
      Stt;Ngày đặt lệnh;Ngày khớp lệnh;Mã chứng khoán;Loại lệnh;SL đặt;Giá đặt;SL khớp;Giá khớp BQ;Giá trị khớp;Trạng thái lệnh
      1;17/08/2026;18/08/2026;FPT;Mua;500;79,5;300;79,4;23.820.000;Khớp một phần → buy FPT 300 79400 2026-08-18`,
    'names of fields as heads, and codes of states': `
      TradingDate,StockCode,OrderSide,MatchedQty,MatchedPrice,MatchedValue,OrderStatus
      18/08/2026,FPT,NB,300,79400,23820000,FF → buy FPT 300 79400 2026-08-18
      24/08/2026,FPT,NS,100,80500,8050000,FF → sell FPT 100 80500 2026-08-24`,
    'what was matched and what was ordered in one cell': `
      Thời gian,Cổ phiếu,Lệnh,Khối lượng khớp/Đặt,Giá khớp,Giá đặt,Trạng thái
      18/08/2026 10:00,FPT,Mua,300/500,79.4,79.5,Khớp 1 phần → buy FPT 300 79400 2026-08-18`,
    'an order book in English': `
      ORDER BOOK
      Account: 0001112223
      Time,Symbol,Order Type,Side,Order Qty,Order Price,Filled Qty,Avg. Fill Price,Remaining,Status
      18/08/2026 09:15:03,FPT,LO,Buy,500,79.5,300,79.4,200,Partially Filled → buy FPT 300 79400 2026-08-18
      24/08/2026 09:15:03,FPT,MP,Sell,100,MP,100,80.5,0,Filled → sell FPT 100 80500 2026-08-24
      25/08/2026 09:15:03,FPT,LO,Sell,100,99,0,0,100,Cancelled → none cancelled
      26/08/2026 09:15:03,FPT,LO,Sell,100,99,,,100,Rejected → none rejected`,
    'an order that failed': `
      Ngày GD,Mã CK,Loại,SL,Giá,Trạng thái
      18/08/2026,FPT,Mua,300,"79,4",Thành công → buy FPT 300 79400 2026-08-18
      18/08/2026,FPT,Mua,300,"79,4",Lỗi → none rejected`,
    'states that deny what was matched, or say it in part': `
      Ngày GD,Mã CK,Mua/Bán,KL khớp,Giá khớp,Trạng thái
      18/08/2026,FPT,Mua,300,79.4,"Đã khớp, chờ thanh toán" → buy FPT 300 79400 2026-08-18
      18/08/2026,FPT,Mua,400,79.4,Hủy một phần → buy FPT 400 79400 2026-08-18
      18/08/2026,FPT,Mua,500,79.4,Đã hủy → unreadable state`,
    'a state that is not known': `
      Ngày GD,Mã CK,Mua/Bán,KL,Giá,Trạng thái
      18/08/2026,FPT,Mua,300,79.4,XYZ → unreadable state
      18/08/2026,FPT,Mua,400,79.4,Đã khớp → buy FPT 400 79400 2026-08-18`,
    'an order that was matched in part and then cancelled': `
      Lịch sử đặt lệnh
      Ngày,Mã CK,Lệnh,Loại lệnh,KL đặt,Giá đặt,KL khớp,Giá khớp,KL hủy,KL chờ,Trạng thái
      18/08/2026,FPT,Mua,LO,500,79.5,300,79.4,200,0,Đã hủy → buy FPT 300 79400 2026-08-18
      19/08/2026,FPT,Bán,LO,100,80,0,0,0,100,Chờ khớp → none waiting`,
    'more words for states': `
      Ngày,Mã CK,Giao dịch,Số lượng,Giá,Trạng thái
      18/08/2026,FPT,Mua,300,79.4,Hoàn thành → buy FPT 300 79400 2026-08-18
      18/08/2026,FPT,Mua,300,79.4,Đang xử lý → none waiting
      18/08/2026,FPT,Mua,300,79.4,Đã khớp hết → buy FPT 300 79400 2026-08-18
      18/08/2026,FPT,Mua,300,79.4,Hết hạn → none cancelled
      18/08/2026,FPT,Mua,300,79.4,Chờ gửi → none waiting
      18/08/2026,FPT,Mua,300,79.4,Không khớp → none waiting
      18/08/2026,FPT,Mua,300,79.4,Khớp 100% → buy FPT 300 79400 2026-08-18
      18/08/2026,FPT,Mua,300,79.4,executed → buy FPT 300 79400 2026-08-18
      18/08/2026,FPT,Mua,300,79.4, → unreadable state`,
  });
});
