import { ImportIcon } from '@blueprintjs/icons';
import { useAppActors } from '../../app/actors/AppActors';
import { useNotify } from '../../app/actors/useNotify';
import { useT } from '../../i18n/useT';
import { marketTime } from '../../market/clock';
import { DownloadButton } from '../../ui/DownloadButton';
import type { ListedSignal } from '../../graph/values';
import type { RowPlans } from './plan/row-states';

type Props = { signals: readonly ListedSignal[]; plans: RowPlans };

/** Downloads the signals as a CSV file. */
export function SignalsDownload({ signals, plans }: Props) {
  const t = useT();
  const notify = useNotify();
  const { clock } = useAppActors();

  return (
    <DownloadButton
      label={t('export.csvOf', { list: t('signals.title') })}
      icon={<ImportIcon />}
      make={async () => {
        const { signalsFile } = await import('./signals-csv');
        return signalsFile(signals, plans, marketTime(clock.now()).day);
      }}
      notify={notify}
    />
  );
}
