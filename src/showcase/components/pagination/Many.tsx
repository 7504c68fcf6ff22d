import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Pagination } from '../Pagination';

export function Many() {
  const t = useT();
  const [page, setPage] = useState(12);
  return <Pagination label={t('showcase.pagination.many')} page={page} pages={40} onPage={setPage} />;
}
