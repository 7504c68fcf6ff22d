import { inLanguage, type ByLanguage } from '../by-language';
import type { StepName } from './steps';

type TourTexts = {
  readonly place: (number: number, all: number) => string;
  readonly next: string;
  readonly back: string;
  readonly leave: string;
  readonly done: string;
  readonly steps: Readonly<Record<StepName, { readonly title: string; readonly text: string }>>;
};

/** What the tour says, and its buttons. */
export const tourTexts: ByLanguage<TourTexts> = {
  vi: {
    place: (number, all) => `Bước ${number} trên ${all}`,
    next: 'Tiếp',
    back: 'Quay lại',
    leave: 'Thôi xem',
    done: 'Xong',
    steps: {
      signIn: {
        title: 'Bắt đầu từ đây',
        text: 'Đăng nhập như một nhà đầu tư, hoặc bấm Tiếp để vào bằng tài khoản thành viên của bản dùng thử.',
      },
      pulse: {
        title: 'Thị trường hôm nay, trong một dải',
        text: 'Chỉ số với đường trong ngày, độ rộng, thanh khoản, dòng tiền nước ngoài và các ngành: nhìn một lần là biết phiên này thuộc về bên nào.',
      },
      signals: {
        title: 'Tín hiệu T+ kèm lý do',
        text: 'Mỗi dòng là một mã vừa có tín hiệu lướt sóng, kèm giá mục tiêu, giá cắt lỗ và ngày bán được. “Kết quả” cho biết các tín hiệu trước ra sao, và lãi/lỗ nếu mua theo mọi tín hiệu.',
      },
      chart: {
        title: 'Biểu đồ nến',
        text: 'Các phím mũi tên đi từng cây nến, theo ngày hay theo phút. Kéo cắt lỗ và mục tiêu: khối lượng và tỷ lệ lãi/lỗ đổi theo. Kẻ đường, đo, so sánh mã khác, xem ngày chia cổ tức và sổ lệnh. “Tua lại” đi qua từng phiên cũ, chưa biết phiên sau.',
      },
      why: {
        title: 'Vì sao có tín hiệu này',
        text: 'Kế hoạch giao dịch đứng đầu: mua sớm nhất, cắt lỗ, mục tiêu, khối lượng theo vốn, ngày bán được. Bên dưới là số liệu làm nên tín hiệu, và những lần trước đã ra sao.',
      },
      watchlist: {
        title: 'Danh mục, đi bằng phím mũi tên',
        text: 'Bấm mũi tên lên hoặc xuống: biểu đồ đổi mã ngay. Thêm một mã bằng ô nhập phía trên. Dấu cộng tạo danh mục riêng, kéo tay nắm để xếp mã.',
      },
      desk: {
        title: 'T+ của tôi',
        text: 'Tổng tài sản, tiền mặt và tỷ trọng ở trên; mỗi mã một dòng: cắt lỗ, mục tiêu, lãi/lỗ sau phí và thuế, ngày được bán. “Hiệu quả” so tài khoản với VN-Index và với chính kế hoạch của bạn. “Tuần này” cho biết ngày GDKHQ, ngày trả cổ tức và lô sắp bán được. Cảnh báo giá báo ở biểu tượng chuông.',
      },
      market: {
        title: 'Cả thị trường trên một trang',
        text: 'Bảng giá, bản đồ theo ngành và những mã biến động mạnh. Thẻ “Lọc” tìm mã theo giá, chỉ số kỹ thuật, P/E hay khối ngoại, nằm cả trên địa chỉ trang. Lưu bộ lọc rồi bấm chuông để được báo khi có mã mới vào.',
      },
      news: {
        title: 'Tin tức',
        text: 'Tin của ngày, đã làm sạch. Bộ lọc theo tiêu đề, mã, tác giả, chủ đề và ngày nằm cả trên địa chỉ trang.',
      },
      demo: {
        title: 'Điều khiển bản dùng thử',
        text: 'Ctrl và dấu chấm mở bảng này: đồng hồ thị trường, kịch bản, lỗi, thương hiệu, và một liên kết đến đúng trạng thái này.',
      },
    },
  },
  en: {
    place: (number, all) => `Step ${number} of ${all}`,
    next: 'Next',
    back: 'Back',
    leave: 'Leave the tour',
    done: 'Done',
    steps: {
      signIn: {
        title: 'Begin here',
        text: 'Log in as an investor does, or press Next to enter with the demo’s member account.',
      },
      pulse: {
        title: 'The market today, in one strip',
        text: 'The index with its line of the day, breadth, turnover, foreign flows and sectors: one look tells whose day this is.',
      },
      signals: {
        title: 'T+ signals with their reasons',
        text: 'Each row is a symbol with a new short-swing signal, its target, stop and earliest sale. “Results” says how earlier ones ended, and what came of every signal followed blindly.',
      },
      chart: {
        title: 'The candlestick chart',
        text: 'The arrow keys walk bar by bar, of days or of minutes. Drag stop and target: quantity and reward / risk follow. Draw lines, measure, compare other symbols, see ex-dates and the order book. “Replay” goes through past trading days, the later ones unknown.',
      },
      why: {
        title: 'Why this signal',
        text: 'First the trade plan: earliest buy, stop, target, quantity for your capital, earliest sale. Below it the figures that made the signal, and how the earlier ones ended.',
      },
      watchlist: {
        title: 'A watchlist that the arrow keys walk',
        text: 'Press Up or Down and the chart shows the next symbol at once. The box above adds a symbol. The plus creates a list of your own, whose rows can be dragged.',
      },
      desk: {
        title: 'My T+',
        text: 'Total assets, cash and weights on top; a row for each holding: stop, target, profit after fees and tax, and when it can be sold. “Performance” compares the account with VN-Index and with your own plans. “This week” names ex-dates, payments and the lots about to be sellable. Price alerts ring at the bell.',
      },
      market: {
        title: 'The whole market on one page',
        text: 'The price board, the map by sector, and the movers. “Filter” finds symbols by price, technical figures, P/E or foreign buying, and stands in the address. Save one and press its bell to be notified when a symbol enters.',
      },
      news: {
        title: 'The news',
        text: 'The news of the day, cleaned. Filters by title, symbol, author, tag and date stand in the address.',
      },
      demo: {
        title: 'The demo’s controls',
        text: 'Ctrl and the full stop open them: the market’s clock, scenarios, faults, the brand, and a link to exactly this state.',
      },
    },
  },
  de: {
    place: (number, all) => `Schritt ${number} von ${all}`,
    next: 'Weiter',
    back: 'Zurück',
    leave: 'Rundgang verlassen',
    done: 'Fertig',
    steps: {
      signIn: {
        title: 'Hier beginnt es',
        text: 'Melden Sie sich an wie ein Anleger, oder gehen Sie mit „Weiter“ als Mitglied der Demo hinein.',
      },
      pulse: {
        title: 'Der Markt heute, in einer Leiste',
        text: 'Der Index mit seiner Tageslinie, Marktbreite, Umsatz, ausländische Käufe und Branchen: Ein Blick zeigt, wem der Tag gehört.',
      },
      signals: {
        title: 'T+-Signale mit ihren Gründen',
        text: 'Jede Zeile ist ein Symbol mit neuem Signal, Kursziel, Stopp und frühestem Verkauf. „Ergebnisse“ sagt, was aus früheren wurde, und was herauskäme, würde allen Signalen blind gefolgt.',
      },
      chart: {
        title: 'Der Kerzenchart',
        text: 'Die Pfeiltasten gehen Kerze für Kerze, nach Tagen oder Minuten. Stopp und Kursziel ziehen: Stückzahl und Chance / Risiko folgen. Linien zeichnen, messen, andere Symbole vergleichen, Ex-Tage und Orderbuch sehen. „Rückblick“ geht durch frühere Handelstage, ohne die späteren zu kennen.',
      },
      why: {
        title: 'Warum dieses Signal',
        text: 'Zuerst der Handelsplan: frühester Kauf, Stopp, Kursziel, Stückzahl nach Kapital, frühester Verkauf. Darunter die Zahlen hinter dem Signal, und wie frühere Signale endeten.',
      },
      watchlist: {
        title: 'Eine Watchlist für die Pfeiltasten',
        text: 'Pfeil nach oben oder unten, und der Chart zeigt sofort das nächste Symbol. Das Feld darüber fügt eines hinzu. Das Plus legt eine eigene Watchlist an, deren Zeilen sich ziehen lassen.',
      },
      desk: {
        title: 'Mein T+',
        text: 'Oben Vermögen, Guthaben und Gewichte; für jeden Bestand eine Zeile: Stopp, Ziel, Ergebnis nach Gebühren und Steuer, Tag des Verkaufs. „Wertentwicklung“ vergleicht das Konto mit dem VN-Index und mit den eigenen Plänen. „Diese Woche“ nennt Ex-Tage, Auszahlungen und bald verkäufliche Posten. Kursalarme meldet die Glocke.',
      },
      market: {
        title: 'Der ganze Markt auf einer Seite',
        text: 'Kurstafel, Karte nach Branchen und die größten Bewegungen. „Filter“ findet Symbole nach Kurs, technischen Zahlen, KGV oder ausländischen Käufen und steht in der Adresse. Wer einen speichert und seine Glocke drückt, erfährt, wenn ein Symbol ihn neu erfüllt.',
      },
      news: {
        title: 'Die News',
        text: 'Die News des Tages, bereinigt. Filter nach Titel, Symbol, Autor, Schlagwort und Datum stehen in der Adresse.',
      },
      demo: {
        title: 'Die Steuerung der Demo',
        text: 'Strg und Punkt öffnen sie: Marktuhr, Szenarien, Fehler, Marke und ein Link zu genau diesem Zustand.',
      },
    },
  },
};

/** The texts of the tour in the interface language. */
export const useTourTexts = inLanguage(tourTexts);
