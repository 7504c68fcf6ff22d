import { fold } from '../../../../lib/text';

/** Words that a name of a column is made of, in Vietnamese, English and German; a text with any other word is none. */
export const WORDS = new Set(
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
    'txn trans posting hach ct purchase phai slcp luong px avgpx comm thao tac hanh ord ordstatus counter share suat bieu kich hoat ' +
    'kluong bruttobetrag buchungswahrung transaktionswahrung kurswert wert wertpapiername wechselkurs ' +
    'entry exit xuat ib wertpapier name seite richtung auftrag auftragsnummer nummer ausfuhrung status'
  ).split(' '),
);

/** Units and marks of a head that say nothing of what the column means. */
const UNIT =
  /[([](?:\s*(?:đvt|dvt|đơn vị|unit)?\s*:?\s*)?(?:[x×*]?\s?1[.,]?000(?:\s?(?:đồng|đ|vnd|vnđ))?|(?:nghìn|ngàn|nghin|ngan|triệu|tr|k)?\s?(?:đồng|đ|₫|vnd|vnđ|dong)?(?:\s?\/\s?(?:cp|cổ phiếu|share))?|cp|ck|cổ phiếu|cổ|shares?|%|d{1,2}[/.-]m{1,2}[/.-]y{2,4}|y{4}-mm-dd|hh:mm(?::ss)?|gmt ?\+? ?7|utc|[*\d]+)\s*[)\]]/giu;

/** How many shares one of a column is: x10, 10 CP, nghìn CP. */
const MULTIPLE =
  /[x×*]\s?(1[.,]?000|100?)(?!\d)(?:\s?(?:cp|ck|cổ phiếu|shares?))?|(?<!\d)(1[.,]?000|100?)\s?(?:cp|ck|cổ phiếu|shares?)|(nghìn|ngàn|thousands?(?: of)?)\s?(?:cp|ck|cổ phiếu|shares?)/iu;

/** How many shares a head says that one of its column is; 1 where it does not say it. */
export function sharesOfHead(head: string): number {
  const found = MULTIPLE.exec(head.normalize('NFKC'));
  if (found === null) return 1;
  return found[3] ? 1_000 : Number((found[1] ?? found[2])!.replaceAll(/\D/g, ''));
}

/** A head in plain words: without units, marks, line breaks and diacritics. */
export function plainHead(head: string): string {
  return fold(
    head
      .normalize('NFKC')
      .replaceAll(UNIT, ' ')
      .replace(MULTIPLE, ' ')
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
