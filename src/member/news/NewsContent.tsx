import { memo, useMemo } from 'react';
import { useT } from '../../i18n/useT';
import styles from './NewsContent.module.css';
import { LONGEST_ARTICLE, sanitise } from './sanitise';

/** A provider's text, the only place where sanitised HTML is inserted; of a very long one the beginning, which it says. */
export const NewsContent = memo(function NewsContent({ content }: { content: string }) {
  const html = useMemo(() => ({ __html: sanitise(content) }), [content]);
  const t = useT();
  return (
    <>
      <div className={styles.content} ref={letKeysScroll} dangerouslySetInnerHTML={html} />
      {content.length > LONGEST_ARTICLE && <p className="text-2">{t('news.cut')}</p>}
    </>
  );
});

/** Makes an overflowing box focusable, so that arrow keys scroll it. */
function letKeysScroll(box: HTMLElement | null) {
  if (box && box.scrollWidth > box.clientWidth) box.tabIndex = 0;
}
