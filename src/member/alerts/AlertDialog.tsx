import { useQuery } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { useAppActors } from '../../app/actors/AppActors';
import { useNotify } from '../../app/actors/useNotify';
import { QuotesDocument } from '../../graph/quotes.generated';
import { useT } from '../../i18n/useT';
import { formatPercent, formatPrice } from '../../market/format';
import { NO_QUOTE } from '../../market/quote';
import { isTicker } from '../../market/symbol';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { SelectField } from '../../ui/SelectField';
import { SubmitButton } from '../../ui/SubmitButton';
import {
  alertOf,
  alertSchema,
  firesAtOnce,
  suggestedPrice,
  typedAlertOf,
  type TypedAlert,
} from './alert-form';
import { useLists } from '../shared/useLists';
import { useOlderDay } from '../shared/PriceDay';
import { useDesk } from '../shared/useDesk';
import type { AlertDraft } from '../shared/desk-dialogs';
import { DialogKeeper } from '../shared/DialogKeeper';
import { SymbolField } from '../shared/SymbolField';
import type { TypedSymbol } from '../shared/typed-symbol';
import { useTypedSymbol } from '../shared/useTypedSymbol';
import { newId } from '../shared/level-alert';
import styles from './AlertDialog.module.css';
import { useSaveDesk } from '../shared/useSaveDesk';

type Props = { draft?: AlertDraft; onClose: () => void };

/** Adds an alert on a symbol or a list; what was typed stays until it is saved. */
export function AlertDialog({ draft = {}, onClose }: Props) {
  const t = useT();
  const notify = useNotify();
  const { clock } = useAppActors();
  const { desk } = useDesk();
  const save = useSaveDesk();
  const typedSymbol = useTypedSymbol();
  const schema = useMemo(() => alertSchema(typedSymbol), [typedSymbol]);

  // A save whose answer was lost may have arrived: whoever saves again saves the same alert.
  const [id] = useState(newId);

  const add = async (typed: TypedAlert) => {
    if (!(await save({ alerts: [alertOf(typed, clock.now(), id)] }))) return;
    notify({ kind: 'success', title: t('desk.saved') });
    onClose();
  };

  const [title, name] = [t('desk.addAlert'), `alert ${draft.symbol ?? ''}`];
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      <Form<TypedAlert>
        name={name}
        className={styles.form}
        initialValues={typedAlertOf(draft)}
        schema={schema}
        isFirst
        onSubmit={add}
      >
        <DialogKeeper dialog="alert" opening={draft} title={title} name={name} />
        <Fields draft={draft} typedSymbol={typedSymbol} />
        <SubmitButton text={t('desk.save')} disabled={!desk} />
      </Form>
    </Dialog>
  );
}

function Fields({ draft, typedSymbol }: { draft: AlertDraft; typedSymbol: TypedSymbol }) {
  const t = useT();
  const { values, setFieldValue } = useFormikContext<TypedAlert>();
  const { kind, price } = values;
  const isSignal = kind === 'SIGNAL';
  const hint = useHint({ ...values, symbol: typedSymbol.read(values.symbol) });
  const suggest = (next: string) => {
    const isTyped = price !== '' && price !== suggestedPrice(kind, draft.price);
    if (!isTyped) void setFieldValue('price', suggestedPrice(next, draft.price));
  };
  return (
    <>
      {!isSignal && <SymbolField name="symbol" label={t('desk.symbol')} typed={typedSymbol} />}
      <SelectField
        name="kind"
        label={t('desk.alertWhen')}
        onChoose={suggest}
        options={[
          { value: 'ABOVE', label: t('desk.alertWhenAbove') },
          { value: 'BELOW', label: t('desk.alertWhenBelow') },
          { value: 'CHANGE', label: t('desk.alertWhenChange') },
          { value: 'SIGNAL', label: t('desk.alertWhenSignal') },
        ]}
      />
      {kind === 'CHANGE' && (
        <Field name="percent" label={t('desk.alertPercent')} autoComplete="off" hint={hint} />
      )}
      {!isSignal && kind !== 'CHANGE' && (
        <Field name="price" label={t('desk.price')} inputMode="decimal" autoComplete="off" hint={hint} />
      )}
      {isSignal && <ListField />}
    </>
  );
}

/** Says where the alert that is typed would fire as it is saved: at a price of now. */
function useHint(typed: TypedAlert): string | null {
  const t = useT();
  const { symbol } = typed;
  const skip = typed.kind === 'SIGNAL' || !isTicker(symbol);
  const { data } = useQuery(QuotesDocument, { variables: { symbols: [symbol] }, skip });
  const quote = data?.quotes[0]?.quote;
  const older = useOlderDay(quote ?? NO_QUOTE);
  if (skip || !quote || older !== null || !firesAtOnce(typed, quote)) return null;
  return t('desk.alertAtOnce', {
    now: typed.kind === 'CHANGE' ? formatPercent(quote.changePercent) : formatPrice(quote.price),
  });
}

/** The person's watchlists to choose from. */
function ListField() {
  const t = useT();
  const { lists = [] } = useLists();
  const options = lists.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      name="list"
      label={t('desk.alertOnList')}
      options={[{ value: '', label: t('desk.alertChooseList') }, ...options]}
    />
  );
}
