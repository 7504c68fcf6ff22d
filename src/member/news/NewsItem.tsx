import { memo, useId, useState, type ComponentProps } from 'react';
import type { Day } from '../../market/day';
import { langOf } from '../../lib/text';
import { summaryOf } from './summary';
import { NewsContent } from './NewsContent';
import { NewsDetails } from './NewsDetails';
import { NewsTime } from './NewsTime';
import styles from './NewsPanel.module.css';

type Props = ComponentProps<typeof NewsDetails> & { today: Day };

/** A headline with a summary; longer text expands in place. */
export const NewsItem = memo(function NewsItem({ item, today, ...details }: Props) {
  const [isOpen, setOpen] = useState(false);
  const text = useId();
  const headline = useId();
  const { title, date, content } = item;
  const { excerpt, isEmpty, isShort } = summaryOf(item);

  return (
    <li>
      <article className={styles.item} aria-labelledby={headline}>
        <NewsTime date={date} today={today} />
        <div className={styles.text} lang={langOf(`${title} ${content}`)}>
          {isEmpty || isShort ? (
            <h3 id={headline}>{title}</h3>
          ) : (
            <h3 id={headline}>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={text}
                onClick={() => setOpen(!isOpen)}
              >
                <span>{title}</span>
                <svg viewBox="0 0 8 8" aria-hidden="true">
                  <path d="M1 2.5 4 5.5 7 2.5" />
                </svg>
              </button>
            </h3>
          )}
          {!isEmpty && (
            <div id={text}>
              {isShort || isOpen ? (
                <NewsContent content={content} />
              ) : (
                <p className={styles.excerpt}>{excerpt}</p>
              )}
            </div>
          )}
        </div>
        <NewsDetails item={item} {...details} />
      </article>
    </li>
  );
});
