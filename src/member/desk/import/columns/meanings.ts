import { hasAnyOf, isOneOf, type Phrases } from '../cells/phrases';
import type { ColumnRole } from '../preview-types';
import { AVERAGE, MATCHED, ORDERED, RANK, rankOfHead, TOTAL } from './ranks';

/** What a head may mean: a role, and how well it names it. */
export type HeadRole = { role: ColumnRole; rank: number };

/** Shares, and what makes them others than those of a trade. */
export const QUANTITY: Phrases = `kl, klgd, klk, slg, sl, khoi luong, so luong, quantity, qty, volume, vol, shares, units, so cp, so ck,
  so co phieu, so chung khoan, slcp, luong, kluong, k luong, s luong, menge, stuck, stueck, anzahl`;
const LEFT: Phrases = `con lai, con, chua, cho, huy, cancelled, canceled, remaining, pending, leaves, outstanding, open, sua, tu choi,
  reject`;
const HELD: Phrases = `ton, nam giu, so huu, hien co, kha dung, duoc phep, available, holding, holdings, position, owned, room,
  nuoc ngoai, foreign`;
/** Of lots nobody says how many shares they have. */
const LOTS: Phrases = 'lots?, lo(?! le), 100?';
const BUY: Phrases = 'mua, buy, bought, kauf';
const SELL: Phrases = 'ban(?! dau), sell, sold, verkauf';
const RECEIVED: Phrases = 'tang, nhap, vao, in';
const DELIVERED: Phrases = 'giam, xuat, ra, out';

/** Prices, and what makes them others than those of a trade. */
const PRICE: Phrases = 'gia, price, kurs, preis, don gia, px, avg ?px';
const PLANNED: Phrases = `cat lo, dung lo, chot, muc tieu, ky vong, du kien, ke hoach, dieu chinh, dc, adjusted, target, stop, trigger,
  kich hoat, hoa von, break even, thi gia, gia goc`;
const QUOTED: Phrases = `tran, san, tham chieu, tc, hien tai, thi truong, tt, dong cua, mo cua, current, market, last, close, open, high,
  low`;

/** Amounts of money. */
export const VALUE: Phrases = `gia tri, tri gia, gt, gtgd, gtkl, gtkhop, thanh tien, so tien, tong tien, t tien, value, amount, gross, turnover,
  consideration, proceeds, total, betrag, bruttobetrag, kurswert, wert`;
const NET: Phrases = 'net, rong, thuc nhan, thuc tra, thuc thu, thuc chi, sau, gom, tru';
const TAX: Phrases = 'thue, tncn, tax, taxes, pit, vat, withholding, steuer, steuern';
const FEE: Phrases = `phi, fee, fees, commission, comm, brokerage, charge, charges, hoa hong, gebuhr, gebuhren, gebuehr`;
const MONEY_IN: Phrases = `(phat sinh|ps) (tang|co), ghi co, tien vao, nop, credit, deposit, deposits, cash in, thu, tang`;
const MONEY_OUT: Phrases = `(phat sinh|ps) (giam|no), ghi no, tien ra, rut, debit, withdrawal, withdrawals, cash out, chi, giam`;
const NO_MONEY: Phrases = 'ghi chu, tu, nhanh, loai, type, date, ngay, thu nhap';

const ACCOUNT: Phrases = 'tai khoan, tieu khoan, so tk, stk, tk, account, acct, konto';
const DAY: Phrases = 'ngay, date, datum, day, datetime, timestamp';
/** Days of payment and others that are none of a trade. */
const OTHER_DAY: Phrases = `tt, thanh toan, settle, settlement, settles, settled, ve, value, hieu luc, het han, (?<!phat )sinh, mo, updated,
  cap nhat, duyet`;
const TIME: Phrases = `gio, time, thoi gian, thoi diem, tg, t gian, zeit, (executed|filled|matched|traded) (at|on)`;
const ORDER_NUMBER: Phrases = `shl, id lenh, lenh so, so xac nhan, ref( no)?, so hieu( lenh| lenh gd| gd)?,
  (ma|so)( so)? (lenh|gd|giao dich|hop dong|chung tu|trao doi|khop|tham chieu|hieu lenh)( goc| khop| gd)?,
  (order|trade|deal|transaction|execution|exec|fill|contract|confirm|confirmation|match) ?(id|no|number|num|ref|reference|code),
  id, reference, auftragsnummer, stt lenh`;

/** Names of sides, from the one that can be nothing else to the ones that their cells decide. */
const SIDES: Readonly<Record<4 | 3 | 2 | 1, Phrases>> = {
  4: `mua ban, ban mua, nhap xuat, xuat nhap, n x, b ?s, m ?b, n b, buy sell, sell buy, buy or sell, ben( mua ban)?, chieu( gd| giao dich| lenh)?, side, order side,
    huong, direction, action, thao tac, hanh dong, richtung, seite`,
  3: `loai (gd|giao dich|lenh), (transaction|trans|txn|trade|order) type, nghiep vu, phan loai, hoat dong, activity( type)?, vi the, lenh gd,
    type, loai, typ, art, kieu( gd| lenh| giao dich)?, hinh thuc, operation, loai nghiep vu, mua hay ban, loai mua ban,
    loai lenh mua ban, lenh mua ban, gd mua ban`,
  2: 'lenh, gd, giao dich, order, trade, transaction, lenh giao dich, khop, ten lenh',
  1: 'noi dung, dien giai, description, details?, mo ta, su kien, noi dung (gd|giao dich)',
};

const SYMBOL: Phrases = `ma( so)? (ck|cp|chung khoan|co phieu|gd ck), ma so, co phieu, chung khoan, symbols?,
  (stock |security |instrument )?(ticker|symbol|ticker symbol), (stock|security|instrument) code, stocks?, share, counter, securities (code|symbol), ma tai san, security, securities, instrument,
  wertpapier, trading code, stock id, sec code, share code, scrip, ten ma, ma sp, ma c k, tick, ma chung khoan ccq, ma chung,
  ma giao dich chung khoan`;
/** Names that other columns have as well. */
const LOOSE_SYMBOL: Phrases = 'ma, code, ck, cp, asset, product';

/**
 * What plain heads mean, in this order: the first row of which a head has a phrase of each list of `has`, and none of `not`,
 * or is one of `is`. Without a role it means nothing for trades; without a rank that of `rankOfHead` is meant.
 */
const MEANINGS: readonly Meaning[] = [
  row('currency', 2, {
    has: [
      'currency, ccy, loai tien, tien te, don vi tien, wahrung, waehrung, buchungswahrung, transaktionswahrung',
    ],
  }),
  row('state', 2, { has: ['trang thai, tinh trang, status, state'] }),
  row('state', RANK.loose, { is: 'tt, tt lenh, ket qua( khop| lenh)?, kq( khop)?, result' }),
  none({
    has: [
      `ty le, suat, rate, percent, trong, profit, pnl, gain, loss, von, cost, lai, so du, du, balance, ly do, reason`,
    ],
  }),
  none({ has: ['quyen'], not: ['loai, noi dung'] }),
  // A sum of both stands under fees, and its tax is none.
  row('fee', RANK.loose, { has: [TAX, 'phi, fee, fees, gebuhr'], not: [NET] }),
  row('tax', RANK.plain, { has: [TAX], not: [NET] }),
  row('fee', RANK.plain, { has: [FEE], not: [NET] }),
  none({ has: [QUANTITY, `${LEFT}, ${HELD}, ${LOTS}`] }),
  row('bought', rankOfHead, { has: [QUANTITY, `${BUY}, ${RECEIVED}`], not: [SELL, DELIVERED] }),
  row('sold', rankOfHead, { has: [QUANTITY, `${SELL}, ${DELIVERED}`], not: [BUY, RECEIVED] }),
  row('quantity', rankOfHead, { has: [QUANTITY] }),
  none({ has: [PRICE, 'net, rong, sau, gom'], not: ['gia tri, tri gia, chua, truoc, khong'] }),
  none({ has: [PRICE, `${PLANNED}, ${QUOTED}`], not: ['gia tri, tri gia'] }),
  row('boughtPrice', rankOfHead, { has: [PRICE, BUY], not: ['gia tri, tri gia', SELL] }),
  row('soldPrice', rankOfHead, { has: [PRICE, SELL], not: ['gia tri, tri gia', BUY] }),
  row('price', rankOfHead, { has: [PRICE], not: ['gia tri, tri gia'] }),
  none({ has: [ACCOUNT, 'ten, name, loai, type'] }),
  row('account', 2, { has: [ACCOUNT] }),
  row('moneyIn', 2, { has: [MONEY_IN], not: [MONEY_OUT, NO_MONEY] }),
  row('moneyOut', 2, { has: [MONEY_OUT], not: [MONEY_IN, NO_MONEY] }),
  none({ has: [VALUE, `${NET}, ${LEFT}`], not: ['date, ngay, code, ma'] }),
  none({ has: [VALUE, 'thi truong, hien tai, market, current'], not: [MATCHED] }),
  none({ has: [VALUE, ORDERED], not: ['date, ngay, code, ma', TOTAL, MATCHED, AVERAGE] }),
  row('value', rankOfHead, { has: [VALUE], not: ['date, ngay, code, ma'] }),
  row('day', RANK.payment, { has: [DAY, OTHER_DAY] }),
  row('day', rankOfHead, { has: [DAY] }),
  row('time', rankOfHead, { has: [TIME] }, (text) => ({ role: 'day', rank: rankOfHead(text) - 1 })),
  row('order', 2, { is: ORDER_NUMBER }),
  row('note', 3, { is: 'ghi chu, notes?, comments?, remarks?, memo, notiz' }),
  row('quantity', RANK.matched, { is: 'khop dat, dat khop, (da )?(khop|matched|filled|executed)' }),
  row('bought', RANK.loose, { is: BUY }),
  row('sold', RANK.loose, { is: 'ban, sell, sold, verkauf' }),
  row('side', 2, { is: 'order' }, () => ({ role: 'order', rank: RANK.ownOrder })),
  ...([4, 3, 2, 1] as const).map((rank) => row('side', rank, { is: SIDES[rank] })),
  none({
    has: [
      'ten(?! ma$), name, company, sector, nganh, nguoi, khach, (?<!tai )san, exchange, market, thi truong, board, kenh, channel',
    ],
  }),
  row('symbol', 2, { is: LOOSE_SYMBOL }),
  row('symbol', 3, { is: SYMBOL }),
];

type Meaning = { isMeant: (text: string) => boolean; rolesOf: (text: string) => readonly HeadRole[] };
type Condition = { has?: readonly Phrases[]; not?: readonly Phrases[]; is?: Phrases };
type Rank = number | ((text: string) => number);

function row(
  role: ColumnRole,
  rank: Rank,
  condition: Condition,
  other?: (text: string) => HeadRole,
): Meaning {
  const rankIn = typeof rank === 'number' ? () => rank : rank;
  return {
    isMeant: meets(condition),
    rolesOf: (text) => [{ role, rank: rankIn(text) }, ...(other ? [other(text)] : [])],
  };
}

function none(condition: Condition): Meaning {
  return { isMeant: meets(condition), rolesOf: () => [] };
}

function meets({ has = [], not = [], is }: Condition): (text: string) => boolean {
  const all = has.map((phrases) => hasAnyOf(phrases));
  const hasOther = not.length > 0 ? hasAnyOf(...not) : () => false;
  const isWhole = is === undefined ? () => true : isOneOf(is);
  return (text) => isWhole(text) && all.every((each) => each(text)) && !hasOther(text);
}

/** What a plain head may mean, best first; none for one that means nothing for trades. */
export function meaningOf(text: string): readonly HeadRole[] {
  return MEANINGS.find(({ isMeant }) => isMeant(text))?.rolesOf(text) ?? [];
}

const sides = ([4, 3, 2, 1] as const).map((rank) => isOneOf(SIDES[rank]));

/** Whether a plain head names a side, or may: its cells decide. */
export const isNameOfSide = (text: string) => sides.some((is) => is(text));
