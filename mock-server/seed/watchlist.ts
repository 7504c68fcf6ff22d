import { USERS } from './user';

const lists = [
  { name: 'Lướt sóng T+', symbols: 'HPG SSI VND VIX SHS DIG DXG GEX PDR CEO STB NVL' },
  { name: 'Cổ tức dài hạn', symbols: 'VNM FPT GAS REE DHG QNS NT2 BMP VEA PVI SAB ACB' },
  { name: 'Theo dõi', symbols: 'VCB VIC VHM MWG MSN ACV VGI MBB TCB CTG HVN E1VFVN30' },
];

/**
 * The lists that an account begins with: three of a seeded one, for swing trades, dividend stocks and blue chips; one that
 * is empty of a person who signed up. All are numbered on.
 */
export function firstLists(userId: string) {
  const user = Number(userId);
  if (user > USERS)
    return [{ id: String(USERS * (lists.length - 1) + user), name: 'Danh mục của tôi', symbols: [] }];
  return lists.map(({ name, symbols }, i) => ({
    id: String((user - 1) * lists.length + i + 1),
    name,
    symbols: symbols.split(' '),
  }));
}
