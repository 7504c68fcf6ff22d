import { HTMLSelect } from '@blueprintjs/core';
import { useT } from '../../../i18n/useT';
import { Column } from '../Layout';

const boards = ['HOSE', 'HNX', 'UPCoM'];
const unnamed = { title: '' };

export function States() {
  const t = useT();
  return (
    <Column>
      <HTMLSelect fill iconProps={unnamed} aria-label={t('showcase.select.board')} options={boards} />
      <HTMLSelect
        fill
        disabled
        iconProps={unnamed}
        aria-label={t('showcase.select.boardDisabled')}
        options={boards}
      />
    </Column>
  );
}
