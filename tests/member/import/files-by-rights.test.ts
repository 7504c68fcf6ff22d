import { describe } from 'vitest';
import { areRead } from '../../support/import/kind-of-file';

describe('a file that is read by its rights and its money', { tags: ['P30'] }, () => {
  areRead({
    'a statement with dividends, bonus shares, deposits and withdrawals': `
      Ngày GD;Mã CK;Nghiệp vụ;Số lượng;Giá;Giá trị;Diễn giải
      18/08/2026;FPT;Mua;300;79.400;23.820.000;Mua CK → buy FPT 300 79400 2026-08-18
      20/08/2026;FPT;Cổ tức bằng tiền;300;1.000;300.000;Trả cổ tức FPT đợt 2 → dividend FPT 0 1000 2026-08-20
      21/08/2026;FPT;Cổ tức bằng cổ phiếu;45;0;0;Trả cổ tức CP FPT tỷ lệ 100:15 → bonus FPT 15 0 2026-08-21
      22/08/2026;FPT;Cổ phiếu thưởng;30;;;Nhận CP thưởng → bonus FPT 30 0 2026-08-22
      24/08/2026;FPT;Bán;100;80.500;8.050.000;Bán CK → sell FPT 100 80500 2026-08-24
      24/08/2026;;Nộp tiền;;;50.000.000;Nộp tiền vào TK → flow
      25/08/2026;;Rút tiền;;;10.000.000;Rút tiền → flow
      25/08/2026;;Phí lưu ký;;;1.250;Phí lưu ký tháng 7 → none otherKind`,
    'a statement of money': `
      Ngày,Diễn giải,Phát sinh tăng,Phát sinh giảm,Số dư
      18/08/2026,Nộp tiền mặt,"100,000,000",,"100,000,000" → flow
      19/08/2026,Trả tiền mua 300 FPT,,"23,855,730","76,144,270" → none otherKind
      20/08/2026,Rút tiền,,"5,000,000","71,144,270" → flow
      20/08/2026,Cổ tức bằng tiền mã FPT,"300,000",,"71,444,270" → unreadable ratio`,
    'a right that was exercised, and one that was sold': `
      Ngày,Mã CK,Loại GD,KL,Giá
      10/08/2026,FPT,Mua,1000,79400 → buy FPT 1000 79400 2026-08-10
      18/08/2026,FPT,Thực hiện quyền mua,100,10000 → bonus FPT 100 10000 2026-08-18
      18/08/2026,FPT,Bán quyền mua,100,10000 → none otherKind`,
    'a signed amount and a dividend': `
      Date,Transaction,Ticker,Units,Unit Price,Amount
      2026-08-18,Purchase,FPT,300,79400,-23820000 → buy FPT 300 79400 2026-08-18
      2026-08-24,Sale,FPT,-100,80500,8050000 → sell FPT 100 80500 2026-08-24
      2026-08-25,Dividend,FPT,300,1000,300000 → dividend FPT 0 1000 2026-08-25`,
    'dividends that do not say what a share gets': `
      Ngày,Mã CK,Loại GD,Số lượng,Giá,Tổng tiền
      18/08/2026,FPT,Mua,300,79.4,23820000 → buy FPT 300 79400 2026-08-18
      20/08/2026,FPT,Cổ tức,300,1,300000 → unreadable ratio
      20/08/2026,FPT,Cổ tức,300,300000,300000 → unreadable ratio
      21/08/2026,FPT,Cổ tức tiền 10%,300,, → dividend FPT 0 1000 2026-08-21
      21/08/2026,FPT,Cổ tức tiền 10%,300,,300000 → dividend FPT 0 1000 2026-08-21`,
  });
});
