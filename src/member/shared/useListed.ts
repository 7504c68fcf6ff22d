import type { ApolloClient } from '@apollo/client';
import { useEffect, useState } from 'react';
import { listedAmong, type FoundSymbol } from './typed-symbol';

const NONE: readonly FoundSymbol[] = [];

/** What the feed lists of some symbols; while it is asked, and where it fails, none. */
export function useListed(client: ApolloClient, symbols: readonly string[]) {
  const asked = symbols.join(' ');
  const [answer, setAnswer] = useState({ asked: '', listed: NONE });
  useEffect(() => {
    let isCurrent = true;
    const answered = (listed: readonly FoundSymbol[]) => {
      if (isCurrent) setAnswer({ asked, listed });
    };
    if (asked !== '') void listedAmong(client, asked.split(' ')).then(answered, () => answered(NONE));
    return () => {
      isCurrent = false;
    };
  }, [client, asked]);
  const isWhole = asked === '' || answer.asked === asked;
  return { listed: asked !== '' && isWhole ? answer.listed : NONE, isWhole };
}
