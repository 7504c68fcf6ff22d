import { plainName } from '../../../../tables/head-names';
import { symbolHeadRank } from './list-heads';
import { isExchangeWord, isUsualSymbol, symbolOfWord } from './written-symbol';

/** What of a text without columns is read as symbols. */
export type WordContext = {
  /** Whether symbols stand there in capitals: then a word in another case may be one of a sentence. */
  hasCapitals: boolean;
  /** Whether symbols stand alone, and others may be in names and titles: of sections, say. */
  isTitled: boolean;
  /** Whether several lines begin with a symbol, and go on in capitals. */
  hasNames: boolean;
};

const NAMED = /^[^\p{L}\p{N}]*([A-Z][A-Z0-9]{2})\s+[^a-z]*[A-Z]{4}/u;

/** What a text says of the way in which symbols are written in it. */
export function contextOf(items: readonly string[], isTitled: boolean): WordContext {
  return {
    isTitled,
    hasCapitals: items.some((item) => item.split(/[^\p{L}\p{N}]+/u).some(isInCapitals)),
    hasNames: items.filter((item) => NAMED.test(item)).length > 1,
  };
}

const isInCapitals = (word: string) => isUsualSymbol(word) && !isExchangeWord(word);

/** What is longer is no name beside a colon. */
const LONGEST = 300;

/** Whether a text is a company's by its form: words in capitals and small letters. */
export function isNameOfCompany(item: string): boolean {
  const words = item.split(/[^\p{L}\p{N}]+/u).filter((word) => /\p{L}/u.test(word));
  return words.length > 1 && words.every((word) => /^[\p{Lu}\d]/u.test(word)) && /\p{Ll}/u.test(item);
}

/** The symbols in the text between two separators: a symbol, several, or words among which there are some. */
export function symbolsInItem(item: string, context: WordContext): readonly string[] {
  const text = item.trim();
  if (symbolHeadRank(plainName(text)) > 0) return [];
  const parts = text.split(/\s+/);
  if (parts.length > 1 && parts.filter((part) => /^[\p{L}\d]+:[\p{L}\d]/u.test(part)).length > 1) {
    return parts.flatMap((part) => symbolsInItem(part, context));
  }
  if (text.length > LONGEST) return symbolsAmong(text, context);
  const [, before, behind] = /^([^:]*):(.*)$/s.exec(text) ?? [];
  if (before !== undefined && behind !== undefined) {
    const found = symbolsInItem(behind, context);
    return found.length > 0 ? found : symbolsInItem(before, context);
  }
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const [only] = words;
  if (words.length === 1 && only !== undefined) return symbolsInWord(only, context);
  return symbolsAmong(text, context);
}

/** A word without blanks, which may be several symbols with other signs between them. */
function symbolsInWord(word: string, context: WordContext): readonly string[] {
  const symbol = symbolOfWord(word);
  if (symbol === null) return symbolsAmong(word, context);
  const letters = word.replace(/[^\p{L}]/gu, '');
  const isName = /\p{Lu}/u.test(letters) && /\p{Ll}/u.test(letters);
  return isName && context.hasCapitals ? [] : [symbol];
}

function symbolsAmong(text: string, { hasNames, isTitled, hasCapitals }: WordContext): readonly string[] {
  const words = text
    .replace(/(?<=[A-Za-z\d]{3})\.(?:VN|HM|HN)\b/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /\p{L}/u.test(word) && !isExchangeWord(word));
  // A phone begins a line with a capital.
  const small = hasCapitals ? words : words.map((word, index) => (index === 0 ? word.toLowerCase() : word));
  const symbols = words.map((word) => word.toUpperCase());
  if (small.every((word) => word === word.toLowerCase()) && symbols.every(isUsualSymbol)) return symbols;
  const capitals = words.filter(isUsualSymbol);
  if (capitals.length === words.length) return capitals;
  if (/\p{Ll}/u.test(text)) return isTitled ? [] : capitals;
  // A sentence in capitals: what stands first, and apart, is a symbol.
  const [, first = ''] = /^[^\p{L}\p{N}]*([A-Z][A-Z0-9]{2})\s*(?:[-–—([|]|$)/u.exec(text) ?? [];
  const named = hasNames ? (NAMED.exec(text)?.[1] ?? '') : '';
  return [first, named].filter(isInCapitals).slice(0, 1);
}
