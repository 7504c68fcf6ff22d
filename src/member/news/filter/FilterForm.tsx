import { useQuery } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import { useT } from '../../../i18n/useT';
import { langOf } from '../../../lib/text';
import { marketTime } from '../../../market/clock';
import { DateField } from '../../../ui/DateField';
import { Field } from '../../../ui/Field';
import { Form } from '../../../ui/Form';
import { SubmitButton } from '../../../ui/SubmitButton';
import { NewsDocument } from '../news.generated';
import { MAX_LENGTH, noFilters, type TypedFilters } from './filter-news';
import { FollowAddress } from './FollowAddress';
import { filterSchema } from './schema';
import { useNewsFilters } from './useNewsFilters';
import styles from './FilterForm.module.css';

/** The earliest day of the calendar; an earlier one may be typed. */
const FIRST_DAY = '2000-01-01';

/** The filters of the news; the applied ones stand in the address. */
export function FilterForm() {
  const t = useT();
  const { filters, apply } = useNewsFilters();
  const { isTagPressed, ...applied } = filters;
  const { data } = useQuery(NewsDocument, { fetchPolicy: 'cache-only' });
  const tags = [...new Set(data?.news.flatMap((item) => item.tags))];
  const tagList = useId();
  const days = { from: FIRST_DAY, to: marketTime(useMarketTime()).day };

  return (
    <Form<TypedFilters>
      name="news-filters"
      className={styles.form}
      label={t('news.filters')}
      initialValues={applied}
      schema={filterSchema}
      onSubmit={(typed, { reset }) => {
        apply({ ...typed, isTagPressed: isTagPressed && typed.tag === filters.tag });
        reset(typed);
      }}
    >
      <FollowAddress filters={filters} />
      <Field name="title" label={t('news.headline')} maxLength={MAX_LENGTH} autoComplete="off" />
      <Field name="author" label={t('news.author')} maxLength={MAX_LENGTH} autoComplete="off" />
      <Field name="tag" label={t('news.tag')} maxLength={MAX_LENGTH} autoComplete="off" list={tagList} />
      <datalist id={tagList}>
        {tags.map((tag) => (
          <option key={tag} lang={langOf(tag)}>
            {tag}
          </option>
        ))}
      </datalist>
      <DateField name="from" label={t('news.from')} {...days} />
      <DateField name="to" label={t('news.to')} {...days} />
      <div className={styles.actions}>
        <SubmitButton text={t('news.apply')} />
        <ResetButton onReset={() => apply(noFilters)} />
      </div>
    </Form>
  );
}

function ResetButton({ onReset }: { onReset: () => void }) {
  const t = useT();
  const { resetForm } = useFormikContext<TypedFilters>();
  return (
    <Button
      text={t('news.reset')}
      onClick={() => {
        const { isTagPressed: _, ...nothing } = noFilters;
        resetForm({ values: nothing });
        onReset();
      }}
    />
  );
}
