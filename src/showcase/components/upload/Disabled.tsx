import { useT } from '../../../i18n/useT';
import { Upload } from '../Upload';

export function Disabled() {
  const t = useT();
  return <Upload isDisabled label={t('upload.zaloQr')} onAccepted={() => {}} />;
}
