import { useQuery } from '@apollo/client/react';
import { useToday } from '../../../app/actors/useToday';
import { useFilters } from '../../../app/router/useFilters';
import { useT } from '../../../i18n/useT';
import { FilterForm } from '../../../ui/filter/FilterForm';
import { NewsDocument } from '../news.generated';
import { newsAddress } from './address';

/** The filters of the news; the applied ones stand in the address. */
export function NewsFilterForm() {
  const t = useT();
  const { filters, apply } = useFilters(newsAddress);
  const { data } = useQuery(NewsDocument, { fetchPolicy: 'cache-only' });
  const tags = [...new Set(data?.news.flatMap((item) => item.tags))];
  const symbols = [...new Set(data?.news.flatMap((item) => item.symbols))].toSorted();

  return (
    <FilterForm
      name="news-filters"
      label={t('news.filters')}
      filters={filters}
      tags={tags}
      symbols={symbols}
      today={useToday()}
      onApply={apply}
    />
  );
}
