import { RowLink } from '../../app/router/Link';
import { pathTo, type Href } from '../../app/router/paths';
import type { Headline } from '../../graph/values';
import { useT } from '../../i18n/useT';
import { fold, langOf } from '../../lib/text';
import styles from './NewsDetails.module.css';
import { newsProvider } from './Credits';

type Props = {
  item: Headline;
  /** Whether the item names its publication, which its panel does for all of them. */
  hasSource: boolean;
  /** The folded tag that is pressed. */
  tag: string | null;
  onTag: (tag: string) => void;
  onOpen: (href: Href) => void;
};

/** Publication and writer of an item, its tags, which filter the news, and its tickers, which lead to their charts. */
export function NewsDetails({ item, hasSource, tag, onTag, onOpen }: Props) {
  const t = useT();
  const { author, source, url, tags, symbols } = item;
  const publication = url !== null || hasSource ? (source ?? newsProvider()) : null;
  if (publication === null && author === null && tags.length + symbols.length === 0) return null;

  return (
    <div className={styles.details}>
      {publication !== null &&
        (url === null ? <span lang={langOf(publication)}>{publication}</span> : original(url, publication))}
      {author !== null && <span lang={langOf(author)}>{author}</span>}
      {tags.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.tag}
          aria-pressed={fold(each) === tag}
          title={t('filter.byTag')}
          onClick={() => onTag(each)}
        >
          <span lang={langOf(each)}>{each}</span>
        </button>
      ))}
      {symbols.map((symbol) => (
        <RowLink
          key={symbol}
          className={`symbol ${styles.symbol}`}
          href={pathTo('/technical/:symbol', { symbol })}
          onOpen={onOpen}
        >
          {symbol}
        </RowLink>
      ))}
    </div>
  );
}

function original(url: string, publication: string) {
  return (
    <a
      className={styles.original}
      href={url}
      lang={langOf(publication)}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
    >
      {publication}
    </a>
  );
}
