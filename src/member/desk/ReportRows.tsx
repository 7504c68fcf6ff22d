import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import styles from './ImportReport.module.css';

/** More would freeze the page; the copy has all. */
const MOST_SHOWN = 500;

type Props<Row> = {
  title: MessageKey;
  rows: readonly Row[];
  textOf: (row: Row) => string;
  /** What is said beneath them of rows that are not among them. */
  others?: string | null;
};

/** Rows of a file in words, which can be copied. */
export function ReportRows<Row>({ title, rows, textOf, others = null }: Props<Row>) {
  const t = useT();
  const [copied, setCopied] = useState<MessageKey | null>(null);
  const copy = async () => {
    try {
      const lines = [...rows.map(textOf), ...(others === null ? [] : [others])];
      await navigator.clipboard.writeText(lines.join('\n'));
      setCopied('desk.reportCopied');
    } catch {
      setCopied('desk.reportNotCopied');
    }
  };
  const more = rows.length - MOST_SHOWN;

  return (
    <>
      <div className={styles.head}>
        <h3>{t(title)}</h3>
        <Button size="small" text={t('desk.reportCopy')} onClick={() => void copy()} />
      </div>
      {/* A region that scrolls is reached with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.rows} role="region" aria-label={t(title)} tabIndex={0}>
        <ul>
          {rows.slice(0, MOST_SHOWN).map((row, i) => (
            // Rows may say the same, and their order stays.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i}>{textOf(row)}</li>
          ))}
        </ul>
        {more > 0 && <p className="text-2">{t('desk.reportMore', { count: more })}</p>}
        {others !== null && <p className="text-2">{others}</p>}
      </div>
      <p className="caption" role="status">
        {copied !== null && t(copied)}
      </p>
    </>
  );
}
