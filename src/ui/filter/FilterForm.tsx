import { Button } from '@blueprintjs/core';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useT } from '../../i18n/useT';
import { langOf } from '../../lib/text';
import type { Day } from '../../market/day';
import { DateField } from '../DateField';
import { Field } from '../Field';
import { Form } from '../Form';
import { SubmitButton } from '../SubmitButton';
import { MAX_LENGTH, noFilters, type Filters, type TypedFilters } from './filters';
import { FollowFilters } from './FollowFilters';
import { filterSchema } from './schema';
import './FilterForm.css';

type Props = {
  /** Identifies what was typed on its page. */
  name: string;
  label: string;
  /** The filters that are applied. */
  filters: Filters;
  /** The tags to suggest. */
  tags: readonly string[];
  /** The tickers to suggest; absent where items name none, which has no such filter. */
  symbols?: readonly string[];
  /** The last day of the calendar. */
  today: Day;
  onApply: (filters: Filters) => void;
};

/** The earliest day of the calendar; an earlier one may be typed. */
const FIRST_DAY = '2000-01-01';

/** A form of filters by title, symbol, author, tag and days; it applies nothing until it is sent or reset. */
export function FilterForm({ name, label, filters, tags, symbols, today, onApply }: Props) {
  const t = useT();
  const { isTagPressed, ...applied } = filters;
  const days = { from: FIRST_DAY, to: today };

  return (
    <Form<TypedFilters>
      name={name}
      className="filter-form"
      label={label}
      initialValues={applied}
      schema={filterSchema}
      onSubmit={(typed, { reset }) => {
        onApply({ ...typed, isTagPressed: isTagPressed && typed.tag === filters.tag });
        reset(typed);
      }}
    >
      <FollowFilters filters={filters} />
      <TextFilter name="title" label={t('filter.title')} />
      {symbols && <TextFilter name="symbol" label={t('signals.symbol')} suggested={symbols} />}
      <TextFilter name="author" label={t('filter.author')} />
      <TextFilter name="tag" label={t('filter.tag')} suggested={tags} />
      <DateField name="from" label={t('filter.from')} {...days} />
      <DateField name="to" label={t('filter.to')} {...days} />
      <div className="filter-actions">
        <SubmitButton text={t('filter.apply')} />
        <ResetButton onReset={() => onApply(noFilters)} />
      </div>
    </Form>
  );
}

type TextFilterProps = { name: keyof TypedFilters; label: string; suggested?: readonly string[] };

function TextFilter({ suggested, ...field }: TextFilterProps) {
  const list = useId();
  return (
    <>
      <Field {...field} maxLength={MAX_LENGTH} autoComplete="off" list={suggested && list} />
      {suggested && (
        <datalist id={list}>
          {suggested.map((each) => (
            <option key={each} lang={langOf(each)}>
              {each}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

function ResetButton({ onReset }: { onReset: () => void }) {
  const t = useT();
  const { resetForm } = useFormikContext<TypedFilters>();
  return (
    <Button
      text={t('filter.reset')}
      onClick={() => {
        const { isTagPressed: _, ...nothing } = noFilters;
        resetForm({ values: nothing });
        onReset();
      }}
    />
  );
}
