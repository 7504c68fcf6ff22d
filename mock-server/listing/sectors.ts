/** Industry groups by the broker's list, for companies that trade with another group than the one they are filed under. */
const FILED: Readonly<Record<string, string>> = {
  'Hàng cá nhân và gia dụng': 'TLG PNJ',
  'Du lịch và giải trí': 'VPL YEG',
  'Bất động sản': 'IJC',
  'Xây dựng và vật liệu': 'HPP',
};

const filed: ReadonlyMap<string, string> = new Map(
  Object.entries(FILED).flatMap(([sector, symbols]) => symbols.split(' ').map((symbol) => [symbol, sector])),
);

/** Groups whose name a broker has wider. */
const WIDER: Readonly<Record<string, string>> = { 'Dược phẩm': 'Dược phẩm và y tế' };

/** The sector that a broker files a company under: mostly the group of stocks that it trades with. */
export function sectorOf(symbol: string, group: string): string {
  return filed.get(symbol) ?? WIDER[group] ?? group;
}
