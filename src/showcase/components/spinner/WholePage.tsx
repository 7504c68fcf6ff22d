import { useT } from '../../../i18n/useT';
import { Rings } from '../../../ui/Rings';

export function WholePage() {
  const t = useT();
  return (
    <div role="progressbar" aria-label={t('app.loading')}>
      <Rings />
    </div>
  );
}
