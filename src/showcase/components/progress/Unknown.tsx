import { useT } from '../../../i18n/useT';
import { Column } from '../Layout';
import { Bar } from '../Progress';

export function Unknown() {
  const t = useT();
  return (
    <Column>
      <Bar label={t('app.loading')} />
    </Column>
  );
}
