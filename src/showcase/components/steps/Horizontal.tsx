import { Button, Intent } from '@blueprintjs/core';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Row } from '../Layout';
import { Steps } from '../Steps';

export function Horizontal() {
  const t = useT();
  const [current, setCurrent] = useState(1);
  const steps = (['account', 'plan', 'payment'] as const).map((step) => t(`showcase.steps.${step}`));
  return (
    <div className="stack">
      <Steps label={t('showcase.steps.order')} steps={steps} current={current} />
      <Row>
        <Button
          text={t('showcase.steps.back')}
          disabled={current === 0}
          onClick={() => setCurrent(current - 1)}
        />
        <Button
          intent={Intent.PRIMARY}
          text={t('showcase.steps.next')}
          disabled={current === steps.length}
          onClick={() => setCurrent(current + 1)}
        />
      </Row>
    </div>
  );
}
