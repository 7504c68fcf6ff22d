import { Button } from '@blueprintjs/core';
import { MoreIcon } from '@blueprintjs/icons';
import { useRef, useState } from 'react';
import { useToday } from '../../app/actors/useToday';
import { useNotify } from '../../app/actors/useNotify';
import { useT } from '../../i18n/useT';
import { download } from '../../lib/download';
import { Popover } from '../../ui/Popover';
import { useDeskDialogs } from '../shared/desk-dialogs';
import { deskFailure } from '../shared/desk-failure';
import type { WholeDeskFragment } from '../shared/desk.generated';
import { CheckedImport } from './CheckedImport';
import { readImport, type Import } from './import';
import { jsonFile, tradesFile } from './transfer';
import { useChangeDesk } from '../shared/useDesk';
import styles from './DeskPage.module.css';

/** Larger files would freeze the page; one of 10,000 rows is a few MB. */
const MOST_MEGABYTES = 20;

/** Deposits and withdrawals, corporate actions, import and export. */
export function Transfer({ desk, onFlow }: { desk: WholeDeskFragment; onFlow: () => void }) {
  const t = useT();
  const notify = useNotify();
  const change = useChangeDesk();
  const { openTrade } = useDeskDialogs();
  const today = useToday();
  const input = useRef<HTMLInputElement>(null);
  const [imported, setImported] = useState<{ found: Import; desk: WholeDeskFragment } | null>(null);

  const bring = async (file: File) => {
    const failed = (description: string) =>
      notify({ kind: 'error', title: t('desk.importFailed'), description });
    if (file.size > MOST_MEGABYTES * 2 ** 20) {
      return failed(t('desk.importTooLarge', { size: MOST_MEGABYTES }));
    }
    const text = await file.text().catch(() => null);
    if (text === null) return failed(t('desk.importUnread'));
    const found = await readImport(text, today, desk);
    if (found === null) return failed(t('desk.importNothing'));
    try {
      setImported({ found, desk: await change(found.change) });
    } catch (error) {
      failed(deskFailure(error));
    }
  };

  return (
    <>
      <Popover label={t('desk.more')} icon={<MoreIcon />} shape="choices">
        {(close) => {
          const item = (text: string, act: () => void) => (
            <Button
              variant="minimal"
              fill
              text={text}
              onClick={() => {
                close();
                act();
              }}
            />
          );
          return (
            <div className={styles.items}>
              {item(t('account.flow'), onFlow)}
              {item(t('desk.dialogBonus'), () => openTrade({ side: 'BONUS' }))}
              {item(t('desk.dialogDividend'), () => openTrade({ side: 'DIVIDEND' }))}
              {item(t('desk.import'), () => input.current?.click())}
              {item(t('desk.exportJson'), () => download(jsonFile(desk, today)))}
              {item(t('desk.exportCsv'), () => download(tradesFile(desk.trades, today)))}
            </div>
          );
        }}
      </Popover>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept=".json,.csv,application/json,text/csv"
        aria-label={t('desk.import')}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void bring(file);
          currentTarget.value = '';
        }}
      />
      {imported && <CheckedImport {...imported} onClose={() => setImported(null)} />}
    </>
  );
}
