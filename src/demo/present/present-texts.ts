import { inLanguage, type ByLanguage } from '../by-language';
import type { SceneName } from './scenes';

/** A scene's title, what to say in it, and what to do. */
type SceneTexts = { readonly title: string; readonly say: string; readonly show: string };

type PresentTexts = {
  /** Begins a presentation. */
  readonly present: string;
  readonly end: string;
  readonly notes: string;
  readonly hide: string;
  readonly next: string;
  readonly back: string;
  readonly keys: string;
  readonly elapsed: string;
  /** The heading of the scenes in the drawer. */
  readonly scenesTitle: string;
  readonly developers: string;
  readonly scenes: Readonly<Record<SceneName, SceneTexts>>;
};

export const presentTexts: ByLanguage<PresentTexts> = {
  vi: {
    present: 'Trình bày',
    end: 'Kết thúc trình bày',
    notes: 'Ghi chú người trình bày',
    hide: 'Ẩn ghi chú (phím N)',
    next: 'Tiếp',
    back: 'Quay lại',
    keys: 'Phím 1–9: cảnh, N: ẩn/hiện',
    elapsed: 'Thời gian đã trình bày',
    scenesTitle: 'Các cảnh',
    developers: 'Dành cho lập trình viên',
    scenes: {
      promise: {
        title: 'Lời hứa',
        say: '“Biết vì sao mua. Biết ngày nào bán được.” Cả sản phẩm nằm trong hai câu này.',
        show: 'Để khách đọc trang chào. Chưa bấm gì cả.',
      },
      market: {
        title: 'Thị trường hôm nay',
        say: 'Một dải là đủ: chỉ số, độ rộng, thanh khoản, khối ngoại, ngành dẫn đầu. Nhìn qua một lượt, ly cà phê còn chưa nguội.',
        show: 'Chỉ vào độ rộng, rồi vào danh sách tín hiệu bên dưới.',
      },
      signal: {
        title: 'Một tín hiệu và lý do',
        say: 'Mã nào được nêu cũng kèm số liệu, và số liệu gồm cả những lần sai.',
        show: 'Chỉ vào khung vị thế trên biểu đồ, kéo cắt lỗ xuống một chút: khối lượng và tỷ lệ lãi/lỗ đổi theo ngay.',
      },
      watchlist: {
        title: 'Mười hai biểu đồ trong năm giây',
        say: 'Đi hết danh mục bằng phím mũi tên, biểu đồ nào cũng hiện ngay.',
        show: 'Bấm vào dòng đầu của danh mục, rồi bấm ↓ cho đến dòng cuối.',
      },
      replay: {
        title: 'Một phiên đã qua',
        say: 'Lúc phiên ấy đóng cửa, nhà đầu tư chỉ biết chừng này, không hơn.',
        show: 'Bấm “Phiên sau” vài lần, rồi “Về hiện tại”.',
      },
      desk: {
        title: 'Tài khoản của nhà đầu tư',
        say: 'Tiền mặt, tiền bán chờ về, và từng mã với cắt lỗ, mục tiêu, ngày bán được, lãi/lỗ sau phí và thuế.',
        show: 'Mở một dòng để xem từng lô, rồi chỉ vào ngày bán được.',
      },
      performance: {
        title: 'Hiệu quả thật',
        say: 'So với VN-Index, và so với chính kế hoạch của mình: bỏ kế hoạch thì được hay mất bao nhiêu.',
        show: 'Đọc to mấy câu đầu trang, rồi chỉ vào phần “Kỷ luật”.',
      },
      crash: {
        title: 'Một ngày xấu',
        say: 'Khi cả thị trường đỏ lửa, trang này vẫn bình tĩnh: cả phiên nằm trong một bức tranh.',
        show: 'Chỉ vào các ô màu giá sàn, rồi mở “Biến động”, mục “Giảm sàn”.',
      },
      theirs: {
        title: 'Sản phẩm của họ',
        say: 'Tên, màu và logo của quý vị, bằng ngôn ngữ của khách hàng quý vị.',
        show: 'Ctrl và dấu chấm: chọn logo, đặt tên rồi “Dùng tên này”, đổi ngôn ngữ. “Hiện mã QR” cho khách quét, hoặc “Sao chép liên kết” để gửi; liên kết mang theo tên và màu, không mang logo.',
      },
    },
  },
  en: {
    present: 'Present',
    end: 'End the presentation',
    notes: 'Presenter notes',
    hide: 'Hide the notes (key N)',
    next: 'Next',
    back: 'Back',
    keys: 'Keys 1–9: scenes, N: hide or show',
    elapsed: 'Time so far',
    scenesTitle: 'Scenes',
    developers: 'For developers',
    scenes: {
      promise: {
        title: 'The promise',
        say: '“Know why you buy. Know the day you can sell.” The whole product is in these two sentences.',
        show: 'Let the customer read the welcome page. Press nothing yet.',
      },
      market: {
        title: 'The market today',
        say: 'One strip is enough: index, breadth, turnover, foreign flows, leading sectors. One look before the coffee is cold.',
        show: 'Point at the breadth, then at the list of signals below.',
      },
      signal: {
        title: 'A signal and its reasons',
        say: 'No tip without its figures, and no figures that hide the failures.',
        show: 'Point at the position on the chart and drag the stop down a little: quantity and reward / risk follow at once.',
      },
      watchlist: {
        title: 'Twelve charts in five seconds',
        say: 'The arrow keys walk the watchlist, and nobody waits.',
        show: 'Click the first row of the watchlist, then press ↓ down to the last.',
      },
      replay: {
        title: 'A past trading day',
        say: 'This is what was known at that close, and nothing of what came after.',
        show: 'Press “Next bar” a few times, then “Leave replay”.',
      },
      desk: {
        title: 'The investor’s account',
        say: 'Cash, proceeds on their way, and each holding with its stop, its target, the day it can be sold and its profit after fees and tax.',
        show: 'Open a row to see its lots, then point at the day on which they can be sold.',
      },
      performance: {
        title: 'What really came of it',
        say: 'Beside VN-Index, and beside your own plans: what leaving them cost or brought.',
        show: 'Read the first sentences aloud, then point at “Discipline”.',
      },
      crash: {
        title: 'A bad day',
        say: 'When the whole market falls, the product stays calm: the trading day in one picture.',
        show: 'Point at the tiles at their floor, then open “Movers” and its list “At the floor”.',
      },
      theirs: {
        title: 'Their own product',
        say: 'Your name, your colours and your logo, in the language of your customers.',
        show: 'Ctrl and the full stop: choose their logo, type their name and “Use this name”, change the language. “Show QR code” for them to scan, or “Copy link” to send; the link carries name and colours, not the logo.',
      },
    },
  },
  de: {
    present: 'Vorführen',
    end: 'Vorführung beenden',
    notes: 'Notizen zur Vorführung',
    hide: 'Notizen ausblenden (Taste N)',
    next: 'Weiter',
    back: 'Zurück',
    keys: 'Tasten 1–9: Szenen, N: aus- und einblenden',
    elapsed: 'Bisherige Zeit',
    scenesTitle: 'Szenen',
    developers: 'Für Entwickler',
    scenes: {
      promise: {
        title: 'Das Versprechen',
        say: '„Wissen, warum Sie kaufen. Wissen, ab wann verkaufbar.“ In diesen zwei Sätzen steckt das ganze Produkt.',
        show: 'Den Kunden die Willkommensseite lesen lassen. Noch nichts drücken.',
      },
      market: {
        title: 'Der Markt heute',
        say: 'Eine Leiste genügt: Index, Marktbreite, Umsatz, ausländische Käufe, führende Branchen. Ein Blick, bevor der Kaffee kalt ist.',
        show: 'Auf die Marktbreite zeigen, dann auf die Liste der Signale darunter.',
      },
      signal: {
        title: 'Ein Signal und seine Gründe',
        say: 'Kein Tipp ohne seine Zahlen, und keine Zahlen, die Fehlschläge verschweigen.',
        show: 'Auf die Position im Chart zeigen und den Stopp ein wenig nach unten ziehen: Stückzahl und Chance / Risiko folgen sofort.',
      },
      watchlist: {
        title: 'Zwölf Charts in fünf Sekunden',
        say: 'Die Pfeiltasten gehen durch die Watchlist, ohne dass jemand wartet.',
        show: 'Die erste Zeile der Watchlist anklicken, dann ↓ bis zur letzten drücken.',
      },
      replay: {
        title: 'Ein vergangener Handelstag',
        say: 'So viel war am Schluss dieses Tages bekannt, und nichts von dem, was danach kam.',
        show: 'Einige Male „Nächste Kerze“ drücken, dann „Rückblick beenden“.',
      },
      desk: {
        title: 'Das Konto des Anlegers',
        say: 'Guthaben, ausstehende Erlöse, und jeder Bestand mit Stopp, Ziel, Verkaufstag und Ergebnis nach Gebühren und Steuer.',
        show: 'Eine Zeile öffnen, um ihre Posten zu sehen, dann auf den Verkaufstag zeigen.',
      },
      performance: {
        title: 'Was daraus geworden ist',
        say: 'Im Vergleich mit dem VN-Index und mit den eigenen Plänen: was es gekostet oder gebracht hat, von ihnen abzuweichen.',
        show: 'Die ersten Sätze vorlesen, dann auf „Disziplin“ zeigen.',
      },
      crash: {
        title: 'Ein schlechter Tag',
        say: 'Wenn der ganze Markt fällt, bleibt das Produkt ruhig: der Handelstag in einem Bild.',
        show: 'Auf die Felder an der Untergrenze zeigen, dann „Bewegungen“ öffnen, Liste „An der Untergrenze“.',
      },
      theirs: {
        title: 'Ihr eigenes Produkt',
        say: 'Ihr Name, Ihre Farben und Ihr Logo, in der Sprache Ihrer Kunden.',
        show: 'Strg und Punkt: Logo wählen, Namen eingeben und „Diesen Namen verwenden“, Sprache ändern. „QR-Code zeigen“ zum Scannen, oder „Link kopieren“ zum Senden; der Link enthält Namen und Farben, nicht das Logo.',
      },
    },
  },
};

/** The texts of a presentation in the interface language. */
export const usePresentTexts = inLanguage(presentTexts);
