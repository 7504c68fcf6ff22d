import { RestError } from '../../rest/errors';
import { dialectOf, note } from './dialect';
import { isRefusal } from './refusal';

type Options<Read> = {
  session: object;
  /** How the whole batch was refused. */
  error: unknown;
  request: (symbols: readonly string[]) => Promise<Read>;
};

/** Requests without any answer after which a batch is believed to be refused whatever it names, and batches until the feed is. */
const MOST_IN_VAIN = 6;
const MOST_VAIN_SPLITS = 3;
/** So many requests at a time: the spoilers that they have found are left out of the next batch. */
const MOST_REQUESTS = 60;

/**
 * The answers to a batch that one symbol spoils: without those that the refusal names, else in halves until the spoiler is alone,
 * which has none from then on. Fails as the batch did where no part of it is answered.
 */
export async function splitQuotes<Read>(
  batch: readonly string[],
  { session, error, request }: Options<Read>,
): Promise<readonly Read[]> {
  const dialect = dialectOf(session);
  if (dialect.vainSplits >= MOST_VAIN_SPLITS) throw error;
  const answers: Read[] = [];
  const spoilers: string[] = [];
  // The last one is split next, so that spoilers are found before all of them are.
  const refused = [{ symbols: batch, refusal: error }];
  let requests = 0;
  const isOver = () => requests >= (answers.length === 0 ? MOST_IN_VAIN : MOST_REQUESTS);

  for (let next = refused.pop(); next && !isOver(); next = refused.pop()) {
    const { found, parts } = splitBy(next.refusal, next.symbols);
    spoilers.push(...found);
    for (const symbols of parts) {
      if (isOver()) break;
      requests += 1;
      try {
        answers.push(await request(symbols));
      } catch (refusal) {
        if (!isRefusal(refusal)) throw refusal;
        refused.push({ symbols, refusal });
      }
    }
  }
  if (answers.length === 0) {
    dialect.vainSplits += 1;
    throw error;
  }
  for (const symbol of spoilers) dialect.spoilers.add(symbol);
  note(dialect, 'SPLIT_QUOTES');
  return answers;
}

/** The spoilers that are found by a refusal, and the parts of the others to request. */
function splitBy(refusal: unknown, symbols: readonly string[]) {
  if (symbols.length === 1) return { found: symbols, parts: [] };
  const found = namedIn(refusal, symbols);
  if (found.length > 0 && found.length < symbols.length) {
    return { found, parts: [symbols.filter((symbol) => !found.includes(symbol))] };
  }
  const middle = Math.ceil(symbols.length / 2);
  return { found: [], parts: [symbols.slice(0, middle), symbols.slice(middle)] };
}

/** The symbols that a refusal's message names. */
function namedIn(refusal: unknown, symbols: readonly string[]): readonly string[] {
  const message = refusal instanceof RestError ? (refusal.serverMessage ?? '') : '';
  const words = new Set(message.toUpperCase().split(/[^A-Z0-9]+/));
  return symbols.filter((symbol) => words.has(symbol));
}
