import { describe } from 'vitest';
import { areRead } from '../../support/import/kind-of-file';

describe('a file that is read by its sides', { tags: ['P30'] }, () => {
  areRead({
    'a head of two rows with purchases and sales': `
      Ngày,Mã CK,Mua,,Bán,
      ,,KL,Giá,KL,Giá
      18/08/2026,FPT,300,79400,, → buy FPT 300 79400 2026-08-18
      24/08/2026,FPT,,,100,80500 → sell FPT 100 80500 2026-08-24`,
    'signed quantities': `
      Date;Ticker;Qty;Price
      2026-08-18;FPT;300;79.4 → buy FPT 300 79400 2026-08-18
      2026-08-24;FPT;-100;80.5 → sell FPT 100 80500 2026-08-24`,
    'what came in and went out in a book of securities': `
      Ngày,Nhập/Xuất,Mã CK,Số lượng,Đơn giá
      18/08/2026,Nhập,FPT,300,79400 → buy FPT 300 79400 2026-08-18
      24/08/2026,Xuất,FPT,100,80500 → sell FPT 100 80500 2026-08-24`,
    'the letters of what came in and went out': `
      Ngày,N/X,Mã CK,Số lượng,Đơn giá
      18/08/2026,N,FPT,300,79400 → buy FPT 300 79400 2026-08-18
      24/08/2026,X,FPT,100,80500 → sell FPT 100 80500 2026-08-24`,
    'signs in a column of their own': `
      Ngày,+/-,Mã CK,Số lượng,Đơn giá
      18/08/2026,+,FPT,300,79400 → buy FPT 300 79400 2026-08-18
      24/08/2026,-,FPT,100,80500 → sell FPT 100 80500 2026-08-24`,
    'signs of money, which are none of shares': {
      asks: ['side'],
      file: `
        Ngày,+/- tiền,Mã CK,Số lượng,Đơn giá
        18/08/2026,-,FPT,300,79400 → unreadable asked
        24/08/2026,+,FPT,100,80500 → unreadable asked`,
    },
    'sections of purchases and of sales': `
      Ngày,Mã CK,Số lượng,Giá,Phí
      I. LỆNH MUA
      18/08/2026,FPT,300,79400,35730 → buy FPT 300 79400 2026-08-18
      Trang 1/2
      19/08/2026,HPG,100,36100,5415 → buy HPG 100 36100 2026-08-19
      II. LỆNH BÁN
      24/08/2026,FPT,100,80500,12075 → sell FPT 100 80500 2026-08-24`,
    'sections of one word, the first above the head': `
      Mua
      Mã CK,Ngày,Số lượng,Giá
      FPT,18/08/2026,300,79400 → buy FPT 300 79400 2026-08-18
      Bán
      FPT,24/08/2026,100,80500 → sell FPT 100 80500 2026-08-24`,
    'no side at all': {
      asks: ['side'],
      file: `
        Ngày,Mã,Số lượng,Giá
        18/08/2026,FPT,300,79.4 → unreadable asked`,
    },
    'a time in a column of its own, and M and B for the sides': `
      Ngày,Giờ,Mã,M/B,KL,Giá
      18/08/2026,09:21:40,FPT,M,300,79.4 → buy FPT 300 79400 2026-08-18
      24/08/2026,2:05 CH,FPT,B,100,80.5 → sell FPT 100 80500 2026-08-24`,
    'B alone, which is Buy or Bán': {
      asks: ['side'],
      file: `
        Ngày,Mã,M/B,KL,Giá
        18/08/2026,FPT,B,300,79.4 → unreadable asked`,
    },
    'a purchase and its sale in one row': `
      Mã,Ngày mua,Giá mua,Ngày bán,Giá bán,Số lượng
      FPT,18/08/2026,79.4,24/08/2026,80.5,300 → buy FPT 300 79400 2026-08-18 + sell FPT 300 80500 2026-08-24`,
    'a side in a sentence': `
      Ngày,Nội dung,Mã CK,Số lượng,Giá
      18/08/2026,Mua chứng khoán FPT,FPT,300,79400 → buy FPT 300 79400 2026-08-18
      24/08/2026,Bán chứng khoán FPT,FPT,100,80500 → sell FPT 100 80500 2026-08-24`,
    'a column for purchases and one for sales': `
      Ngày,CP,Mua,Bán,Giá
      18/08/2026,FPT,300,,79.4 → buy FPT 300 79400 2026-08-18
      24/08/2026,FPT,,100,80.5 → sell FPT 100 80500 2026-08-24`,
    'a printed statement with two rows of heads, its unit and its account': `
      SAO KÊ GIAO DỊCH CHỨNG KHOÁN
      Khách hàng: NGUYỄN VĂN A;Số TK: 058C000001
      Đơn vị: đồng

      Ngày GD;Số lệnh;Mã CK;Nội dung;Mua;;Bán;;Phí;Thuế
      ;;;;SL;Giá;SL;Giá;;
      18/08/2026;11;FPT;Mua;300;79.400;;;35.730; → buy FPT 300 79400 2026-08-18
      24/08/2026;12;FPT;Bán;;;100;80.500;12.075;8.050 → sell FPT 100 80500 2026-08-24
      ;;;Cộng;300;;100;;47.805;8.050`,
    'heads and sides without diacritics': `
      Ngay GD,Ma CK,Mua/Ban,KL khop,Gia khop,Phi,Thue
      18/08/2026,FPT,Mua,300,79400,35730,0 → buy FPT 300 79400 2026-08-18
      24/08/2026,FPT,Ban,100,80500,12075,8050 → sell FPT 100 80500 2026-08-24`,
    'a price for purchases and one for sales': `
      Ngày,Mã,Mua/Bán,Khối lượng,Giá mua,Giá bán
      18/08/2026,FPT,Mua,300,79.4, → buy FPT 300 79400 2026-08-18
      24/08/2026,FPT,Bán,100,,80.5 → sell FPT 100 80500 2026-08-24`,
    'German heads and sides': `
      Datum,Symbol,Richtung,Menge,Preis
      18.08.2026,FPT,Kauf,300,"79,4" → buy FPT 300 79400 2026-08-18
      24.08.2026,FPT,Verkauf,100,"80,5" → sell FPT 100 80500 2026-08-24`,
    'purchases and sales with all of their columns': `
      Ngày,Mã CK,Mua,Bán,Giá mua,Giá bán,Phí mua,Phí bán,Thuế bán
      18/08/2026,FPT,300,,79.4,,35730,, → buy FPT 300 79400 2026-08-18
      24/08/2026,FPT,,100,,80.5,,12075,8050 → sell FPT 100 80500 2026-08-24`,
    'values of purchases and sales': `
      Ngày,Mã CK,Giá trị mua,Giá trị bán,KL mua,KL bán,Giá bình quân
      18/08/2026,FPT,23820000,0,300,0,79400 → buy FPT 300 79400 2026-08-18
      24/08/2026,FPT,0,8050000,0,100,80500 → sell FPT 100 80500 2026-08-24`,
    'notes with the word for a side': `
      Ngày giao dịch,Mã,Giao dịch,Khối lượng,Giá,Ghi chú
      18/08/2026,FPT,Mua,300,79.4,Mua theo tín hiệu → buy FPT 300 79400 2026-08-18
      24/08/2026,FPT,Bán,100,80.5, → sell FPT 100 80500 2026-08-24`,
    'sides under the head of notes': `
      Ngày,Mã,SL,Giá,Ghi chú
      18/08/2026,FPT,300,79.4,mua → buy FPT 300 79400 2026-08-18
      24/08/2026,FPT,100,80.5,bán → sell FPT 100 80500 2026-08-24`,
    'more words for sides': `
      Ngày,Mã CK,Mua/Bán,KL,Giá
      18/08/2026,FPT,MUA KÝ QUỸ,300,79.4 → buy FPT 300 79400 2026-08-18
      18/08/2026,FPT,Bán giải chấp,100,79.4 → sell FPT 100 79400 2026-08-18
      18/08/2026,FPT,Mua thỏa thuận,100,79.4 → buy FPT 100 79400 2026-08-18
      18/08/2026,FPT,Bán (lô lẻ),37,79.4 → sell FPT 37 79400 2026-08-18
      18/08/2026,FPT,Mua/Bán,37,79.4 → unreadable side
      18/08/2026,FPT,Hủy mua,37,79.4 → none otherKind
      18/08/2026,FPT,Đặt bán,37,79.4 → sell FPT 37 79400 2026-08-18
      18/08/2026,FPT,BUY_LIMIT,37,79.4 → buy FPT 37 79400 2026-08-18
      18/08/2026,FPT,Sell Short,37,79.4 → none otherKind
      18/08/2026,FPT,1,37,79.4 → unreadable side`,
  });
});
