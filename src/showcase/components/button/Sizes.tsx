import { Button, Intent } from '@blueprintjs/core';
import { useT } from '../../../i18n/useT';
import { Column } from '../Layout';

export function Sizes() {
  const t = useT();
  return (
    <Column>
      <div>
        <Button text={t('showcase.button.usual')} />
      </div>
      <Button fill intent={Intent.PRIMARY} text={t('showcase.button.wide')} />
    </Column>
  );
}
