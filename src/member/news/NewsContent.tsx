import { memo, useMemo } from 'react';
import './NewsContent.css';
import { sanitise } from './sanitise';

/** A provider's text: the only place where sanitised HTML is inserted. */
export const NewsContent = memo(function NewsContent({ content }: { content: string }) {
  const html = useMemo(() => ({ __html: sanitise(content) }), [content]);
  return <div className="news-content" ref={letKeysScroll} dangerouslySetInnerHTML={html} />;
});

/** Makes an overflowing box focusable, so that arrow keys scroll it. */
function letKeysScroll(box: HTMLElement | null) {
  if (box && box.scrollWidth > box.clientWidth) box.tabIndex = 0;
}
