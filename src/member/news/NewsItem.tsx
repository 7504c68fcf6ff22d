import { memo, useId, type ComponentProps } from 'react';
import type { Day } from '../../market/day';
import { langOf } from '../../lib/text';
import { itemProps, type VirtualItemProps } from '../../ui/item-props';
import { summaryOf } from './summary';
import { NewsContent } from './NewsContent';
import { NewsDetails } from './NewsDetails';
import { NewsTime } from './NewsTime';
import styles from './NewsPanel.module.css';

type Props = ComponentProps<typeof NewsDetails> &
  VirtualItemProps & {
    /** What the list calls it. */
    id: number;
    today: Day;
    isOpen: boolean;
    onToggle: (id: number) => void;
  };

/** A headline with a summary; longer text expands in place. */
export const NewsItem = memo(function NewsItem(props: Props) {
  const { item, id, today, isOpen, onToggle, index, count, measure, ...details } = props;
  const text = useId();
  const headline = useId();
  const { title, date, content } = item;
  const { excerpt, isEmpty, isShort } = summaryOf(item);

  return (
    <li {...itemProps({ index, count, measure })}>
      <article className={styles.item} aria-labelledby={headline}>
        <NewsTime date={date} today={today} />
        <div className={styles.text} lang={langOf(`${title} ${content}`)}>
          {isEmpty || isShort ? (
            <h3 id={headline}>
              <span>{title}</span>
            </h3>
          ) : (
            <h3 id={headline}>
              <button type="button" aria-expanded={isOpen} aria-controls={text} onClick={() => onToggle(id)}>
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
