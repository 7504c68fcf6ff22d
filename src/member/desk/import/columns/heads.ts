import { fold } from '../../../../lib/text';
import type { ColumnRole } from '../preview-types';
import { currencyIn, isOrderType, kindIn, stateIn } from '../cells/words';

/** What a head may mean: a role, and how well it names it. */
export type HeadRole = { role: ColumnRole; rank: number };

/** Ranks of figures: what was matched counts before what was not said, and that before what was ordered. */
export const RANK = {
  ...{ averageMatched: 5, matched: 4, average: 3.5, traded: 3 },
  ...{ plain: 2, loose: 1, ordered: -1, ownOrder: 2.5 },
} as const;

/** Words that a name of a column is made of; a text with any other word is none. */
const WORDS = new Set(
  (
    'ma ck cp ccq sp ten phan hoat vi the ben kq ket qua stk tg t c scrip sec done cum at on traded or tick xac id lenh selling sales fully chung khoan co phieu so luong khoi kl klgd klk slg sl khop lenh gia gd giao dich ngay gio thoi gian diem dat mua ban chieu ' +
    'loai phi thue tncn le moi gioi don muc tri gt gtgd thanh tien trang thai tinh tai khoan tk tieu hieu shl stt tt san thi truong ten ' +
    'ghi chu noi dung dien giai tb trung binh bq binh quan thuc hien te nhan tra rong sau truoc von lai lo con huy chua cho du phat sinh ' +
    'tang giam co no vao ra nop rut thu chi te nghiep vu kenh nguoi khach hang hinh thuc huong kieu tong cong ty tu choi ly do ' +
    'toan ve hieu luc het han nam thang yeu cau ban dau cuoi hien tham chieu tran dong mo cua rate hoa hong dvt don vi chi nhanh nguon ' +
    'thu nhap ca nhan gtgt quyen cong dich chuyen luu ky hop dong chung tu cua tren moi mot trao doi sua den gui nhap duyet nhom tieu de ' +
    'tong gtkl gtkhop ps ky quy han muc suat ty trong bang hang tai su kien thuong nha dau vsd hnx hose upcom ' +
    'date time datetime timestamp day trade trades traded trading transaction transactions execution executed exec fill filled match matched ' +
    'matching order orders ordered id no number num ref reference code ticker symbol stock stocks security securities instrument name side ' +
    'action type buy sell bought sold b s m n quantity qty volume vol shares share units amount price avg average mean limit unit value gross net ' +
    'total turnover fee fees commission brokerage charge charges tax taxes pit vat withholding status state account acct sub currency ccy ' +
    'exchange market board note notes comment comments remark remarks description details detail memo operation direction settlement settle ' +
    'imported as settles settled value debit credit deposit deposits withdrawal withdrawals in out cash balance cost profit loss pnl gain rate percent ' +
    'open close last current high low isin sector company channel user created updated placed at of the and per planned stop target ' +
    'signal deal confirm confirmation contract proceeds consideration requested remaining cancelled canceled pending leaves outstanding ' +
    'original initial new reject reason x k tr nghin ngan trieu vnd d usd broker source leg lot lots row line asset class product portfolio ' +
    'datum zeit kurs menge stuck stueck anzahl preis betrag gebuhr gebuehr gebuhren steuer steuern kauf verkauf konto wahrung waehrung typ art bezeichnung notiz ' +
    'xuat ib wertpapier name seite richtung auftrag auftragsnummer nummer ausfuhrung status'
  ).split(' '),
);

/** Units and marks of a head that say nothing of what the column means. */
const UNIT =
  /[([](?:\s*(?:đvt|dvt|đơn vị|unit)?\s*:?\s*)?(?:[x×*]?\s?1[.,]?000(?:\s?(?:đồng|đ|vnd|vnđ))?|(?:nghìn|ngàn|nghin|ngan|triệu|tr|k)?\s?(?:đồng|đ|₫|vnd|vnđ|dong)?(?:\s?\/\s?(?:cp|cổ phiếu|share))?|cp|ck|cổ phiếu|cổ|shares?|%|d{1,2}[/.-]m{1,2}[/.-]y{2,4}|y{4}-mm-dd|hh:mm(?::ss)?|gmt ?\+? ?7|utc|[*\d]+)\s*[)\]]/giu;

/** A head in plain words: without units, marks, line breaks and diacritics. */
function plainHead(head: string): string {
  return fold(
    head
      .normalize('NFKC')
      .replaceAll(UNIT, ' ')
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '),
  )
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map(apart)
    .join(' ');
}

/** Known words that are written as one, as in tradedate. */
function apart(word: string): string {
  if (word.length < 6 || word.length > 30 || WORDS.has(word)) return word;
  for (let at = 2; at <= word.length - 2; at += 1) {
    const [first, rest] = [word.slice(0, at), word.slice(at)];
    if (!WORDS.has(first)) continue;
    const others = WORDS.has(rest) ? rest : apart(rest);
    if (others.split(' ').every((each) => WORDS.has(each))) return `${first} ${others}`;
  }
  return word;
}

/** Whether a head says that its figures are thousands, or whole đồng; null where it says neither. */
export function unitOfHead(head: string): 'dong' | 'thousand' | null {
  const text = head.normalize('NFKC').toLowerCase();
  if (
    /nghìn|ngàn|nghin|ngan\b|[x×*]\s?1[.,]?000|1[.,]000\s?(?:đ|vn)|\bk\s?vn[dđ]|\(k\)|thousand|'000/u.test(
      text,
    )
  ) {
    return 'thousand';
  }
  return /đồng|[₫]|vn[dđ]|\(đ\)/u.test(text) ? 'dong' : null;
}

/** The names of the product's own export. */
const OWN: Readonly<Record<string, ColumnRole>> = {
  id: 'id',
  per: 'per',
  settles: 'settles',
  planned: 'planned',
  stop: 'stop',
  target: 'target',
  signal: 'signal',
  'signal date': 'signalDay',
  'imported as': 'importedAs',
};

const has = (text: string, words: string) => new RegExp(`\\b(?:${words})\\b`).test(text);

const MATCHED =
  'khop|done|cum|matched|match|matching|filled|fill|executed|execution|exec|thuc hien|thuc te|ausfuhrung';
const AVERAGE = 'avg|average|mean|tb|trung binh|bq|binh quan';
const TRADED = 'gd|giao dich|traded|trade|trading|deal|transaction|klgd|gtgd';
const ORDERED =
  'dat|order|ordered|orders|limit|yeu cau|requested|ban dau|original|initial|lenh|placed|new|gui|auftrag';
const PLANNED =
  'cat lo|dung lo|chot|muc tieu|ky vong|du kien|ke hoach|dieu chinh|dc|adjusted|target|stop|trigger|kich hoat|hoa von|break even|thi gia|gia goc';
const HELD =
  'ton|nam giu|so huu|hien co|kha dung|duoc phep|available|holding|holdings|position|owned|room|nuoc ngoai|foreign';
const LEFT =
  'con lai|con|chua|cho|huy|cancelled|canceled|remaining|pending|leaves|outstanding|open|sua|tu choi|reject';
const QUANTITY =
  'kl|klgd|klk|slg|sl|khoi luong|so luong|quantity|qty|volume|vol|shares|units|so cp|so ck|so co phieu|so chung khoan|menge|stuck|stueck|anzahl';
const VALUE =
  'gia tri|tri gia|gt|gtgd|gtkl|gtkhop|thanh tien|so tien|tong tien|value|amount|gross|turnover|consideration|proceeds|total|betrag';

/**
 * Of a head of what was matched and what was ordered in one column ("Khớp/Đặt", 300/500), the place of what was matched;
 * null for every other head.
 */
export function placeOfMatched(head: string): 0 | 1 | null {
  const parts = fold(head.normalize('NFKC')).split('/');
  if (parts.length !== 2) return null;
  const isMatched = parts.map((part) => has(part, MATCHED));
  const isOrdered = parts.map(
    (part) => has(part, 'dat|order|ordered|tong|total|lenh') && !has(part, MATCHED),
  );
  if (isMatched[0] && isOrdered[1]) return 0;
  return isMatched[1] && isOrdered[0] ? 1 : null;
}

/** Whether a head says that its figures are sums of those of other columns. */
export const isSum = (head: string) => has(plainHead(head), 'tong|total|sum');

/** What was matched before the rest, by the words of a head. */
function rankOf(text: string): number {
  if (has(text, 'tong|total')) return RANK.loose;
  if (has(text, MATCHED)) return has(text, AVERAGE) ? RANK.averageMatched : RANK.matched;
  if (has(text, AVERAGE)) return RANK.average;
  if (has(text, ORDERED)) return RANK.ordered;
  if (has(text, TRADED)) return RANK.traded;
  // A word that is not known may make it something else.
  return text.split(' ').every((word) => WORDS.has(word)) ? RANK.plain : RANK.loose;
}

/** Whether a head says that its figures are those of what was matched. */
export const isMatchedHead = (head: string) => has(plainHead(head), `${MATCHED}|${AVERAGE}`);

/** What a head may mean, best first; none for a head that is not known, or that means nothing for trades. */
export function rolesOfHead(head: string): readonly HeadRole[] {
  const text = plainHead(head);
  if (text === '') return [];
  const own = OWN[text];
  if (own !== undefined)
    return own === 'id'
      ? [
          { role: 'id', rank: 9 },
          { role: 'order', rank: RANK.loose },
        ]
      : [{ role: own, rank: 9 }];
  const roles = meaningOf(text);
  // A rate is no amount.
  return head.includes('%') ? roles.filter(({ role }) => role !== 'fee' && role !== 'tax') : roles;
}

const one = (role: ColumnRole, rank: number): HeadRole[] => [{ role, rank }];

function meaningOf(text: string): HeadRole[] {
  const isOfShares = has(text, QUANTITY);
  const isBuy = has(text, 'mua|buy|bought|kauf') || (isOfShares && has(text, 'tang|nhap|vao|in'));
  const isSell = has(text, 'ban(?! dau)|sell|sold|verkauf') || (isOfShares && has(text, 'giam|xuat|ra|out'));
  const isOne = isBuy !== isSell;
  if (has(text, 'currency|ccy|loai tien|tien te|don vi tien|wahrung|waehrung')) return one('currency', 2);
  if (has(text, 'trang thai|tinh trang|status|state')) return one('state', 2);
  if (/^(?:tt|tt lenh|ket qua(?: khop| lenh)?|kq(?: khop)?|result)$/.test(text))
    return one('state', RANK.loose);
  if (
    has(text, 'ty le|suat|rate|percent|trong|profit|pnl|gain|loss|von|cost|lai|so du|du|balance|ly do|reason')
  )
    return [];
  if (has(text, 'quyen') && !has(text, 'loai|noi dung')) return [];
  const isNet = has(text, 'net|rong|thuc nhan|thuc tra|thuc thu|thuc chi|sau|gom|tru');
  if (!isNet && has(text, 'thue|tncn|tax|taxes|pit|vat|withholding|steuer|steuern')) {
    // A sum of both stands under fees, and its tax is none.
    return has(text, 'phi|fee|fees|gebuhr') ? one('fee', RANK.loose) : one('tax', RANK.plain);
  }
  if (
    !isNet &&
    has(text, 'phi|fee|fees|commission|brokerage|charge|charges|hoa hong|gebuhr|gebuhren|gebuehr')
  ) {
    return one('fee', RANK.plain);
  }
  if (isOfShares) {
    // Of lots nobody says how many shares they have.
    if (has(text, LEFT) || has(text, HELD) || has(text, 'lots?|lo(?! le)|x?100?')) return [];
    if (isOne) return one(isBuy ? 'bought' : 'sold', rankOf(text));
    return one('quantity', rankOf(text));
  }
  if (has(text, 'gia|price|kurs|preis|don gia') && !has(text, 'gia tri|tri gia')) {
    if (has(text, PLANNED)) return [];
    if (
      has(
        text,
        'tran|san|tham chieu|tc|hien tai|thi truong|dong cua|mo cua|current|market|last|close|open|high|low',
      )
    )
      return [];
    if (isOne) return one(isBuy ? 'boughtPrice' : 'soldPrice', rankOf(text));
    return one('price', rankOf(text));
  }
  if (has(text, 'tai khoan|tieu khoan|so tk|stk|tk|account|acct|konto')) {
    if (has(text, 'ten|name|loai|type')) return [];
    return one('account', 2);
  }
  const moneyIn = has(
    text,
    '(?:phat sinh|ps) (?:tang|co)|ghi co|tien vao|nop|credit|deposit|deposits|cash in|thu|tang',
  );
  const moneyOut = has(
    text,
    '(?:phat sinh|ps) (?:giam|no)|ghi no|tien ra|rut|debit|withdrawal|withdrawals|cash out|chi|giam',
  );
  if (moneyIn !== moneyOut && !has(text, 'ghi chu|tu|nhanh|loai|type|date|ngay|thu nhap'))
    return one(moneyIn ? 'moneyIn' : 'moneyOut', 2);
  if (has(text, VALUE) && !has(text, 'date|ngay|code|ma')) {
    if (isNet || has(text, LEFT)) return [];
    const rank = rankOf(text);
    return rank < 0 ? [] : one('value', has(text, 'total|tong') ? RANK.loose : rank);
  }
  if (has(text, 'ngay|date|datum|day|datetime|timestamp')) {
    if (
      has(
        text,
        'tt|thanh toan|settle|settlement|settles|settled|ve|value|hieu luc|het han|sinh|mo|updated|cap nhat|duyet',
      )
    )
      return one('day', -3);
    return one('day', rankOf(text));
  }
  if (has(text, 'gio|time|thoi gian|thoi diem|tg|t gian|zeit|(?:executed|filled|matched|traded) (?:at|on)'))
    return [
      { role: 'time', rank: rankOf(text) },
      { role: 'day', rank: rankOf(text) - 1 },
    ];
  if (isNumberOfOrder(text)) return one('order', 2);
  if (/^(?:ghi chu|notes?|comments?|remarks?|memo|notiz)$/.test(text)) return one('note', 3);
  if (/^(?:khop dat|dat khop|(?:da )?(?:khop|matched|filled|executed))$/.test(text))
    return one('quantity', RANK.matched);
  if (/^(?:mua|buy|bought|kauf)$/.test(text)) return one('bought', RANK.loose);
  if (/^(?:ban|sell|sold|verkauf)$/.test(text)) return one('sold', RANK.loose);
  const side = rankOfSide(text);
  if (text === 'order') return [...one('side', side), ...one('order', RANK.ownOrder)];
  if (side > 0) return one('side', side);
  if (
    has(text, 'ten|name|company|sector|nganh|nguoi|khach|san|exchange|market|thi truong|board|kenh|channel')
  )
    return [];
  if (
    /^(?:ma(?: so)?(?: (?:ck|cp|chung khoan|co phieu|gd ck))?|ck|cp|co phieu|chung khoan|symbols?|(?:stock |security |instrument )?(?:ticker|symbol|code)|stocks?|security|securities|instrument|wertpapier|asset|product|trading code|stock id|sec code|share code|scrip|ten ma|ma sp|ma c k|tick|ma chung khoan ccq|ma chung|ma giao dich chung khoan)$/.test(
      text,
    )
  ) {
    return one('symbol', /^(?:ma|code|ck|cp|asset|product)$/.test(text) ? 2 : 3);
  }
  return [];
}

const isNumberOfOrder = (text: string) =>
  /^(?:shl|id lenh|lenh so|so xac nhan|ref(?: no)?|so hieu(?: lenh| lenh gd| gd)?|(?:ma|so)(?: so)? (?:lenh|gd|giao dich|hop dong|chung tu|trao doi|khop|tham chieu|hieu lenh)(?: goc| khop| gd)?|(?:order|trade|deal|transaction|execution|exec|fill|contract|confirm|confirmation|match)? ?(?:id|no|number|num|ref|reference|code)|auftragsnummer|stt lenh|reference)$/.test(
    text,
  ) && !/^(?:no|number|num|code)$/.test(text);

/** How well a head names a side; 0 for one that does not. Its cells decide. */
function rankOfSide(text: string): number {
  if (
    /^(?:mua ban|ban mua|b s|m b|n b|buy sell|sell buy|buy or sell|ben(?: mua ban)?|chieu(?: gd| giao dich| lenh)?|side|order side|huong|direction|action|richtung|seite)$/.test(
      text,
    )
  )
    return 4;
  if (
    /^(?:loai (?:gd|giao dich|lenh)|(?:transaction|trade|order) type|nghiep vu|phan loai|hoat dong|activity(?: type)?|vi the|lenh gd|type|loai|typ|art|kieu(?: gd| lenh| giao dich)?|hinh thuc|operation|loai nghiep vu|mua hay ban|loai mua ban|loai lenh mua ban|lenh mua ban|gd mua ban)$/.test(
      text,
    )
  )
    return 3;
  if (/^(?:lenh|gd|giao dich|order|trade|transaction|lenh giao dich|khop|ten lenh)$/.test(text)) return 2;
  return /^(?:noi dung|dien giai|description|details?|mo ta|su kien|noi dung (?:gd|giao dich))$/.test(text)
    ? 1
    : 0;
}

/** Heads that mean nothing for trades, and that say all the same that a row is a head. */
const NO_ROLE =
  /^(?:stt|tt|no|so thu tu|san(?: gd| giao dich)?|exchange|market|thi truong|board|kenh(?: dat| dat lenh| gd)?|channel|nguoi dat|ten (?:ck|chung khoan|cong ty)|loai (?:ck|chung khoan)|stock name|company(?: name)?|name|ly do(?: tu choi)?|reason|isin|sector|broker|row|line)$/;

/** Whether a text is the name of a column that somebody knows, not a cell of a row. */
export function isHead(text: string): boolean {
  if (text.length > 80) return false;
  const plain = plainHead(text);
  if (plain === '' || /^\d/.test(plain)) return false;
  const words = plain.split(' ');
  if (words.length > 8 || words.some((word) => !WORDS.has(word))) return false;
  if (NO_ROLE.test(plain) || OWN[plain] !== undefined) return true;
  if (isCell(text, plain)) return false;
  return rolesOfHead(text).length > 0 || has(plain, `${QUANTITY}|${VALUE}|gia|price`);
}

/** Whether a text of these words is what rows have: a side, a state, a type of an order, a currency. */
function isCell(text: string, plain: string): boolean {
  if (isOrderType(plain) || currencyIn(text) !== null) return true;
  if (
    has(
      plain,
      `${QUANTITY}|${VALUE}|gia|price|ngay|date|gio|time|thoi gian|khop dat|dat khop|ket qua|tt|phi|fee|thue|tax|ma|loai|type|trang thai|status|id|no|so`,
    )
  )
    return false;
  return (
    /^(?:mua|ban|buy|sell|b|s|m|n|d|x|k)$/.test(plain) ||
    (stateIn(text) !== null && !/^khop lenh$/.test(plain)) ||
    (kindIn(text) !== null && rankOfSide(plain) === 0)
  );
}
