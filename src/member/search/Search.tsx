import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useId, useRef, useState } from 'react';
import { searchMachine } from '../../../machines/search.machine';
import { keysAfter, NOTHING_KEYED } from '../../lib/keys-after';
import { useBackCloses } from '../../ui/useBackCloses';
import type { Page } from './finds';
import { FoundList, optionId } from './FoundList';
import { Kinds } from './Kinds';
import { SearchBox } from './SearchBox';
import { SearchStatus } from './SearchStatus';
import { useSearchFocus } from './useSearchFocus';
import { useSearchKeys } from './useSearchKeys';
import { useSearchResults } from './useSearchResults';
import styles from './Search.module.css';

type Props = { pages: readonly Page[]; client: ApolloClient };

/** The header search over pages and symbols (ARIA 1.2, list autocomplete). */
export function Search({ pages, client }: Props) {
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const actor = useActorRef(searchMachine);
  const text = useSelector(actor, ({ context }) => context.text);
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const [keying, setKeying] = useState(NOTHING_KEYED);
  const results = useSearchResults(actor, { pages, client, keying });
  const { groups, kinds, kind, words, marked, isWhole } = results;
  const show = (chosen: string | null) => actor.send({ type: 'filter', kind: chosen });
  const { leave, onFocus, onBlur } = useSearchFocus(actor, box);
  useBackCloses(isOpen, leave);
  const onKeyDown = useSearchKeys(actor, { box, onLeave: leave });

  return (
    <div className={styles.search} onBlur={onBlur}>
      <SearchBox
        ref={box}
        text={text}
        listId={listId}
        activeId={marked === null ? null : optionId(listId, marked)}
        isOpen={isOpen}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onType={(typed) => {
          setKeying((known) => keysAfter(known, typed));
          actor.send({ type: 'type', text: typed });
        }}
        onClose={leave}
      />
      {isOpen && (
        <div className={styles.panel}>
          {kinds.length > 0 && <Kinds kinds={kinds} shown={kind} onShow={show} onKeyDown={onKeyDown} />}
          <ApolloProvider client={client}>
            <FoundList
              id={listId}
              groups={groups}
              words={words}
              isWhole={isWhole}
              marked={marked}
              onPick={(path) => actor.send({ type: 'pick', id: path })}
              onKeyDown={onKeyDown}
            />
          </ApolloProvider>
          <SearchStatus
            {...results}
            text={text}
            hasWords={words.length > 0}
            onShowAll={() => {
              show(null);
              box.current?.focus();
            }}
            onKeyDown={onKeyDown}
          />
        </div>
      )}
    </div>
  );
}
