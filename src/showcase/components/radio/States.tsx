import { Radio } from '@blueprintjs/core';
import { useT } from '../../../i18n/useT';
import { Row } from '../Layout';

export function States() {
  const t = useT();
  return (
    <Row>
      <Radio name="states" value="off" label={t('showcase.checkbox.off')} />
      <Radio name="states" value="on" defaultChecked label={t('showcase.checkbox.on')} />
      <Radio name="disabled" value="off" disabled label={t('showcase.checkbox.disabled')} />
      <Radio name="disabled" value="on" disabled defaultChecked label={t('showcase.checkbox.disabledOn')} />
    </Row>
  );
}
