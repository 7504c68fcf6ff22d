import { Button } from '@blueprintjs/core';
import { CrossIcon, FilterIcon, PlusIcon } from '@blueprintjs/icons';
import { useT } from '../../../i18n/useT';
import { Row } from '../Layout';

export function Icons() {
  const t = useT();
  return (
    <Row>
      <Button icon={<PlusIcon />} text={t('cards.add')} />
      <Button variant="minimal" icon={<FilterIcon />} text={t('news.filter')} />
      <Button
        className="icon-only"
        variant="minimal"
        icon={<CrossIcon />}
        aria-label={t('common.close')}
        title={t('common.close')}
      />
    </Row>
  );
}
