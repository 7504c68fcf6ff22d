import { Button } from '@blueprintjs/core';
import {
  EditIcon,
  FloppyDiskIcon,
  NotificationsIcon,
  NotificationsUpdatedIcon,
  TrashIcon,
} from '@blueprintjs/icons';
import { useState } from 'react';
import { object, string, type ObjectSchema } from 'yup';
import { useAppActors } from '../../../app/actors/AppActors';
import { useNotify } from '../../../app/actors/useNotify';
import { LONGEST_FILTER_NAME } from '../../../graph/desk/fields';
import type { SavedFilterInput } from '../../../graph/resolvers.types';
import type { MessageKey } from '../../../i18n/messages';
import { useT } from '../../../i18n/useT';
import { langOf, oneLine } from '../../../lib/text';
import type { SavedFilter } from '../../../market/screen/saved-filter';
import type { Condition } from '../../../market/screen/condition';
import type { Available } from '../../../market/screen/kinds';
import { conditionsText, readConditions } from '../../../market/screen/text';
import { isWatchable } from '../../../market/screen/watched';
import { Field } from '../../../ui/Field';
import { Form } from '../../../ui/Form';
import { IconButton } from '../../../ui/IconButton';
import { SubmitButton } from '../../../ui/SubmitButton';
import { LoadFailedLine } from '../../shared/LoadFailed';
import { newId } from '../../shared/level-alert';
import { useReopenedDesk } from '../../shared/useDesk';
import { useSaveDesk } from '../../shared/useSaveDesk';
import styles from './SavedFilters.module.css';

type Props = {
  conditions: readonly Condition[];
  onOpen: (conditions: readonly Condition[]) => void;
  /** What the server has; a filter that compares more is not watched. */
  available: Available;
  /** Whether a list that conditions may be about is gone; a filter about one is not watched. */
  isListGone: (id: string) => boolean;
};

/** The filters that the person has saved on the desk: opened by a press, watched, renamed, deleted with a way back. */
export function SavedFilters({ conditions, onOpen, available, isListGone }: Props) {
  const t = useT();
  const { clock } = useAppActors();
  const notify = useNotify();
  const save = useSaveDesk();
  const { desk, error, retry } = useReopenedDesk();
  const [named, setNamed] = useState<SavedFilter | null>(null);
  const text = conditionsText(conditions);
  const filters = desk?.filters ?? [];
  const isSaved = filters.some((filter) => filter.conditions === text);
  const watched = filters
    .filter(isWatched)
    .map((filter) => ({ name: filter.name, read: readConditions(filter.conditions).conditions }));
  const unwatchable = watched.filter(({ read }) => !isWatchable(read, available));
  const withoutList = watched.filter(({ read }) =>
    read.some((each) => each.kind === 'list' && each.values.some(isListGone)),
  );

  const remove = async (filter: SavedFilter) => {
    if (!(await save({ removed: { filters: [filter.id] } }))) return;
    const action = { label: t('screen.undo'), onAct: () => void save({ filters: [inputOf(filter)] }) };
    notify({ kind: 'success', title: t('screen.deleted'), description: filter.name, action });
  };
  const watch = async (filter: SavedFilter) => {
    const watchedSince = isWatched(filter) ? null : clock.now().toISOString();
    if (!(await save({ filters: [{ ...inputOf(filter), watchedSince }] }))) return;
    const title = t(watchedSince === null ? 'screen.unwatched' : 'screen.watched');
    notify({ kind: 'success', title, description: filter.name });
  };

  if (error !== undefined && !desk) {
    return <LoadFailedLine error={error} text={t('screen.savedFailed')} onRetry={retry} />;
  }
  if (!desk || (filters.length === 0 && text === '')) return null;
  return (
    <div className={styles.saved} role="group" aria-label={t('screen.saved')}>
      {filters.length > 0 && (
        <ul>
          {filters.map((filter) => (
            <li key={filter.id}>
              <button
                type="button"
                aria-pressed={filter.conditions === text}
                lang={langOf(filter.name)}
                onClick={() => onOpen(readConditions(filter.conditions).conditions)}
              >
                {filter.name}
              </button>
              <IconButton
                role="switch"
                aria-checked={isWatched(filter)}
                icon={
                  isWatched(filter) ? <NotificationsUpdatedIcon size={12} /> : <NotificationsIcon size={12} />
                }
                label={t('screen.watch', { name: filter.name })}
                onClick={() => void watch(filter)}
              />
              <IconButton
                icon={<EditIcon size={12} />}
                label={t('screen.rename', { name: filter.name })}
                onClick={() => setNamed(filter)}
              />
              <IconButton
                icon={<TrashIcon size={12} />}
                label={t('screen.delete', { name: filter.name })}
                onClick={() => void remove(filter)}
              />
            </li>
          ))}
        </ul>
      )}
      {desk.keeper === 'BROWSER' && filters.length > 0 && (
        <p className={styles.line}>{t('screen.inBrowser')}</p>
      )}
      {unwatchable.length > 0 && (
        <p className={styles.line}>
          {t('screen.unwatchable', { names: unwatchable.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {withoutList.length > 0 && (
        <p className={styles.line}>
          {t('screen.withoutList', { names: withoutList.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {text !== '' && !isSaved && named === null && (
        <Button
          icon={<FloppyDiskIcon />}
          text={t('screen.save')}
          onClick={() => setNamed({ id: newId(), name: '', conditions: text, watchedSince: null })}
        />
      )}
      {named && <NameForm key={named.id} filter={named} onClose={() => setNamed(null)} />}
    </div>
  );
}

function isWatched({ watchedSince }: SavedFilter) {
  return watchedSince !== null;
}

/** A filter as it is saved again. */
function inputOf({ id, name, conditions, watchedSince }: SavedFilter): SavedFilterInput {
  return { id, name, conditions, watchedSince };
}

type TypedName = { name: string };

const required: MessageKey = 'common.required';
const schema: ObjectSchema<TypedName> = object({
  name: string().ensure().transform(oneLine).required(required),
});

/** The name of a filter; whoever saves again after a failure saves the same filter. */
function NameForm({ filter, onClose }: { filter: SavedFilter; onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveDesk();
  const { id, conditions } = filter;
  return (
    <Form<TypedName>
      name={`screen-name-${filter.name === '' ? '' : id}`}
      label={t('screen.name')}
      className={styles.form}
      isFirst
      initialValues={{ name: filter.name }}
      schema={schema}
      onSubmit={async ({ name }) => {
        if (!(await save({ filters: [{ id, name, conditions }] }))) return;
        notify({ kind: 'success', title: t('screen.savedAs'), description: name });
        onClose();
      }}
    >
      <Field name="name" label={t('screen.name')} maxLength={LONGEST_FILTER_NAME} autoComplete="off" />
      <div className={styles.actions}>
        <SubmitButton text={t('screen.saveName')} />
        <Button text={t('screen.cancel')} onClick={onClose} />
      </div>
    </Form>
  );
}
