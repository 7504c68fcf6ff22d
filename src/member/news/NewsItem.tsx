import { memo, useId, useState } from 'react';
import type { Day } from '../../market/calendar';
import { summaryOf } from './summary';
import type { HeadlineFragment } from './news.generated';
import { NewsContent } from './NewsContent';
import { NewsTime } from './NewsTime';

type Props = { item: HeadlineFragment; today: Day };

/** A headline with a summary; longer text expands in place. */
export const NewsItem = memo(function NewsItem({ item, today }: Props) {
  const [isOpen, setOpen] = useState(false);
  const text = useId();
  const { title, date, content } = item;
  const { excerpt, isEmpty, isShort } = summaryOf(item);

  return (
    <li className="news-item">
      <NewsTime date={date} today={today} />
      <div className="news-text">
        {isEmpty || isShort ? (
          <h3>{title}</h3>
        ) : (
          <h3>
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
              <p className="news-excerpt">{excerpt}</p>
            )}
          </div>
        )}
      </div>
    </li>
  );
});
