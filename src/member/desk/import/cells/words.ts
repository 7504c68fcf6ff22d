import { fold } from '../../../../lib/text';
import type { Cell } from '../../../../tables/table';
import { hasAnyOf, isOneOf } from './phrases';
import { remembered } from './remembered';

/** What a row says it is. 'B' alone is Buy beside S or Sell, and Bán beside M or Mua. */
export type RowKind =
  | 'BUY'
  | 'SELL'
  | 'B'
  | 'DIVIDEND'
  | 'BONUS'
  | 'RIGHTS'
  | 'moneyIn'
  | 'moneyOut'
  /** A row of a statement that is none of these: interest, a loan, custody. */
  | 'other';

/** What became of an order. */
export type OrderState = 'matched' | 'partly' | 'waiting' | 'cancelled' | 'rejected';

const plain = (cell: Cell) =>
  fold(
    String(cell)
      .normalize('NFKC')
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '),
  )
    .replaceAll(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim();

const LETTERS: Readonly<Record<string, RowKind>> = {
  b: 'B',
  m: 'BUY',
  s: 'SELL',
  nb: 'BUY',
  ns: 'SELL',
  k: 'BUY',
};

/** In this order: the first whose phrases a cell has. */
const KINDS: readonly (readonly [RowKind, has: (text: string) => boolean])[] = [
  ['other', hasAnyOf('(ban|mua ban|chuyen nhuong|sell|sale of) quyen( mua)?, (sell|buy) rights?')],
  [
    'RIGHTS',
    hasAnyOf(`quyen mua, dang ky mua, dat mua (co phieu )?phat hanh, (mua )?(co phieu |cp |ck )?phat hanh them,
      rights? (issue|subscription|exercise|offering), subscription, exercise of rights?, rights?`),
  ],
  [
    'BONUS',
    hasAnyOf(`co tuc (bang )?(co phieu|cp|chung khoan|ck), (co phieu|cp|chung khoan) thuong, thuong (co phieu|cp),
      (stock|share|scrip) (dividend|bonus), bonus( shares?| issue)?, nhan (co phieu|cp|ck) (co tuc|thuong), chia (co phieu|cp),
      gratisaktien`),
  ],
  ['DIVIDEND', hasAnyOf('co tuc, dividends?, dividende, chia tien')],
  // Money that sales, loans and the broker bring or take is no capital.
  [
    'other',
    hasAnyOf(`(nhan|chuyen|thu) tien( (tu|do|cua|ve|lenh|viec|thanh toan|tra))* (ban|ung|uttb|vay|lai|hoan|margin|giai ngan|khop),
      tien vao( (tu|do|cua))* (ban|ung|vay|lai), phi( dich vu)? (nop|rut|chuyen|nhan) tien, noi bo, internal transfer,
      (deposit|cash|credit) interest, interest on (cash|deposits?), (deposit|withdrawal|transfer|wire) (fees?|charges?)`),
  ],
  ['moneyIn', isOneOf('(nop|nap)( tien)?')],
  [
    'moneyIn',
    hasAnyOf(`nop tien, nap tien, nhan tien, chuyen tien (vao|den), tien vao, deposits?, cash in, money in, transfer in,
      einzahlung, einlage`),
  ],
  ['moneyOut', isOneOf('rut')],
  [
    'moneyOut',
    hasAnyOf(
      `rut tien, chuyen tien (ra|di), tien ra, withdraw(al|als|n)?, cash out, money out, transfer out, auszahlung, entnahme,
      removal`,
    ),
  ],
  ['SELL', hasAnyOf('ban (chung khoan )?cam co')],
  // An order that was taken back or changed.
  ['other', hasAnyOf('huy, cancell?ed, cancel, sua lenh, amend(ed)?, sua loi, dieu chinh, hoan tien')],
  [
    'other',
    hasAnyOf(`vay, lai (vay|suat|tien|margin|ky quy), tien lai, dao han, zinsen, gebuhren, steuern, steuerruckerstattung, phi luu ky, luu ky, giai ngan, cam co, phong toa, giai toa,
      chuyen khoan (chung khoan|ck), chuyen ck, ung truoc, hoan ung, tra no, thu no, phi (sms|chuyen|quan ly), interest, loan, custody,
      margin call, split, spin ?off, transfer of (shares|securities), thue, tax(es)?, fees?, phi, short, ban khong, thanh toan, settlement`),
  ],
  ['BUY', isOneOf('bot, nhap( kho)?( (ck|cp|chung khoan|co phieu))?')],
  ['SELL', isOneOf('sld, xuat( kho)?( (ck|cp|chung khoan|co phieu))?')],
  ['BUY', hasAnyOf('mua, buy, bought, buying, purchased?, kauf, gekauft, nb')],
  ['SELL', hasAnyOf('ban, sell, sold, selling, sale, verkauf, verkauft, ns')],
];
const hasSale = hasAnyOf('ban, sell, sold, sale, verkauf');

/** What a cell says that its row is; null for what says nothing of it. Both words of a side say nothing. */
export const kindIn = remembered(readKind);

function readKind(cell: Cell): RowKind | null {
  const text = plain(cell);
  if (text === '' || text.length > 200) return null;
  const letter = LETTERS[text];
  if (letter !== undefined && text !== 'k') return letter;
  if (text.length < 2) return null;
  const kind = KINDS.find(([, has]) => has(text))?.[0] ?? null;
  return kind === 'BUY' && hasSale(text) ? null : kind;
}

/** Whether a row of a kind is money paid in or taken out. */
export const isFlow = (kind: RowKind | null): kind is 'moneyIn' | 'moneyOut' =>
  kind === 'moneyIn' || kind === 'moneyOut';

/** Whether a cell says a side by a word, not by a letter that order types have too. */
export const isSideWord = (cell: Cell) => {
  const kind = kindIn(cell);
  return kind !== null && kind !== 'B' && kind !== 'other' && plain(cell).length > 1;
};

const isTypeOfOrder =
  isOneOf(`lo, ato, atc, mp, mtl, mok, mak, plo, limit, market, lenh gioi han, gioi han, thuong, lenh thuong,
  thi truong, thoa thuan, dieu kien, put through, pt, normal, stop, stop limit, gtc, gtd, day, odd lot, lo le, lo chan`);

/** Whether a cell is a type of an order, which is no side. */
export const isOrderType = remembered((cell) => isTypeOfOrder(plain(cell)));

/** In this order: the first whose phrases a cell has. */
const STATES: readonly (readonly [OrderState, has: (text: string) => boolean])[] = [
  [
    'rejected',
    hasAnyOf(`tu choi, bi tu choi, rejected, reject, rej, khong hop le, khong thanh cong, that bai, loi, failed, error, invalid,
      unsuccessful`),
  ],
  [
    'partly',
    hasAnyOf(`khop (1|mot) phan, mot phan, partial(ly)?( (filled|matched|executed|fill))?, partly, pex, khop \\d+ phan tram,
      huy phan con lai, huy (1|mot) phan, teilweise, teilausfuhrung, (chua|khong) khop (het|du|toan bo|hoan toan), dang khop,
      khop (thieu|tung phan), not fully (filled|matched|executed), done for day, khop [1-9]?\\d$,
      ^[1-9]?\\d (khop|filled|matched|executed), (khop|filled|matched|executed) \\d+ ((tren|of) )?\\d+$`),
  ],
  [
    'matched',
    hasAnyOf(
      'da khop, khop (het|toan bo|hoan toan|du), cho (thanh toan|ve), fully (filled|matched|executed), da thanh toan',
    ),
  ],
  [
    'waiting',
    hasAnyOf(`chua khop, chua duoc khop, khong khop, unmatched, un ?filled, unexecuted, not (matched|filled|executed), no fill,
      (dat|gui|sua)( lenh)? thanh cong, da dat, placed$, nicht ausgefuhrt, offen, cho huy, pending cancel`),
  ],
  [
    'cancelled',
    hasAnyOf(`huy, da huy, cancell?ed, cancel, can, het han, het hieu luc, expired, expire, exp, bi huy, lapsed, storniert,
      khong hieu luc, inactive, withdrawn, het phien, giai toa, gestrichen`),
  ],
  [
    'waiting',
    hasAnyOf(`cho, dang cho, pending, open, new, working, queued?, waiting, sent, submitted, active, cho gui, da gui, dang gui, moi,
      dang xu ly, processing, accepted, da sua, chua gui`),
  ],
  [
    'matched',
    hasAnyOf(`khop, da khop, khop het, khop (toan bo|hoan toan|du), matched, match, filled, fill, executed, done, completed?,
      hoan (tat|thanh), thanh cong, success(ful)?, settled, da thanh toan, fex, fll, ff, cpd, ausgefuhrt`),
  ],
];

/** What a cell says of an order; null for what says nothing of it. */
export const stateIn = remembered(readState);

function readState(cell: Cell): OrderState | null {
  const text = plain(cell);
  if (text === '' || text.length > 60) return null;
  return STATES.find(([, has]) => has(text))?.[0] ?? null;
}

const CURRENCY =
  /^(?:vnd|vnđ|đồng|dong|đ|₫|usd|eur|jpy|gbp|cny|hkd|sgd|thb|krw|twd|aud|cad|chf|usdt|usdc|btc|eth)$/i;

/** The currency of a cell in capitals; null for what is none. */
export const currencyIn = remembered(readCurrency);

function readCurrency(cell: Cell): string | null {
  const text = String(cell).normalize('NFKC').trim();
  if (/^(?:vnd|vnđ|đồng|dong|đ|₫|việt nam đồng)$/i.test(text)) return 'VND';
  return CURRENCY.test(text) ? text.toUpperCase() : null;
}
