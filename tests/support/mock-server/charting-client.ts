/**
 * A client of the protocol as charting libraries have it, with nothing of the product: it asks what the protocol describes,
 * in its words, and believes the answers. https://www.tradingview.com/charting-library-docs/latest/connecting_data/UDF
 */
export function chartingClient(address: string) {
  async function request(call: string, parameters: Record<string, string | number> = {}): Promise<unknown> {
    const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    const response = await fetch(`${address}/${call}${query.length === 0 ? '' : `?${query.join('&')}`}`);
    const text = await response.text();
    return call === 'time' ? text : (JSON.parse(text) as unknown);
  }

  return {
    /** What the server offers, by the defaults of the protocol where it does not say. */
    async configuration(): Promise<Configuration> {
      const defaults = {
        ...{ supports_search: false, supports_group_request: true, supports_marks: false },
        ...{ supports_timescale_marks: false, supports_time: true },
        supported_resolutions: ['1', '5', '15', '30', '60', '1D', '1W', '1M'],
      };
      return { ...defaults, ...((await request('config')) as Partial<Configuration>) };
    },

    /** What a chart has to know of a symbol; null for an unknown one. */
    async resolve(symbol: string): Promise<Resolved | null> {
      const answer = (await request('symbols', { symbol })) as Record<string, unknown>;
      if (answer['s'] !== undefined) return null;
      const text = (...names: string[]) =>
        names.map((name) => answer[name]).find((value) => value !== undefined);
      return {
        ticker: String(answer['ticker'] ?? answer['name']),
        listedExchange: text('listed_exchange', 'exchange-listed'),
        exchange: text('exchange', 'exchange-traded'),
        session: text('session', 'session-regular'),
        timezone: answer['timezone'],
        priceScale: answer['pricescale'] ?? 1,
        minMove: text('minmov', 'minmovement') ?? 0,
        resolutions: (answer['supported_resolutions'] ?? ['D']) as readonly string[],
        type: answer['type'],
      };
    },

    /** The first matches of a text. */
    async search(query: string, { type = '', exchange = '' } = {}): Promise<readonly Found[]> {
      const found = await request('search', { query: query.toUpperCase(), type, exchange, limit: 30 });
      if (!Array.isArray(found)) throw new Error('The answer of a search is a list');
      return found as Found[];
    },

    /** The bars from a second until before another, and at least so many. */
    async bars(symbol: string, resolution: string, { from, to, countBack }: Range): Promise<Page> {
      const range = { from, to, countback: countBack };
      const answer = (await request('history', { symbol, resolution, ...range })) as Table;
      if (answer.s !== 'ok' && answer.s !== 'no_data') throw new Error(answer.errmsg);
      if (answer.s === 'no_data') return { bars: [], isOver: true, next: answer.nextTime };
      const bars = answer.t.map((time, i) => ({
        time: time * 1000,
        ...{ open: Number(answer.o[i]), high: Number(answer.h[i]) },
        ...{ low: Number(answer.l[i]), close: Number(answer.c[i]), volume: Number(answer.v[i]) },
      }));
      return { bars, isOver: false };
    },

    /** Seconds since 1970. */
    time: async () => Number.parseInt(String(await request('time')), 10),

    /** The quotes of symbols, in their order. */
    async quotes(symbols: readonly string[]): Promise<readonly Quoted[]> {
      const answer = (await request('quotes', { symbols: symbols.join(',') })) as { s: string; d: Quoted[] };
      if (answer.s !== 'ok') throw new Error('No quotes');
      return answer.d;
    },
  };
}

type Configuration = {
  supports_search: boolean;
  supports_group_request: boolean;
  supports_time: boolean;
  supported_resolutions: readonly string[];
};
type Resolved = Record<'listedExchange' | 'exchange' | 'session' | 'timezone' | 'type', unknown> & {
  ticker: string;
  priceScale: unknown;
  minMove: unknown;
  resolutions: readonly string[];
};
type Found = Record<'symbol' | 'full_name' | 'description' | 'exchange' | 'ticker' | 'type', string>;
type Range = { from: number; to: number; countBack: number };
type Table = { s: string; errmsg?: string; nextTime?: number } & Record<
  't' | 'o' | 'h' | 'l' | 'c' | 'v',
  number[]
>;
type ChartBar = Record<'time' | 'open' | 'high' | 'low' | 'close' | 'volume', number>;
type Page = { bars: readonly ChartBar[]; isOver: boolean; next?: number | undefined };
type Quoted = { s: string; n: string; v: Record<string, unknown> };
