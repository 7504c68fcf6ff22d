import { inLanguage, type ByLanguage } from './by-language';

export type Named = { readonly name: string; readonly hint: string };

export type Texts = {
  readonly title: string;
  readonly open: string;
  readonly scenarios: Readonly<Record<string, Named>>;
  /** Beside the label of sample data while the market's clock is not the real one. */
  readonly clockSet: string;
  readonly clockNotice: string;
  readonly clockNoticeHint: string;
  readonly backToReal: string;
  readonly refused: string;
  readonly refusedSettings: (named: string) => string;
  readonly clockLimits: (first: string, last: string) => string;
  /** The name of a QR code. */
  readonly linkCode: string;
  readonly reset: string;
  readonly unknownScenario: string;
  readonly knownScenarios: string;
};

/** The texts of the demo alone, so that they are in no other build. */
export const texts: ByLanguage<Texts> = {
  vi: {
    title: 'Điều khiển bản dùng thử',
    open: 'mở bảng điều khiển bản dùng thử',
    scenarios: {
      demo: { name: 'Ngày thường', hint: 'mọi thứ chạy tốt' },
      'story-day': { name: 'Câu chuyện một phiên', hint: 'từ tin sáng đến T+2' },
      'rally-day': { name: 'Ngày bùng nổ', hint: 'nhiều mã tăng trần' },
      'crash-day': { name: 'Ngày bán tháo', hint: 'nhiều mã giảm sàn' },
      empty: { name: 'Tài khoản mới', hint: 'chưa có danh mục' },
      slow: { name: 'Mạng chậm', hint: 'mỗi lần gọi 3 giây' },
      flaky: { name: 'Mạng chập chờn', hint: 'một phần bị lỗi' },
      failing: { name: 'Máy chủ lỗi', hint: 'mọi lần tải báo 500' },
      expired: { name: 'Hết hạn đăng nhập', hint: 'phải đăng nhập lại' },
      'hostile-news': { name: 'Tin độc hại', hint: 'tin chứa mã lạ' },
    },
    clockSet: 'giờ giả lập',
    clockNotice: 'Đồng hồ thị trường đang chạy giờ giả lập',
    clockNoticeHint: 'Bạn đã chỉnh đồng hồ ở lần xem trước.',
    backToReal: 'Về giờ thật',
    refused: 'Có thiết lập không dùng được',
    refusedSettings: (named) => `Đã bỏ qua: ${named}.`,
    clockLimits: (first, last) => `Đồng hồ thị trường chạy được từ ${first} đến ${last}.`,
    linkCode: 'Mã QR mở đúng trạng thái này',
    reset: 'Đặt lại dữ liệu',
    unknownScenario: 'Không có kịch bản này',
    knownScenarios: 'Các kịch bản hiện có',
  },
  en: {
    title: 'Demo controls',
    open: 'open the demo controls',
    scenarios: {
      demo: { name: 'Normal day', hint: 'everything works' },
      'story-day': { name: 'Story day', hint: 'from the news to T+2' },
      'rally-day': { name: 'Rally', hint: 'many at their ceiling' },
      'crash-day': { name: 'Sell-off', hint: 'many at their floor' },
      empty: { name: 'New account', hint: 'nothing listed yet' },
      slow: { name: 'Slow network', hint: '3 seconds a call' },
      flaky: { name: 'Flaky network', hint: 'some calls fail' },
      failing: { name: 'Broken server', hint: 'every load answers 500' },
      expired: { name: 'Session expired', hint: 'sign in again' },
      'hostile-news': { name: 'Hostile news', hint: 'news with foreign code' },
    },
    clockSet: 'demo clock',
    clockNotice: 'The market’s clock is not on real time',
    clockNoticeHint: 'It was set on an earlier visit.',
    backToReal: 'Back to real time',
    refused: 'A setting cannot be used',
    refusedSettings: (named) => `Left out: ${named}.`,
    clockLimits: (first, last) => `The market’s clock runs from ${first} to ${last}.`,
    linkCode: 'QR code that opens exactly this state',
    reset: 'Reset the data',
    unknownScenario: 'There is no such scenario',
    knownScenarios: 'These scenarios exist',
  },
  de: {
    title: 'Steuerung der Demo',
    open: 'Steuerung der Demo öffnen',
    scenarios: {
      demo: { name: 'Normaler Tag', hint: 'alles läuft' },
      'story-day': { name: 'Tag mit Geschichte', hint: 'von den News bis T+2' },
      'rally-day': { name: 'Kurssprung', hint: 'viele an der Obergrenze' },
      'crash-day': { name: 'Ausverkauf', hint: 'viele an der Untergrenze' },
      empty: { name: 'Neues Konto', hint: 'noch keine Symbole' },
      slow: { name: 'Langsames Netz', hint: '3 Sekunden je Aufruf' },
      flaky: { name: 'Wackliges Netz', hint: 'manches schlägt fehl' },
      failing: { name: 'Server gestört', hint: 'jedes Laden ergibt 500' },
      expired: { name: 'Sitzung abgelaufen', hint: 'erneut anmelden' },
      'hostile-news': { name: 'Bösartige News', hint: 'mit fremdem Code' },
    },
    clockSet: 'Demo-Uhr',
    clockNotice: 'Die Marktuhr zeigt nicht die Echtzeit',
    clockNoticeHint: 'Sie wurde bei einem früheren Besuch gestellt.',
    backToReal: 'Zurück zur Echtzeit',
    refused: 'Eine Einstellung ist nicht möglich',
    refusedSettings: (named) => `Ausgelassen: ${named}.`,
    clockLimits: (first, last) => `Die Marktuhr läuft vom ${first} bis zum ${last}.`,
    linkCode: 'QR-Code, der genau diesen Zustand öffnet',
    reset: 'Daten zurücksetzen',
    unknownScenario: 'Dieses Szenario gibt es nicht',
    knownScenarios: 'Diese Szenarien gibt es',
  },
};

/** The demo's own texts in the interface language. */
export const useTexts = inLanguage(texts);
