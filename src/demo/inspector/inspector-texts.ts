import { inLanguage, type ByLanguage } from '../by-language';

type InspectorTexts = {
  readonly title: string;
  readonly actors: string;
  readonly chart: string;
  readonly context: string;
  readonly events: string;
  readonly send: string;
  readonly event: string;
  readonly payload: string;
  readonly notSent: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly close: string;
  readonly choose: string;
  readonly none: string;
};

export const inspectorTexts: ByLanguage<InspectorTexts> = {
  vi: {
    title: 'Biểu đồ trạng thái',
    actors: 'Máy trạng thái đang chạy',
    chart: 'Biểu đồ',
    context: 'Dữ liệu',
    events: 'Sự kiện gần nhất',
    send: 'Gửi sự kiện',
    event: 'Sự kiện',
    payload: 'Dữ liệu gửi kèm (JSON)',
    notSent: 'Chưa gửi được',
    copy: 'Sao chép dạng JSON',
    copied: 'Đã sao chép',
    notCopied: 'Trình duyệt không cho sao chép',
    close: 'Đóng',
    choose: 'Chọn một máy trạng thái để xem biểu đồ.',
    none: 'Chưa có sự kiện nào.',
  },
  en: {
    title: 'State charts',
    actors: 'Running actors',
    chart: 'Chart',
    context: 'Context',
    events: 'Last events',
    send: 'Send event',
    event: 'Event',
    payload: 'Payload (JSON)',
    notSent: 'Not sent',
    copy: 'Copy as JSON',
    copied: 'Copied',
    notCopied: 'The browser denies access to the clipboard',
    close: 'Close',
    choose: 'Choose an actor to see its chart.',
    none: 'No events yet.',
  },
  de: {
    title: 'Zustandsdiagramme',
    actors: 'Laufende Aktoren',
    chart: 'Diagramm',
    context: 'Kontext',
    events: 'Letzte Ereignisse',
    send: 'Ereignis senden',
    event: 'Ereignis',
    payload: 'Nutzdaten (JSON)',
    notSent: 'Nicht gesendet',
    copy: 'Als JSON kopieren',
    copied: 'Kopiert',
    notCopied: 'Der Browser verweigert den Zugriff auf die Zwischenablage',
    close: 'Schließen',
    choose: 'Wählen Sie einen Aktor, um sein Diagramm zu sehen.',
    none: 'Noch keine Ereignisse.',
  },
};

/** The inspector's own texts in the interface language. */
export const useInspectorTexts = inLanguage(inspectorTexts);
