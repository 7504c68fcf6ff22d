import type { FaultAnswer } from '../../mock-server/faults';
import type { Theme } from '../../machines/theme.setup';
import { inLanguage, type ByLanguage } from './by-language';
import type { LogoProblem } from './logo/read-logo';
import type { Preset } from './presets';
import type { Person } from './settings';
import { useTexts, type Named, type Texts } from './texts';

type DrawerTexts = {
  readonly clock: string;
  readonly presets: Readonly<Record<Preset, Named>>;
  readonly real: Named;
  readonly speed: string;
  readonly still: string;
  readonly scenario: string;
  readonly startTour: string;
  readonly resetHint: string;
  readonly person: string;
  readonly people: Readonly<Record<Person, string>>;
  readonly latency: string;
  readonly latencies: { readonly usual: string; readonly of: (ms: number) => string };
  readonly faults: string;
  readonly call: string;
  readonly everyCall: string;
  readonly answer: string;
  readonly answers: Readonly<Record<FaultAnswer, string>>;
  readonly howOften: string;
  readonly once: string;
  readonly always: string;
  readonly addFault: string;
  readonly removeFault: (call: string) => string;
  readonly noFaults: string;
  readonly brand: string;
  readonly brandName: string;
  readonly applyName: string;
  readonly nameLong: (most: number) => string;
  readonly brandDark: string;
  readonly brandLight: string;
  readonly ownBrand: string;
  readonly adjusted: (theme: Theme, shown: string) => string;
  readonly logo: string;
  readonly logoHint: string;
  /** What a file leads to, besides the logo that is shown. */
  readonly logoSays: Readonly<Record<LogoProblem | 'colourless', string>>;
  readonly removeLogo: string;
  readonly copyLink: string;
  readonly showCode: string;
  readonly link: string;
  /** What an address has that is copied from the address bar. */
  readonly linkHint: string;
  /** Of a link while a logo is shown. */
  readonly linkWithoutLogo: string;
  readonly copied: string;
  /** Of a link that nobody else can open. */
  readonly ownMachine: string;
  readonly notCopied: string;
};

/** The texts of the drawer alone, which are loaded with it. */
export const drawerTexts: ByLanguage<DrawerTexts> = {
  vi: {
    clock: 'Đồng hồ thị trường',
    presets: {
      ato: { name: '09:05', hint: 'Phiên ATO' },
      lunch: { name: '11:45', hint: 'Nghỉ trưa' },
      continuous: { name: '14:12', hint: 'Liên tục' },
      atc: { name: '14:35', hint: 'Phiên ATC' },
      closed: { name: '15:30', hint: 'Sau phiên' },
      sunday: { name: 'Chủ Nhật', hint: 'Đóng cửa' },
      tet: { name: '17/02', hint: 'Nghỉ Tết' },
    },
    real: { name: 'Giờ thật', hint: 'Theo máy này' },
    speed: 'Tốc độ',
    still: 'Đứng yên',
    scenario: 'Kịch bản',
    person: 'Người dùng',
    startTour: 'Xem giới thiệu',
    resetHint: 'chỉ trong máy này',
    people: { visitor: 'Khách', member: 'Thành viên', admin: 'Quản trị', new: 'Thành viên mới' },
    latency: 'Độ trễ',
    latencies: { usual: 'Theo kịch bản', of: (ms) => `${ms} ms` },
    faults: 'Lỗi theo từng lời gọi',
    call: 'Lời gọi',
    everyCall: 'Mọi lời gọi',
    answer: 'Trả về',
    answers: {
      '401': '401: chưa đăng nhập',
      '422': '422: dữ liệu bị từ chối',
      '500': '500: lỗi máy chủ',
      html: 'Một trang HTML',
      never: 'Không bao giờ trả lời',
      offline: 'Mất kết nối',
    },
    howOften: 'Bao nhiêu lần',
    once: 'Một lần',
    always: 'Đến khi gỡ',
    addFault: 'Đặt lỗi',
    removeFault: (call) => `Gỡ lỗi của ${call}`,
    noFaults: 'Chưa đặt lỗi nào.',
    brand: 'Thương hiệu',
    brandName: 'Tên',
    applyName: 'Dùng tên này',
    nameLong: (most) => `Tên dài tối đa ${most} ký tự.`,
    brandDark: 'Màu chính, nền tối',
    brandLight: 'Màu chính, nền sáng',
    ownBrand: 'Thương hiệu gốc',
    adjusted: (theme, shown) =>
      `Trên nền ${theme === 'dark' ? 'tối' : 'sáng'}, màu này hiển thị là ${shown} để đọc được (4.5:1).`,
    logo: 'Logo (SVG hoặc PNG)',
    logoHint:
      'Tối đa 1 MB. Logo chỉ hiện trong thẻ này của trình duyệt và không được gửi đi đâu; liên kết mang theo tên và màu, được đề xuất từ logo.',
    logoSays: {
      type: 'Tệp này không phải SVG hay PNG.',
      size: 'Tệp này lớn hơn 1 MB.',
      content: 'Tệp này không có hình nào hiển thị được.',
      colourless: 'Logo này không có màu để đề xuất.',
    },
    removeLogo: 'Gỡ logo',
    copyLink: 'Sao chép liên kết',
    showCode: 'Hiện mã QR',
    link: 'Liên kết đến đúng trạng thái này',
    linkHint: 'Liên kết này mang theo cả ngôn ngữ và người dùng; địa chỉ chép từ thanh địa chỉ thì không.',
    linkWithoutLogo: 'Liên kết không mang theo logo: người mở chỉ thấy tên và màu.',
    copied: 'Đã sao chép.',
    ownMachine:
      'Địa chỉ này chỉ mở được trên máy này; muốn gửi cho khách, hãy đưa bản dùng thử lên một máy chủ.',
    notCopied: 'Trình duyệt không cho sao chép: hãy chép từ ô này.',
  },
  en: {
    clock: 'Market clock',
    presets: {
      ato: { name: '09:05', hint: 'Opening auction' },
      lunch: { name: '11:45', hint: 'Lunch break' },
      continuous: { name: '14:12', hint: 'Continuous' },
      atc: { name: '14:35', hint: 'Closing auction' },
      closed: { name: '15:30', hint: 'After the close' },
      sunday: { name: 'Sunday', hint: 'Closed' },
      tet: { name: '17/02', hint: 'Tết holiday' },
    },
    real: { name: 'Real time', hint: 'This machine’s' },
    speed: 'Speed',
    still: 'Still',
    scenario: 'Scenario',
    person: 'Person',
    startTour: 'Start the tour',
    resetHint: 'on this machine only',
    people: { visitor: 'Visitor', member: 'Member', admin: 'Admin', new: 'New member' },
    latency: 'Latency',
    latencies: { usual: 'The scenario’s', of: (ms) => `${ms} ms` },
    faults: 'Faults per call',
    call: 'Call',
    everyCall: 'Every call',
    answer: 'Answer',
    answers: {
      '401': '401: not signed in',
      '422': '422: refused',
      '500': '500: server error',
      html: 'An HTML page',
      never: 'Never answers',
      offline: 'Offline',
    },
    howOften: 'How often',
    once: 'Once',
    always: 'Until cleared',
    addFault: 'Set the fault',
    removeFault: (call) => `Clear the fault of ${call}`,
    noFaults: 'No fault is set.',
    brand: 'Brand',
    brandName: 'Name',
    applyName: 'Use this name',
    nameLong: (most) => `The name has at most ${most} characters.`,
    brandDark: 'Primary colour, dark',
    brandLight: 'Primary colour, light',
    ownBrand: 'Original brand',
    adjusted: (theme, shown) =>
      `In the ${theme} theme this colour is shown as ${shown}, so that it can be read (4.5:1).`,
    logo: 'Logo (SVG or PNG)',
    logoHint:
      'At most 1 MB. It is shown in this tab alone and sent nowhere; a link carries the name and the colours, which are proposed from it.',
    logoSays: {
      type: 'This file is neither SVG nor PNG.',
      size: 'This file is larger than 1 MB.',
      content: 'There is no picture in this file that could be shown.',
      colourless: 'This logo has no colour to propose.',
    },
    removeLogo: 'Remove the logo',
    copyLink: 'Copy link',
    showCode: 'Show QR code',
    link: 'Link to exactly this state',
    linkHint: 'This link has the language and the person too, which the address bar does not.',
    linkWithoutLogo: 'The link does not carry the logo, only the name and the colours.',
    copied: 'Copied.',
    ownMachine: 'This address opens on this machine alone; for your customers, put the demo on a server.',
    notCopied: 'The browser does not allow copying: copy it from this box.',
  },
  de: {
    clock: 'Marktuhr',
    presets: {
      ato: { name: '09:05', hint: 'Eröffnung' },
      lunch: { name: '11:45', hint: 'Mittagspause' },
      continuous: { name: '14:12', hint: 'Fortlaufend' },
      atc: { name: '14:35', hint: 'Schlussauktion' },
      closed: { name: '15:30', hint: 'Nach Schluss' },
      sunday: { name: 'Sonntag', hint: 'Geschlossen' },
      tet: { name: '17.02.', hint: 'Tết-Ferien' },
    },
    real: { name: 'Echtzeit', hint: 'Dieses Geräts' },
    speed: 'Tempo',
    still: 'Steht',
    scenario: 'Szenario',
    person: 'Person',
    startTour: 'Rundgang starten',
    resetHint: 'nur auf diesem Gerät',
    people: { visitor: 'Gast', member: 'Mitglied', admin: 'Admin', new: 'Neues Mitglied' },
    latency: 'Verzögerung',
    latencies: { usual: 'Wie im Szenario', of: (ms) => `${ms} ms` },
    faults: 'Fehler je Aufruf',
    call: 'Aufruf',
    everyCall: 'Jeder Aufruf',
    answer: 'Antwort',
    answers: {
      '401': '401: nicht angemeldet',
      '422': '422: abgelehnt',
      '500': '500: Serverfehler',
      html: 'Eine HTML-Seite',
      never: 'Antwortet nie',
      offline: 'Keine Verbindung',
    },
    howOften: 'Wie oft',
    once: 'Einmal',
    always: 'Bis zum Entfernen',
    addFault: 'Fehler setzen',
    removeFault: (call) => `Fehler von ${call} entfernen`,
    noFaults: 'Kein Fehler ist gesetzt.',
    brand: 'Marke',
    brandName: 'Name',
    applyName: 'Diesen Namen verwenden',
    nameLong: (most) => `Der Name hat höchstens ${most} Zeichen.`,
    brandDark: 'Hauptfarbe, dunkel',
    brandLight: 'Hauptfarbe, hell',
    ownBrand: 'Ursprüngliche Marke',
    adjusted: (theme, shown) =>
      `Im ${theme === 'dark' ? 'dunklen' : 'hellen'} Design erscheint diese Farbe als ${shown}, damit man sie lesen kann (4.5:1).`,
    logo: 'Logo (SVG oder PNG)',
    logoHint:
      'Höchstens 1 MB. Es erscheint nur in diesem Tab und wird nirgendwohin gesendet; ein Link enthält den Namen und die Farben, die daraus vorgeschlagen werden.',
    logoSays: {
      type: 'Diese Datei ist weder SVG noch PNG.',
      size: 'Diese Datei ist größer als 1 MB.',
      content: 'In dieser Datei ist kein Bild, das angezeigt werden kann.',
      colourless: 'In diesem Logo ist keine Farbe, die sich vorschlagen lässt.',
    },
    removeLogo: 'Logo entfernen',
    copyLink: 'Link kopieren',
    showCode: 'QR-Code zeigen',
    link: 'Link zu genau diesem Zustand',
    linkHint: 'Dieser Link enthält auch Sprache und Person, die Adresszeile nicht.',
    linkWithoutLogo: 'Der Link enthält das Logo nicht, nur den Namen und die Farben.',
    copied: 'Kopiert.',
    ownMachine:
      'Diese Adresse öffnet sich nur auf diesem Rechner; für Ihre Kunden gehört die Demo auf einen Server.',
    notCopied: 'Der Browser erlaubt das Kopieren nicht: Kopieren Sie den Link aus diesem Feld.',
  },
};

const useOwnTexts = inLanguage(drawerTexts);

/** The demo's own texts in the interface language, those of the drawer included. */
export function useDrawerTexts(): DrawerTexts & Texts {
  return { ...useTexts(), ...useOwnTexts() };
}
