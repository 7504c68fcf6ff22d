import { TrashIcon } from '@blueprintjs/icons';
import { useNotify } from '../../../app/actors/notify';
import { useT } from '../../../i18n/useT';
import { Popconfirm } from '../Popconfirm';

export function Ask() {
  const t = useT();
  const notify = useNotify();
  return (
    <Popconfirm
      label={t('watchlist.delete', { symbol: 'FPT' })}
      icon={<TrashIcon />}
      question={t('showcase.popconfirm.question')}
      confirm={t('subscriptions.remove')}
      onConfirm={() => notify({ kind: 'success', title: t('watchlist.deleted'), description: 'FPT' })}
    />
  );
}
