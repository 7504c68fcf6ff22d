import { request } from './backend';
import { marketOf } from './market-of';

const { market } = marketOf();
export const lastClose = (symbol: string) => market.candles(symbol)!.close.at(-1)!;
const tickers = (list: string) => list.split(' ');

export const LISTS = [
  { id: 1, name: 'Lướt sóng T+', symbols: tickers('HPG SSI VND VIX SHS DIG DXG GEX PDR CEO STB NVL') },
  { id: 2, name: 'Cổ tức dài hạn', symbols: tickers('VNM FPT GAS REE DHG QNS NT2 BMP VEA PVI SAB ACB') },
  { id: 3, name: 'Theo dõi', symbols: tickers('VCB VIC VHM MWG MSN ACV VGI MBB TCB CTG HVN E1VFVN30') },
];

export type List = {
  id: number;
  name: string;
  symbols: { symbol: string; short_name_vi: string; price: number }[];
};

export async function lists(token: string) {
  const { body } = await request('/api/watchlists', { token });
  return (body as { data: List[] }).data;
}

export async function symbolsOf(token: string, id: number) {
  return (await lists(token)).find((list) => list.id === id)?.symbols.map(({ symbol }) => symbol);
}
