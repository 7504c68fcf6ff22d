import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { formatVolume } from '../../market/format';
import { Dialog } from '../../ui/Dialog';
import type { LeftOut } from './import';
import { beyondText, leftOutText, type Report } from './import-report';
import styles from './ImportReport.module.css';

/** More would freeze the page; the copy has all. */
const MOST_SHOWN = 500;

type Props = { report: Report; onClose: () => void };

/** What an import has brought: its rows in figures, and each that was left out with its place and the reason. */
export function ImportReport({ report, onClose }: Props) {
  const t = useT();
  const { read, saved, joined, leftOut, beyond, doubtful, hasSettings, hasNoSide } = report;
  const figures = [
    { label: 'desk.reportRead', count: read },
    { label: 'desk.reportSaved', count: saved },
    ...(joined > 0 ? [{ label: 'desk.reportJoined', count: joined } as const] : []),
    { label: 'desk.reportLeftOut', count: leftOut.length + beyond },
    ...(doubtful > 0 ? [{ label: 'desk.reportDoubtful', count: doubtful } as const] : []),
  ] as const satisfies readonly { label: MessageKey; count: number }[];

  return (
    <Dialog title={t('desk.reportTitle')} size="medium" onClose={onClose}>
      <div className={styles.report}>
        <p role="status">
          {t('desk.imported', { count: saved })}
          {hasSettings && ` ${t('desk.reportSettings')}`}
        </p>
        <dl className={styles.figures}>
          {figures.map(({ label, count }) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{formatVolume(count)}</dd>
            </div>
          ))}
        </dl>
        {hasNoSide && <p className="text-2">{t('desk.reportNoSide')}</p>}
        {doubtful > 0 && <p className="text-2">{t('desk.reportDoubts')}</p>}
        {leftOut.length + beyond > 0 && <LeftOutRows rows={leftOut} beyond={beyond} />}
        <Button className={styles.close!} text={t('common.close')} onClick={onClose} />
      </div>
    </Dialog>
  );
}

function LeftOutRows({ rows, beyond }: { rows: readonly LeftOut[]; beyond: number }) {
  const t = useT();
  const [copied, setCopied] = useState<MessageKey | null>(null);
  const copy = async () => {
    try {
      const others = beyond > 0 ? [beyondText(beyond)] : [];
      await navigator.clipboard.writeText([...rows.map(leftOutText), ...others].join('\n'));
      setCopied('desk.reportCopied');
    } catch {
      setCopied('desk.reportNotCopied');
    }
  };
  const more = rows.length - MOST_SHOWN;

  return (
    <>
      <div className={styles.head}>
        <h3>{t('desk.reportRows')}</h3>
        <Button size="small" text={t('desk.reportCopy')} onClick={() => void copy()} />
      </div>
      {/* A region that scrolls is reached with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.rows} role="region" aria-label={t('desk.reportRows')} tabIndex={0}>
        <ul>
          {rows.slice(0, MOST_SHOWN).map((row, i) => (
            // Rows may say the same, and their order stays.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i}>{leftOutText(row)}</li>
          ))}
        </ul>
        {more > 0 && <p className="text-2">{t('desk.reportMore', { count: more })}</p>}
        {beyond > 0 && <p className="text-2">{beyondText(beyond)}</p>}
      </div>
      <p className="caption" role="status">
        {copied !== null && t(copied)}
      </p>
    </>
  );
}
