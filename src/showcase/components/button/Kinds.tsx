import { Button, Intent } from '@blueprintjs/core';
import { useT } from '../../../i18n/useT';
import { Row } from '../Layout';

export function Kinds() {
  const t = useT();
  return (
    <Row>
      <Button intent={Intent.PRIMARY} text={t('personal.save')} />
      <Button text={t('cards.cancel')} />
      <Button variant="minimal" text={t('filter.reset')} />
    </Row>
  );
}
