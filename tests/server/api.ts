import { list, ok, refuse, type Answer, type Question } from './answer';
import { candlesOf } from './candles';
import { listing } from './listing';
import { PASSWORD, people, type List, type Person } from './people';

/** The calls of the specification's seventh point, as far as the main job makes them, and nothing else. */
export function createApi() {
  const sessions = new Map<string, Person>();
  const lists = new Map<Person, List[]>();
  let begun = 0;

  const personOf = ({ headers }: Question) =>
    sessions.get(headers['authorization']?.replace(/^Bearer /, '') ?? '');

  const begin = (person: Person) => {
    const token = `SENTINEL-${++begun}-${person.email.split('@')[0]}`;
    sessions.set(token, person);
    return { user: person.user, token };
  };

  function logIn({ body }: Question): Answer {
    const { email, password } = fieldsOf(body);
    const person = people.find((each) => each.email === email);
    if (!person || password !== PASSWORD) return refuse(401, 'Email hoặc mật khẩu không đúng.');
    return ok(begin(person));
  }

  function logOut({ headers }: Question): Answer {
    sessions.delete(headers['authorization']?.replace(/^Bearer /, '') ?? '');
    return { status: 204 };
  }

  function addSymbol(person: Person, { body }: Question): Answer {
    const { watchlistId, symbol } = fieldsOf(body);
    const chosen = lists.get(person)!.find(({ id }) => id === watchlistId);
    if (!chosen) return refuse(404, 'Không tìm thấy danh mục.');
    if (typeof symbol !== 'string' || !listing.has(symbol))
      return refuse(404, `Không tìm thấy mã ${String(symbol)}.`);
    if (chosen.symbols.includes(symbol)) return refuse(422, `Mã ${symbol} đã có trong danh mục.`);
    chosen.symbols.push(symbol);
    return ok(rowOf(symbol));
  }

  function deleteSymbol(person: Person, { segments: [, , , listId, symbol = ''] }: Question): Answer {
    const chosen = lists.get(person)!.find(({ id }) => String(id) === listId);
    if (!chosen?.symbols.includes(symbol)) return refuse(404, `Mã ${symbol} không có trong danh mục.`);
    chosen.symbols = chosen.symbols.filter((each) => each !== symbol);
    return { status: 200 };
  }

  function answer(question: Question): Answer {
    const { method, segments } = question;
    const call = `${method} ${segments.slice(1, 3).join('/')}`;
    if (call === 'POST users/login') return logIn(question);

    const person = personOf(question);
    if (!person) return refuse(401, 'Phiên làm việc đã hết hạn.');
    if (call === 'POST users/logout') return logOut(question);
    if (call === 'GET tplus_signals') return list(signals);
    if (call === 'GET watchlists')
      return list(lists.get(person)!.map((each) => ({ ...each, symbols: each.symbols.map(rowOf) })));
    if (call === 'POST watchlists/add_symbol') return addSymbol(person, question);
    if (call === 'POST watchlists/delete_symbol') return deleteSymbol(person, question);
    return refuse(404, 'Not found');
  }

  const restore = () => {
    for (const person of people) lists.set(person, structuredClone([...person.lists]));
  };
  restore();

  return {
    answer,
    begin,
    /** Everybody's lists are as they were. */
    restore,
    /** From now on every token is good for nothing. */
    revoke: () => sessions.clear(),
    /** What somebody's lists hold. */
    symbolsOf: (person: Person) => lists.get(person)!.map(({ symbols }) => [...symbols]),
  };
}

/** A row of a watchlist; a symbol that nobody lists has neither name nor price. */
export function rowOf(symbol: string) {
  const listed = listing.get(symbol);
  return {
    symbol,
    short_name_vi: listed?.name ?? null,
    price: listed ? candlesOf(symbol).at(-1)!.close : null,
  };
}

export const signals = [
  ['HPG', 'buy_break_out', '2026-08-27 14:45:00'],
  ['MBB', 'buy_trend_up', '2026-08-27 14:45:00'],
  ['VNM', 'buy_back_test', '2026-08-27 14:30:00'],
  ['SHS', 'buy_divergence', '2026-08-26 14:45:00'],
  ['KDH', 'buy_trend_up', '2026-08-26 14:45:00'],
  ['FPT', 'buy_break_out', '2026-08-25 14:45:00'],
].map(([symbol = '', signal_type, updated]) => ({
  symbol,
  price: rowOf(symbol).price,
  signal_type,
  updated,
}));

function fieldsOf(body: string): Record<string, unknown> {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return {};
  }
}
