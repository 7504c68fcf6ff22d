import { fileAt } from './files';

const setOf = (text: string) => new Set(text.trim().split(/\s+/));

/** Errors of the engine and of the browser: their messages are sentences of theirs, with values in between. */
const ENGINE = setOf(`
  TypeError RangeError ReferenceError SyntaxError URIError EvalError AbortError DataCloneError HierarchyRequestError
  InvalidAccessError InvalidCharacterError InvalidStateError NetworkError NotAllowedError NotFoundError NotReadableError
  NotSupportedError QuotaExceededError SecurityError TimeoutError UnknownError
`);

/** Errors whose messages may be a server's: they are known by their name alone. */
const BY_NAME = setOf(`
  Error AggregateError RestError GraphQLError CombinedGraphQLErrors CombinedProtocolErrors ServerError ServerParseError
  UnconventionalError ValidationError
`);

/**
 * The words of those sentences, as they are spelled there: in capitals, CAN and ITS are symbols, and An is a name. Whatever else stands
 * in a sentence may be a value, that is a text or a figure of a person.
 */
const WORDS = setOf(`
  Array Assignment Can't Cannot Class Converting Failed Fetch Importing Invalid JSON JSON.parse Load Maximum Node Object
  Promise Reduce Setting Spread String Symbol The Unexpected Unterminated Value
  a access accessed after an and another appendChild argument arguments array as assignment at attempting be before between
  blocked browser build's call called can't cannot changed character circular class cloned column constant constructor
  convert could create data date declaration define defined delete denied destructure did digits does dynamically element
  empty end error evaluating exceeded execute expected extensible failed fetch find for found from function has identifier
  import imported importing in index initial initialization initialized input insertBefore instance intermediate invalid
  invoked is it iterable iterator its keep length lexical line loaded loading locale lost maximum method missing module
  modify much must network new no node not null number object of on only operation option or out own parameter parse
  preload private property properties prototype quota range read reading reason recursion reduce reference register
  registered removeChild removed request resource response script server's set setting size source spread stack state
  storage string structure style syntax target that the this time timed to token too type undefined unexpected unknown
  unsupported unterminated valid value variable was way when while with without worker
`);

const MOST_WORDS = 30;

/**
 * What a report says of an error: its name, where that is a known one, and of a sentence of the engine the words that are the
 * engine's, with … for each value. `isOurs` is true of an error that no server and no person has a word in.
 */
export function messageOf(error: unknown, root: string, isOurs = false): string {
  if (!(error instanceof Error)) return 'no error';
  const name = ENGINE.has(error.name) || BY_NAME.has(error.name) ? error.name : 'Error';
  const [react] = /^Minified React error #\d{1,3}(?=;)/.exec(error.message) ?? [];
  if (react) return `${name}: ${react}`;
  return isOurs || ENGINE.has(name) ? sentence(name, error.message, root) : name;
}

/** What a report says of the text that the event of a failed worker has, `Uncaught TypeError: ...`. */
export function messageIn(text: string, root: string): string {
  const [, name = '', message = ''] = /^(?:Uncaught )?(\w+): ([^]*)$/.exec(text) ?? [];
  return ENGINE.has(name) ? sentence(name, message, root) : 'Error';
}

function sentence(name: string, message: string, root: string): string {
  const kept = message
    .split(/\s+/, MOST_WORDS)
    .map((each) => keptOf(each.replace(/^[^\p{L}\p{N}/]+|[^\p{L}\p{N}]+$/gu, ''), root))
    .filter((each, i, all) => each !== '…' || all[i - 1] !== '…');
  return `${name}: ${kept.join(' ')}`;
}

function keptOf(word: string, root: string): string {
  return WORDS.has(word) ? word : (fileAt(word, root) ?? '…');
}
