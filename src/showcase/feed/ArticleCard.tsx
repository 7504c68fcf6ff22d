import { useId } from 'react';
import { useT } from '../../i18n/useT';
import { fold } from '../../lib/text';
import { formatDay } from '../../ui/dates';
import { Picture } from '../pictures/Picture';
import { Portrait } from '../pictures/Portrait';
import type { Article } from './useArticles';
import styles from './ArticleCard.module.css';

type Props = Article & {
  /** The folded tag that is pressed. */
  pressedTag: string | null;
  onTag: (tag: string) => void;
};

/** An article: picture, date, title, description, author, and tags that filter the feed. */
export function ArticleCard({ title, description, date, author, face, picture, ...rest }: Props) {
  const t = useT();
  const heading = useId();
  const { tags, colours, pressedTag, onTag } = rest;

  return (
    <li>
      <article className={styles.card} aria-labelledby={heading}>
        <div className={styles.picture}>
          <Picture {...picture} />
        </div>
        <time className="caption" dateTime={date}>
          {formatDay(date)}
        </time>
        <h3 id={heading} className={styles.title}>
          {title}
        </h3>
        <p className="text-2">{description}</p>
        <p className={styles.author}>
          <Portrait {...face} className={styles.avatar} />
          <span lang="vi">{author}</span>
        </p>
        <div className={styles.tags}>
          {tags.map((tag, index) => (
            <button
              key={tag}
              type="button"
              className={styles.tag}
              data-colour={colours[index]}
              aria-pressed={fold(tag) === pressedTag}
              title={t('filter.byTag')}
              onClick={() => onTag(tag)}
            >
              {tag}
            </button>
          ))}
        </div>
      </article>
    </li>
  );
}
