import { MoreIcon } from '@blueprintjs/icons';
import { useRef } from 'react';
import { useToday } from '../../app/actors/useToday';
import { useT } from '../../i18n/useT';
import { download } from '../../lib/download';
import { Menu, MenuItem } from '../../ui/Menu';
import { useDeskDialogs } from '../shared/desk-dialogs';
import type { WholeDeskFragment } from '../shared/desk.generated';
import { ACCEPTED, type ImportRequest } from './preview/import-source';
import { jsonFile, tradesFile } from './transfer';

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
  const input = useRef<HTMLInputElement>(null);

  return (
    <>
      <Menu label={t('desk.more')} icon={<MoreIcon />}>
        <MenuItem onSelect={onFlow}>{t('account.flow')}</MenuItem>
        <MenuItem onSelect={() => openTrade({ side: 'BONUS' })}>{t('desk.dialogBonus')}</MenuItem>
        <MenuItem onSelect={() => openTrade({ side: 'DIVIDEND' })}>{t('desk.dialogDividend')}</MenuItem>
        <MenuItem onSelect={() => onImport({ source: null })}>{t('desk.import')}</MenuItem>
        <MenuItem onSelect={() => download(jsonFile(desk, today))}>{t('desk.exportJson')}</MenuItem>
        <MenuItem onSelect={() => download(tradesFile(desk.trades, today))}>{t('desk.exportCsv')}</MenuItem>
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
