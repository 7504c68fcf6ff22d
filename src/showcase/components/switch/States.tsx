import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Row } from '../Layout';
import { Toggle } from '../Toggle';

export function States() {
  const t = useT();
  const [isFirstOn, setIsFirstOn] = useState(false);
  const [isSecondOn, setIsSecondOn] = useState(true);
  return (
    <Row>
      <Toggle label={t('showcase.checkbox.off')} isOn={isFirstOn} onToggle={setIsFirstOn} />
      <Toggle label={t('showcase.checkbox.on')} isOn={isSecondOn} onToggle={setIsSecondOn} />
      <Toggle disabled label={t('showcase.checkbox.disabled')} isOn={false} onToggle={() => {}} />
      <Toggle disabled label={t('showcase.checkbox.disabledOn')} isOn onToggle={() => {}} />
    </Row>
  );
}
