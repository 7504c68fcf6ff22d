import { useT } from '../../../i18n/useT';
import { Alert } from '../Alert';

export function OneLine() {
  const t = useT();
  return <Alert kind="info">{t('showcase.alert.info')}</Alert>;
}
