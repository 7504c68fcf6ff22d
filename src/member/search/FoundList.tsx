import type { KeyboardEvent } from 'react';
import { useInstrument } from '../../graph/useInstrument';
import { useQuotes } from '../../graph/useQuotes';
import { useT } from '../../i18n/useT';
import { Change, classOf, isUnmatched, Price } from '../../ui/Price';
import { PriceDay } from '../shared/PriceDay';
import type { Find, FindGroup } from './finds';
import { markedParts } from './marked';
import styles from './Search.module.css';

/** The most results whose prices are requested. */
const MOST_QUOTED = 50;

type Props = {
  id: string;
  groups: readonly FindGroup[];
  words: readonly string[];
  /** Whether no further results are to come: then the prices are requested. */
  isWhole: boolean;
  marked: string | null;
  onPick: (path: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The results by category; the focus stays in the input, which names the active option by `optionId`. */
export function FoundList({ id, groups, words, isWhole, marked, onPick, onKeyDown }: Props) {
  const t = useT();
  const symbols = groups.flatMap(({ finds }) => finds.flatMap(({ symbol }) => symbol ?? []));
  useQuotes(isWhole ? symbols.slice(0, MOST_QUOTED) : []);
  return (
    <div
      role="listbox"
      id={id}
      aria-label={t('search.label')}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ kind, finds }) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} role="presentation" className="caption">
            {t(`search.${kind}`)}
          </p>
          {finds.map((find) => {
            const isMarked = find.path === marked;
            return (
              <div
                key={find.path}
                id={optionId(id, find.path)}
                role="option"
                aria-selected={isMarked}
                tabIndex={-1}
                ref={isMarked ? bringIntoView : undefined}
                onClick={() => onPick(find.path)}
                onKeyDown={onKeyDown}
              >
                <Row find={find} words={words} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The element id of a result, from the list's id and the path. */
export function optionId(listId: string, path: string): string {
  return `${listId}${path}`;
}

function Row({ find, words }: { find: Find; words: readonly string[] }) {
  const { symbol, label, exchange } = find;
  const name = <Marked text={label} words={words} />;
  if (symbol === null) return <span className="truncate">{name}</span>;
  return (
    <>
      <span translate="no" className={`semibold ${styles.symbol}`}>
        <Marked text={symbol} words={words} />
      </span>
      <span className="truncate text-2" title={label} lang="vi">
        {name}
      </span>
      <Newest symbol={symbol} exchange={exchange} />
    </>
  );
}

/** The exchange of a symbol, its last price and its change on the trading day, as far as they are known. */
function Newest({ symbol, exchange }: { symbol: string; exchange: string | null }) {
  const { exchange: known, quote } = useInstrument(symbol);
  return (
    <>
      <span className={`caption ${styles.exchange}`}>{exchange ?? known}</span>
      <PriceDay of={quote} />
      <span className={styles.price}>{quote.price !== null && <Price quote={quote} />}</span>
      <span className={styles.change}>
        {quote.changePercent !== null && !isUnmatched(quote) && (
          <Change priceClass={classOf(quote)} percent={quote.changePercent} />
        )}
      </span>
    </>
  );
}

function bringIntoView(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}

/** A text in which the query's matches are marked. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markedParts(text, words).map((part, index) =>
    // The parts of one text keep their order, so the index is a stable key. A blank in an element of its own is no part of a name.
    part.isMatch ? (
      <mark key={index}>{part.text}</mark>
    ) : part.text === ' ' ? (
      ' '
    ) : (
      <span key={index}>{part.text}</span>
    ),
  );
}
