import { RefreshIcon } from '@blueprintjs/icons';
import { useNotify } from '../../../app/actors/useNotify';
import { useT } from '../../../i18n/useT';
import { Popconfirm } from '../Popconfirm';
import { wait } from '../sample';

export function Waits() {
  const t = useT();
  const notify = useNotify();
  return (
    <Popconfirm
      label={t('showcase.popconfirm.reset')}
      icon={<RefreshIcon />}
      question={t('showcase.popconfirm.resetQuestion')}
      confirm={t('filter.reset')}
      onConfirm={async () => {
        await wait(1_500);
        notify({ kind: 'success', title: t('showcase.popconfirm.resetDone') });
      }}
    />
  );
}
