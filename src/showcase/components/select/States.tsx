import { useT } from '../../../i18n/useT';
import { Column } from '../Layout';
import { Select } from '../../../ui/Select';

const boards = ['HOSE', 'HNX', 'UPCoM'];
export function States() {
  const t = useT();
  return (
    <Column>
      <Select fill aria-label={t('showcase.select.board')} options={boards} />
      <Select fill disabled aria-label={t('showcase.select.boardDisabled')} options={boards} />
    </Column>
  );
}
