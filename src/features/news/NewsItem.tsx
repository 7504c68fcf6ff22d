import { memo, useId, useMemo, useState } from 'react';
import { useT } from '../../i18n/useT';
import type { Day } from '../../market/calendar';
import { formatDay, formatDayMonth } from '../../market/format';
import { gistOf } from './gist';
import type { HeadlineFragment } from './news.graphql';
import { NewsContent } from './NewsContent';

type Props = { item: HeadlineFragment; today: Day };

/** A headline with the gist of its text; the headline opens the whole of it in place, where there is more. */
export const NewsItem = memo(function NewsItem({ item: { title, date, content }, today }: Props) {
  const [isOpen, setOpen] = useState(false);
  const body = useId();
  const { excerpt, isWhole } = useMemo(() => gistOf(content), [content]);

  return (
    <li className="news-item">
      <NewsTime date={date} today={today} />
      <div className="news-text">
        <h3>
          {isWhole ? (
            title
          ) : (
            <button type="button" aria-expanded={isOpen} aria-controls={body} onClick={() => setOpen(!isOpen)}>
              {title}
            </button>
          )}
        </h3>
        <div id={body}>
          {isWhole || isOpen ? <NewsContent content={content} /> : <p className="news-excerpt">{excerpt}</p>}
        </div>
      </div>
    </li>
  );
});

/** The minute for today's, the day for older ones and for those that have no minute. */
function NewsTime({ date, today }: { date: string | null; today: Day }) {
  const t = useT();
  if (date === null) return <span className="news-time" title={t('news.undated')}>—</span>;
  const [day = '', time = ''] = date.split('T');
  return (
    <time className="news-time" dateTime={`${date}+07:00`} title={`${time} ${formatDay(day)}`}>
      {day === today && time !== '00:00' ? time : formatDayMonth(day)}
    </time>
  );
}
