import { Factory } from 'miragejs';
import { USERS } from './user';

const lists = [
  { name: 'Lướt sóng T+', symbols: 'HPG SSI VND VIX SHS DIG DXG GEX PDR CEO STB NVL' },
  { name: 'Cổ tức dài hạn', symbols: 'VNM FPT GAS REE DHG QNS NT2 BMP VEA PVI SAB ACB' },
  { name: 'Theo dõi', symbols: 'VCB VIC VHM MWG MSN ACV VGI MBB TCB CTG HVN E1VFVN30' },
];
const list = (i: number) => lists[i % lists.length]!;

/** Three lists for each account in turn: swing trades, dividend stocks, and blue chips. */
export const watchlist = Factory.extend({
  userId: (i: number) => String(Math.floor(i / lists.length) + 1),
  name: (i: number) => list(i).name,
  symbols: (i: number) => list(i).symbols.split(' '),
});

/** The number of lists of each account. */
export const LISTS_PER_USER = lists.length;

/** The one list of an account that signed up; the lists are numbered on. */
export function newAccountList(userId: string) {
  const id = USERS * LISTS_PER_USER + Number(userId) - USERS;
  return { id: String(id), userId, name: 'Danh mục của tôi', symbols: [] as string[] };
}
