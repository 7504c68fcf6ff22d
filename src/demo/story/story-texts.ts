import type { Chapter } from '../../../mock-server/story/story';
import { inLanguage, type ByLanguage } from '../by-language';
import type { Named } from '../texts';

type StoryTexts = {
  readonly title: string;
  readonly pause: string;
  readonly goOn: string;
  /** Why it does not go on at its end. */
  readonly over: string;
  /** What only the member sees of it. */
  readonly ofMember: string;
  readonly chapters: Readonly<Record<Chapter, Named>>;
};

export const storyTexts: ByLanguage<StoryTexts> = {
  vi: {
    title: 'Câu chuyện một phiên',
    pause: 'Tạm dừng',
    goOn: 'Chạy tiếp',
    over: 'Câu chuyện đã hết. Chọn một đoạn ở trên để xem lại.',
    ofMember: 'Cảnh báo và giao dịch trong câu chuyện là của thành viên: chọn “Thành viên” ở trên để thấy.',
    chapters: {
      news: { name: 'Tin buổi sáng', hint: 'Trước phiên' },
      opening: { name: 'Khớp mở cửa', hint: 'Giá dự kiến đến 09:15' },
      turn: { name: 'Ngân hàng đảo chiều', hint: 'VN-Index theo sau' },
      alert: { name: 'Cảnh báo', hint: 'VPB vượt 31.50' },
      signal: { name: 'Tín hiệu tạm tính', hint: 'Chốt sau 14:45' },
      close: { name: 'Đóng cửa', hint: 'Hết phiên lúc 15:00' },
      list: { name: 'Vào danh sách', hint: 'Tín hiệu bứt phá' },
      message: { name: 'Tin của bot', hint: 'Cùng tín hiệu ấy' },
      plan: { name: 'Kế hoạch', hint: 'Cắt lỗ, mục tiêu, khối lượng' },
      purchase: { name: 'Mua', hint: 'Sáng hôm sau' },
      settled: { name: 'Hàng về', hint: 'T+2, từ 13:00' },
      sale: { name: 'Bán', hint: 'Lãi sau phí và thuế' },
    },
  },
  en: {
    title: 'A day that tells a story',
    pause: 'Pause',
    goOn: 'Go on',
    over: 'The story is over. Choose a chapter above.',
    ofMember: 'The alert and the trades of the story are the member’s: choose “Member” above to see them.',
    chapters: {
      news: { name: 'Morning news', hint: 'Before the market opens' },
      opening: { name: 'Opening auction', hint: 'Expected price until 09:15' },
      turn: { name: 'Banks turn', hint: 'VN-Index follows' },
      alert: { name: 'An alert', hint: 'VPB above 31.50' },
      signal: { name: 'Provisional signal', hint: 'Final after 14:45' },
      close: { name: 'The close', hint: 'The trading day ends at 15:00' },
      list: { name: 'In the list', hint: 'A breakout' },
      message: { name: 'The bot’s message', hint: 'The same signal' },
      plan: { name: 'The plan', hint: 'Stop, target, quantity' },
      purchase: { name: 'The purchase', hint: 'The next morning' },
      settled: { name: 'Settled', hint: 'T+2, from 13:00' },
      sale: { name: 'The sale', hint: 'Profit after fees and tax' },
    },
  },
  de: {
    title: 'Ein Tag mit Geschichte',
    pause: 'Anhalten',
    goOn: 'Weiter',
    over: 'Die Geschichte ist zu Ende. Wählen Sie oben ein Kapitel.',
    ofMember:
      'Alarm und Geschäfte der Geschichte hat nur das Mitglied: Wählen Sie oben „Mitglied“, um sie zu sehen.',
    chapters: {
      news: { name: 'Morgennachrichten', hint: 'Vor der Eröffnung' },
      opening: { name: 'Eröffnungsauktion', hint: 'Erwarteter Preis bis 09:15' },
      turn: { name: 'Banken drehen', hint: 'VN-Index folgt' },
      alert: { name: 'Ein Alarm', hint: 'VPB über 31.50' },
      signal: { name: 'Vorläufiges Signal', hint: 'Endgültig nach 14:45' },
      close: { name: 'Der Schluss', hint: 'Ende um 15:00' },
      list: { name: 'In der Liste', hint: 'Ein Ausbruch' },
      message: { name: 'Nachricht des Bots', hint: 'Dasselbe Signal' },
      plan: { name: 'Der Plan', hint: 'Stopp, Ziel, Stückzahl' },
      purchase: { name: 'Der Kauf', hint: 'Am nächsten Morgen' },
      settled: { name: 'Geliefert', hint: 'T+2, ab 13:00' },
      sale: { name: 'Der Verkauf', hint: 'Gewinn nach Gebühren und Steuer' },
    },
  },
};

/** The texts of the story's controls in the interface language. */
export const useStoryTexts = inLanguage(storyTexts);
