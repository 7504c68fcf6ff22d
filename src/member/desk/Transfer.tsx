import { MoreIcon } from '@blueprintjs/icons';
import { useRef, useState } from 'react';
import { useToday } from '../../app/actors/useToday';
import { useNotify } from '../../app/actors/useNotify';
import { useT } from '../../i18n/useT';
import { download } from '../../lib/download';
import { Menu, MenuItem } from '../../ui/Menu';
import { useDeskDialogs } from '../shared/desk-dialogs';
import { deskFailure } from '../shared/desk-failure';
import type { WholeDeskFragment } from '../shared/desk.generated';
import { CheckedImport } from './CheckedImport';
import { readImport, type Import } from './import';
import { jsonFile, tradesFile } from './transfer';
import { useChangeDesk } from '../shared/useDesk';

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
      <Menu label={t('desk.more')} icon={<MoreIcon />}>
        <MenuItem onSelect={onFlow}>{t('account.flow')}</MenuItem>
        <MenuItem onSelect={() => openTrade({ side: 'BONUS' })}>{t('desk.dialogBonus')}</MenuItem>
        <MenuItem onSelect={() => openTrade({ side: 'DIVIDEND' })}>{t('desk.dialogDividend')}</MenuItem>
        <MenuItem onSelect={() => input.current?.click()}>{t('desk.import')}</MenuItem>
        <MenuItem onSelect={() => download(jsonFile(desk, today))}>{t('desk.exportJson')}</MenuItem>
        <MenuItem onSelect={() => download(tradesFile(desk.trades, today))}>{t('desk.exportCsv')}</MenuItem>
      </Menu>
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
