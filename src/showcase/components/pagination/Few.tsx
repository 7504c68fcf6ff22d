import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Pagination } from '../Pagination';

export function Few() {
  const t = useT();
  const [page, setPage] = useState(2);
  return <Pagination label={t('showcase.pagination.few')} page={page} pages={5} onPage={setPage} />;
}
