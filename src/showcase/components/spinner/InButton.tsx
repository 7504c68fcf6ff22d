import { Button, Intent, Spinner } from '@blueprintjs/core';
import { useT } from '../../../i18n/useT';
import { Row } from '../Layout';

export function InButton() {
  const t = useT();
  const spinner = <Spinner size={16} aria-label={t('app.loading')} />;
  return (
    <Row>
      <Button disabled intent={Intent.PRIMARY} icon={spinner} text={t('personal.save')} />
      <Button disabled icon={spinner} text={t('common.retry')} />
    </Row>
  );
}
