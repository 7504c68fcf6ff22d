import { Button, Intent } from '@blueprintjs/core';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Row } from '../Layout';

export function States() {
  const t = useT();
  const [isPressed, setIsPressed] = useState(true);
  return (
    <Row>
      <Button
        variant="minimal"
        active={isPressed}
        aria-pressed={isPressed}
        text={t('showcase.button.toggle')}
        onClick={() => setIsPressed(!isPressed)}
      />
      <Button disabled text={t('showcase.button.disabled')} />
      <Button disabled intent={Intent.PRIMARY} text={t('showcase.button.disabledPrimary')} />
      <Button loading text={t('app.loading')} aria-label={t('app.loading')} />
    </Row>
  );
}
