/** What the exchanges list on this server: symbol, short name, exchange. */
const rows = [
  ['VNM', 'Vinamilk', 'HOSE'],
  ['HPG', 'Hòa Phát', 'HOSE'],
  ['FPT', 'FPT', 'HOSE'],
  ['MWG', 'Thế Giới Di Động', 'HOSE'],
  ['VCB', 'Vietcombank', 'HOSE'],
  ['VIC', 'Vingroup', 'HOSE'],
  ['GAS', 'PV GAS', 'HOSE'],
  ['MSN', 'Tập đoàn Masan', 'HOSE'],
  ['PNJ', 'Vàng bạc Đá quý Phú Nhuận', 'HOSE'],
  ['REE', 'Cơ Điện Lạnh REE', 'HOSE'],
  ['ACB', 'Ngân hàng Á Châu', 'HOSE'],
  ['TCB', 'Techcombank', 'HOSE'],
  ['SSI', 'Chứng khoán SSI', 'HOSE'],
  ['DGC', 'Hóa chất Đức Giang', 'HOSE'],
  ['VJC', 'Vietjet Air', 'HOSE'],
  ['MBB', 'MBBank', 'HOSE'],
  ['CTG', 'VietinBank', 'HOSE'],
  ['BID', 'BIDV', 'HOSE'],
  ['STB', 'Sacombank', 'HOSE'],
  ['VHM', 'Vinhomes', 'HOSE'],
  ['VRE', 'Vincom Retail', 'HOSE'],
  ['SAB', 'Sabeco', 'HOSE'],
  ['PLX', 'Petrolimex', 'HOSE'],
  ['POW', 'PV Power', 'HOSE'],
  ['KDH', 'Nhà Khang Điền', 'HOSE'],
  ['DPM', 'Đạm Phú Mỹ', 'HOSE'],
  ['SHS', 'Chứng khoán Sài Gòn Hà Nội', 'HNX'],
  ['PVS', 'PTSC', 'HNX'],
] as const;

export type Listed = { symbol: string; name: string; exchange: string };

const listed = new Map<string, Listed>(
  rows.map(([symbol, name, exchange]) => [symbol, { symbol, name, exchange }]),
);
export const listing: ReadonlyMap<string, Listed> = listed;

/** Lists more symbols, for whoever measures long lists. */
export function addListings(more: readonly Listed[]) {
  for (const each of more) listed.set(each.symbol, each);
}
