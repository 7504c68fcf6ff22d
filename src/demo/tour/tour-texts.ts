import type { Language } from '../../i18n/languages';
import { useLanguage } from '../../i18n/useT';
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
export const tourTexts: Readonly<Record<Language, TourTexts>> = {
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
        text: 'Chỉ số, độ rộng, thanh khoản và dòng tiền nước ngoài: nhìn một lần là biết phiên này thuộc về bên nào.',
      },
      signals: {
        title: 'Tín hiệu T+ kèm lý do',
        text: 'Mỗi dòng là một mã vừa có tín hiệu lướt sóng. Ngày mới bắt đầu bằng một đường kẻ đậm.',
      },
      chart: {
        title: 'Biểu đồ nến',
        text: 'Các phím mũi tên đi từng cây nến. Nến trần và nến sàn có màu riêng, đúng như bảng điện.',
      },
      why: {
        title: 'Vì sao có tín hiệu này',
        text: 'Số liệu làm nên tín hiệu, ngày bán được sớm nhất theo T+2, và những lần trước đã ra sao.',
      },
      watchlist: {
        title: 'Danh mục, đi bằng phím mũi tên',
        text: 'Bấm mũi tên lên hoặc xuống: biểu đồ đổi mã ngay. Thêm một mã bằng ô nhập phía trên.',
      },
      news: {
        title: 'Tin tức',
        text: 'Tin của ngày, đã làm sạch. Bộ lọc theo tiêu đề, tác giả, thẻ và ngày nằm cả trên địa chỉ trang.',
      },
      search: {
        title: 'Tìm mọi thứ',
        text: 'Phím / mở ô tìm từ bất kỳ trang nào: mã, trang, tin tức.',
      },
      settings: {
        title: 'Sáng, tối, ba ngôn ngữ',
        text: 'Giao diện và ngôn ngữ đổi ngay, không tải lại. Chế độ đêm tự bật theo giờ.',
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
        text: 'Indices, breadth, turnover and foreign flows: one look tells whose session this is.',
      },
      signals: {
        title: 'T+ signals with their reasons',
        text: 'Each row is a symbol with a new short-swing signal. A thick line begins a new day.',
      },
      chart: {
        title: 'The candlestick chart',
        text: 'The arrow keys walk bar by bar. Ceiling and floor candles have colours of their own, as on the board.',
      },
      why: {
        title: 'Why this signal',
        text: 'The figures that made the signal, the earliest sale by T+2, and how the earlier ones ended.',
      },
      watchlist: {
        title: 'A watchlist that the arrow keys walk',
        text: 'Press Up or Down and the chart shows the next symbol at once. The box above adds a symbol.',
      },
      news: {
        title: 'The news',
        text: 'The news of the day, cleaned. Filters by title, author, tag and date stand in the address.',
      },
      search: {
        title: 'Search for anything',
        text: 'The key / opens the search on any page: symbols, pages, news.',
      },
      settings: {
        title: 'Light, dark, three languages',
        text: 'Look and language change at once, without a reload. Night mode follows the clock.',
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
        text: 'Indizes, Marktbreite, Umsatz und ausländische Käufe: Ein Blick zeigt, wem die Sitzung gehört.',
      },
      signals: {
        title: 'T+-Signale mit ihren Gründen',
        text: 'Jede Zeile ist ein Symbol mit einem neuen Signal. Eine dicke Linie beginnt einen neuen Tag.',
      },
      chart: {
        title: 'Der Kerzenchart',
        text: 'Die Pfeiltasten gehen Kerze für Kerze. Ober- und Untergrenze haben eigene Farben, wie auf der Kurstafel.',
      },
      why: {
        title: 'Warum dieses Signal',
        text: 'Die Zahlen hinter dem Signal, der früheste Verkauf nach T+2, und wie frühere Signale endeten.',
      },
      watchlist: {
        title: 'Eine Watchlist für die Pfeiltasten',
        text: 'Pfeil nach oben oder unten, und der Chart zeigt sofort das nächste Symbol. Das Feld darüber fügt eines hinzu.',
      },
      news: {
        title: 'Die News',
        text: 'Die News des Tages, bereinigt. Filter nach Titel, Autor, Schlagwort und Datum stehen in der Adresse.',
      },
      search: {
        title: 'Alles suchen',
        text: 'Die Taste / öffnet die Suche auf jeder Seite: Symbole, Seiten, News.',
      },
      settings: {
        title: 'Hell, dunkel, drei Sprachen',
        text: 'Aussehen und Sprache wechseln sofort, ohne Neuladen. Der Nachtmodus folgt der Uhr.',
      },
      demo: {
        title: 'Die Steuerung der Demo',
        text: 'Strg und Punkt öffnen sie: Marktuhr, Szenarien, Fehler, Marke und ein Link zu genau diesem Zustand.',
      },
    },
  },
};

export function useTourTexts(): TourTexts {
  return tourTexts[useLanguage()];
}
