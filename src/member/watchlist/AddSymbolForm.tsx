import { Intent } from '@blueprintjs/core';
import { object } from 'yup';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useDismissRefusals } from '../../app/actors/useNotify';
import { useRetry } from '../../app/actors/retry';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import type { TypedSymbol } from '../shared/typed-symbol';
import { symbolSchema, useTypedSymbol } from '../shared/useTypedSymbol';
import { Form, type Refuse } from '../../ui/Form';
import { SuggestField } from '../../ui/SuggestField';
import { SubmitButton } from '../../ui/SubmitButton';
import { useSuggestions } from './useSuggestions';
import styles from './AddSymbolForm.module.css';

const addSymbol = (typed: TypedSymbol) =>
  object({
    symbol: symbolSchema(typed, 'watchlist.symbolFormat').required(
      'watchlist.symbolRequired' satisfies MessageKey,
    ),
  });

type Props = {
  listId: string;
  /** The symbols of the list. */
  listed: ReadonlySet<string>;
  onAdd: (symbol: string, refuse: Refuse) => Promise<boolean>;
};

/**
 * The add-symbol form, which suggests the feed's symbols; the input is kept until the server has accepted it, a refusal
 * until another list is chosen.
 */
export function AddSymbolForm({ listId, listed, onAdd }: Props) {
  const t = useT();
  const typed = useTypedSymbol();
  const schema = useMemo(() => addSymbol(typed), [typed]);
  const suggestions = useSuggestions(listed, typed);
  const { wait, onRefused } = useRetry();
  const shown = useRef(listId);
  useEffect(() => void (shown.current = listId), [listId]);

  return (
    <Form
      name="add-symbol"
      className={styles.form}
      initialValues={{ symbol: '' }}
      schema={schema}
      wait={wait}
      onSubmit={async ({ symbol }, { reset, refuse }) => {
        const onRefusal: Refuse = (field, problem, retryAfter = null) => {
          if (shown.current === listId) refuse(field, problem);
          onRefused({ retryAfter });
        };
        if (await onAdd(symbol, onRefusal)) reset();
      }}
    >
      <RefusalOfList listId={listId} />
      <SuggestField
        className={styles.field}
        name="symbol"
        label={t('watchlist.symbol')}
        labelHidden
        placeholder={t('watchlist.placeholder')}
        {...suggestions}
      />
      <SubmitButton intent={Intent.NONE} text={t('watchlist.add')} />
    </Form>
  );
}

/** Removes the refusal of one list, at the field and among the notices, when another one is shown. */
function RefusalOfList({ listId }: { listId: string }) {
  const { setStatus } = useFormikContext();
  const dismiss = useDismissRefusals('symbol');
  const previous = useRef(listId);

  const change = useEffectEvent(() => {
    if (previous.current === listId) return;
    previous.current = listId;
    setStatus(undefined);
    dismiss();
  });
  useEffect(() => change(), [listId]);

  return null;
}
