import { days } from './board';

/** What the news provider sends, in its own language. */
export const news = [
  {
    title: 'VN-Index lên 1.784 điểm trong phiên sáng, bán lẻ dẫn đầu',
    date: `${days[0]} 11:32:00`,
    content:
      '<p>Thanh khoản buổi sáng đạt hơn 11.000 tỷ đồng trên HOSE. Nhóm bán lẻ tăng trên 3%, trong khi hóa chất giảm sâu nhất.</p>',
    author: 'Minh Hà',
    source: 'Bản tin Sàn',
    tags: ['Thị trường'],
    symbols: ['MWG', 'DGC'],
  },
  {
    title: 'Hòa Phát chốt ngày họp đại hội cổ đông thường niên',
    date: `${days[0]} 09:10:00`,
    content:
      '<p>Danh sách cổ đông chốt vào ngày 20/03. Tài liệu họp được công bố trước ngày họp 21 ngày theo quy định.</p>',
    source: 'Bản tin Sàn',
    tags: ['Doanh nghiệp'],
    symbols: ['HPG'],
  },
  {
    title: 'Lãi suất liên ngân hàng giảm phiên thứ ba liên tiếp',
    date: `${days[1]} 16:45:00`,
    content: '<p>Kỳ hạn qua đêm về 3,6%.</p>',
    source: 'Tài chính 24 giờ',
    tags: ['Vĩ mô'],
  },
];

/** Headlines without a day, a text, an author or a source. */
export const partialNews = [
  { title: 'VN-Index lên 1.784 điểm trong phiên sáng, bán lẻ dẫn đầu' },
  { title: 'Lãi suất liên ngân hàng giảm phiên thứ ba liên tiếp', date: days[1] },
];
