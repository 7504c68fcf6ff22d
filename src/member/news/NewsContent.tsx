import { memo, useMemo } from 'react';
import styles from './NewsContent.module.css';
import { sanitise } from './sanitise';

/** A provider's text. The one place of the product where HTML goes in: sanitised, and kept inside its box. */
export const NewsContent = memo(function NewsContent({ content }: { content: string }) {
  const html = useMemo(() => ({ __html: sanitise(content) }), [content]);
  return <div className={styles.content} ref={letKeysScroll} dangerouslySetInnerHTML={html} />;
});

/** A wide table makes its box scroll; then the box takes the focus, so that arrow keys reach its end. */
function letKeysScroll(box: HTMLElement | null) {
  if (box && box.scrollWidth > box.clientWidth) box.tabIndex = 0;
}
