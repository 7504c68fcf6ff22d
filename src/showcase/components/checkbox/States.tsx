import { Checkbox } from '@blueprintjs/core';
import { useT } from '../../../i18n/useT';
import { Row } from '../Layout';

export function States() {
  const t = useT();
  return (
    <Row>
      <Checkbox label={t('showcase.checkbox.off')} />
      <Checkbox defaultChecked label={t('showcase.checkbox.on')} />
      <Checkbox defaultIndeterminate label={t('showcase.checkbox.some')} />
      <Checkbox disabled label={t('showcase.checkbox.disabled')} />
      <Checkbox disabled defaultChecked label={t('showcase.checkbox.disabledOn')} />
    </Row>
  );
}
