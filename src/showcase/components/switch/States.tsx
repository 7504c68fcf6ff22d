import { Switch } from '@blueprintjs/core';
import { useT } from '../../../i18n/useT';
import { Row } from '../Layout';

export function States() {
  const t = useT();
  return (
    <Row>
      <Switch label={t('showcase.checkbox.off')} />
      <Switch defaultChecked label={t('showcase.checkbox.on')} />
      <Switch disabled label={t('showcase.checkbox.disabled')} />
      <Switch disabled defaultChecked label={t('showcase.checkbox.disabledOn')} />
    </Row>
  );
}
