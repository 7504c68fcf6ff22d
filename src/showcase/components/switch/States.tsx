import { Switch } from '@blueprintjs/core';
import { useT } from '../../../i18n/useT';
import { Row } from '../Layout';

export function States() {
  const t = useT();
  return (
    <Row>
      <Switch role="switch" label={t('showcase.checkbox.off')} />
      <Switch role="switch" defaultChecked label={t('showcase.checkbox.on')} />
      <Switch role="switch" disabled label={t('showcase.checkbox.disabled')} />
      <Switch role="switch" disabled defaultChecked label={t('showcase.checkbox.disabledOn')} />
    </Row>
  );
}
