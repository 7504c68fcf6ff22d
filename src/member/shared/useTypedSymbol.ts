import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { string, type StringSchema } from 'yup';
import { loadMessages, translate } from '../../i18n/i18n';
import type { MessageKey } from '../../i18n/messages';
import { isTicker } from '../../market/symbol';
import { createTypedSymbol, type SymbolProblem, type TypedSymbol } from './typed-symbol';

/** The symbol that is typed into a field of this view. */
export function useTypedSymbol(): TypedSymbol {
  const client = useApolloClient();
  const [typed] = useState(() => createTypedSymbol(client));
  return typed;
}

/**
 * The field of a form that takes a symbol: its value is the symbol that was keyed, and what is none is named by the letter that no
 * symbol has, or by `format`. An empty one is valid.
 */
export function symbolSchema(typed: TypedSymbol, format: MessageKey): StringSchema {
  return string()
    .transform((text: string) => typed.read(text))
    .test('is a symbol', format, async (text, { createError }) => {
      if (!text || isTicker(text)) return true;
      const problem = await typed.problemOf(text);
      if (problem === null || problem.letter === '') return problem === null;
      return createError({ message: await symbolSentence(problem) });
    });
}

/** Which letter is wrong, and what may have been meant, in the language in use, whose texts it loads. */
export async function symbolSentence({ letter, symbols }: SymbolProblem): Promise<string> {
  await loadMessages('symbol');
  return symbols.length === 0
    ? translate('symbol.letter', { letter })
    : translate('symbol.guess', { letter, symbols: symbols.join(', ') });
}
