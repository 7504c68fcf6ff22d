import { Button } from '@blueprintjs/core';
import { CrossIcon, FilterIcon, PlusIcon } from '@blueprintjs/icons';
import { useT } from '../../../i18n/useT';
import { Row } from '../Layout';
import { IconButton } from '../../../ui/IconButton';

export function Icons() {
  const t = useT();
  return (
    <Row>
      <Button icon={<PlusIcon />} text={t('cards.add')} />
      <Button variant="minimal" icon={<FilterIcon />} text={t('news.filter')} />
      <IconButton icon={<CrossIcon />} label={t('common.close')} />
    </Row>
  );
}
