import { RestError } from '../../rest/errors';
import { dialectOf, note } from './dialect';
import { isRefusal } from './refusal';

type Options<Read> = {
  session: object;
  /** How the whole batch was refused. */
  error: unknown;
  request: (symbols: readonly string[]) => Promise<Read>;
};

/** Requests without any answer after which a feed is believed to refuse every symbol. */
const MOST_IN_VAIN = 6;
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
  const answers: Read[] = [];
  let requests = 0;

  const spoilers: string[] = [];
  const ask = async (symbols: readonly string[]): Promise<void> => {
    if (requests >= (answers.length === 0 ? MOST_IN_VAIN : MOST_REQUESTS)) throw error;
    requests += 1;
    try {
      answers.push(await request(symbols));
    } catch (refusal) {
      if (!isRefusal(refusal)) throw refusal;
      await split(symbols, refusal);
    }
  };
  const split = async (symbols: readonly string[], refusal: unknown): Promise<void> => {
    if (symbols.length === 1) return void spoilers.push(...symbols);
    const named = namedIn(refusal, symbols);
    if (named.length > 0 && named.length < symbols.length) {
      spoilers.push(...named);
      return ask(symbols.filter((symbol) => !named.includes(symbol)));
    }
    const middle = Math.ceil(symbols.length / 2);
    await ask(symbols.slice(0, middle));
    await ask(symbols.slice(middle));
  };

  await split(batch, error);
  if (answers.length === 0) throw error;
  for (const symbol of spoilers) dialect.spoilers.add(symbol);
  note(dialect, 'SPLIT_QUOTES');
  return answers;
}

/** The symbols that a refusal's message names. */
function namedIn(refusal: unknown, symbols: readonly string[]): readonly string[] {
  const message = refusal instanceof RestError ? (refusal.serverMessage ?? '') : '';
  const words = new Set(message.toUpperCase().split(/[^A-Z0-9]+/));
  return symbols.filter((symbol) => words.has(symbol));
}
