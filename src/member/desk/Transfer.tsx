import { MoreIcon } from '@blueprintjs/icons';
import { useRef } from 'react';
import { useNotify } from '../../app/actors/useNotify';
import { useToday } from '../../app/actors/useToday';
import { useT } from '../../i18n/useT';
import { download } from '../../lib/download';
import { Menu, MenuItem } from '../../ui/Menu';
import { useDeskDialogs } from '../shared/desk-dialogs';
import type { WholeDeskFragment } from '../shared/desk.generated';
import { ACCEPTED, type ImportRequest } from './preview/import-source';
import { jsonFile, tradesFile, tradesSheet } from './transfer';

type Props = {
  desk: WholeDeskFragment;
  onFlow: () => void;
  onImport: (request: ImportRequest) => void;
};

/** Deposits and withdrawals, corporate actions, import and export. */
export function Transfer({ desk, onFlow, onImport }: Props) {
  const t = useT();
  const { openTrade } = useDeskDialogs();
  const today = useToday();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);

  const exportSheet = async () => {
    try {
      const { sheetFile } = await import('../../tables/sheet-file');
      download(tradesSheet(desk.trades, today, sheetFile));
    } catch {
      notify({ kind: 'error', title: t('export.failed'), description: t('export.failedHint') });
    }
  };

  return (
    <>
      <Menu label={t('desk.more')} icon={<MoreIcon />}>
        <MenuItem onSelect={onFlow}>{t('account.flow')}</MenuItem>
        <MenuItem onSelect={() => openTrade({ side: 'BONUS' })}>{t('desk.dialogBonus')}</MenuItem>
        <MenuItem onSelect={() => openTrade({ side: 'DIVIDEND' })}>{t('desk.dialogDividend')}</MenuItem>
        <MenuItem onSelect={() => onImport({ source: null })}>{t('desk.import')}</MenuItem>
        <MenuItem onSelect={() => download(jsonFile(desk, today))}>{t('desk.exportJson')}</MenuItem>
        <MenuItem onSelect={() => download(tradesFile(desk.trades, today))}>{t('desk.exportCsv')}</MenuItem>
        <MenuItem onSelect={() => void exportSheet()}>{t('desk.exportExcel')}</MenuItem>
      </Menu>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept={ACCEPTED}
        aria-label={t('desk.importFile')}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onImport({ source: { file } });
          currentTarget.value = '';
        }}
      />
    </>
  );
}
