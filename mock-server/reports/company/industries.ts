/** What the companies of a group usually earn. */
export type Industry = {
  /** The price over a year's profit of each share. */
  pe: number;
  /** A year's profit over equity, in percent. */
  roe: number;
  /** Profit over revenue; over the operating income of a bank. */
  margin: number;
  /** Standard deviation of a quarter's profit around its usual one. */
  swing: number;
  /** A year's growth. */
  growth: number;
};

const OTHERS: Industry = { pe: 12, roe: 12, margin: 0.08, swing: 0.25, growth: 0.05 };

/** By group of stocks, in the order of magnitude of the reports of 2024 and 2025. */
const INDUSTRIES: Readonly<Record<string, Industry>> = {
  'Ngân hàng': { pe: 9, roe: 16, margin: 0.38, swing: 0.12, growth: 0.12 },
  'Chứng khoán': { pe: 15, roe: 11, margin: 0.36, swing: 0.35, growth: 0.1 },
  'Bảo hiểm': { pe: 13, roe: 11, margin: 0.08, swing: 0.22, growth: 0.06 },
  'Bất động sản': { pe: 16, roe: 8, margin: 0.18, swing: 0.5, growth: 0.05 },
  'Khu công nghiệp': { pe: 14, roe: 14, margin: 0.3, swing: 0.35, growth: 0.08 },
  'Xây dựng và vật liệu': { pe: 11, roe: 10, margin: 0.05, swing: 0.32, growth: 0.04 },
  Thép: { pe: 12, roe: 10, margin: 0.05, swing: 0.4, growth: 0.06 },
  'Hóa chất và phân bón': { pe: 11, roe: 14, margin: 0.09, swing: 0.22, growth: 0.05 },
  'Cao su và nhựa': { pe: 10, roe: 12, margin: 0.1, swing: 0.22, growth: 0.04 },
  'Dầu khí': { pe: 13, roe: 11, margin: 0.05, swing: 0.25, growth: 0.03 },
  'Điện và nước': { pe: 12, roe: 12, margin: 0.18, swing: 0.22, growth: 0.03 },
  'Khoáng sản': { pe: 13, roe: 13, margin: 0.12, swing: 0.3, growth: 0.04 },
  'Công nghệ và viễn thông': { pe: 18, roe: 20, margin: 0.12, swing: 0.1, growth: 0.15 },
  'Bán lẻ': { pe: 17, roe: 16, margin: 0.04, swing: 0.18, growth: 0.12 },
  'Thực phẩm và đồ uống': { pe: 15, roe: 18, margin: 0.1, swing: 0.14, growth: 0.04 },
  'Thủy sản và nông nghiệp': { pe: 11, roe: 11, margin: 0.06, swing: 0.32, growth: 0.06 },
  'Dệt may': { pe: 9, roe: 13, margin: 0.05, swing: 0.2, growth: 0.05 },
  'Dược phẩm': { pe: 13, roe: 15, margin: 0.12, swing: 0.12, growth: 0.06 },
  'Cảng biển và vận tải': { pe: 11, roe: 14, margin: 0.2, swing: 0.2, growth: 0.07 },
  'Hàng không': { pe: 16, roe: 13, margin: 0.08, swing: 0.3, growth: 0.08 },
  'Thiết bị công nghiệp': { pe: 11, roe: 12, margin: 0.07, swing: 0.25, growth: 0.05 },
};

/** What the companies of a group of stocks usually earn. */
export function industryOf(group: string): Industry {
  return INDUSTRIES[group] ?? OTHERS;
}
