import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { formatVolume } from '../../market/format';
import { Fact, Facts } from '../../ui/Facts';
import { Dialog } from '../../ui/Dialog';
import { beyondText, doubtfulText, leftOutText, type SavedImport } from './import-report';
import { ReportRows } from './ReportRows';
import styles from './ImportReport.module.css';

type Props = {
  report: SavedImport;
  onClose: () => void;
  /** What is still to be known of its rows. */
  children?: ReactNode;
};

/** What an import has brought: its rows in figures, and each that looks wrong or was left out with its location and the reasons. */
export function ImportReport({ report, onClose, children }: Props) {
  const t = useT();
  const { read, saved, joined, leftOut, beyond, doubtful, hasSettings, hasNoSide } = report;
  const figures = [
    { label: 'desk.reportRead', count: read },
    { label: 'desk.reportSaved', count: saved },
    ...(joined > 0 ? [{ label: 'desk.reportJoined', count: joined } as const] : []),
    { label: 'desk.reportLeftOut', count: leftOut.length + beyond },
    ...(doubtful.length > 0 ? [{ label: 'desk.reportDoubtful', count: doubtful.length } as const] : []),
  ] as const satisfies readonly { label: MessageKey; count: number }[];

  return (
    <Dialog title={t('desk.reportTitle')} size="medium" onClose={onClose}>
      <div className={styles.report}>
        <p role="status">
          {t('desk.imported', { count: saved })}
          {hasSettings && ` ${t('desk.reportSettings')}`}
        </p>
        <Facts className={styles.figures}>
          {figures.map(({ label, count }) => (
            <Fact key={label} name={t(label)}>
              {formatVolume(count)}
            </Fact>
          ))}
        </Facts>
        {hasNoSide && <p className="text-2">{t('desk.reportNoSide')}</p>}
        {children}
        {doubtful.length > 0 && (
          <ReportRows title="desk.reportDoubts" rows={doubtful} textOf={doubtfulText} />
        )}
        {leftOut.length + beyond > 0 && (
          <ReportRows
            title="desk.reportRows"
            rows={leftOut}
            textOf={leftOutText}
            others={beyond > 0 ? beyondText(beyond) : null}
          />
        )}
        <Button className={styles.close!} text={t('common.close')} onClick={onClose} />
      </div>
    </Dialog>
  );
}
