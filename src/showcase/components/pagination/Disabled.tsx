import { useT } from '../../../i18n/useT';
import { Pagination } from '../Pagination';

export function Disabled() {
  const t = useT();
  return (
    <Pagination isDisabled label={t('showcase.pagination.disabled')} page={1} pages={3} onPage={() => {}} />
  );
}
