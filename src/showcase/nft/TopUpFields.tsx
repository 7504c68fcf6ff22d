import { useActorRef, useSelector } from '@xstate/react';
import { useFormikContext } from 'formik';
import { paymentCardsMachine, type PaymentCard } from '../../../machines/payment-cards.machine';
import { currencies } from '../../../machines/top-up.machine';
import { useT } from '../../i18n/useT';
import { Choice } from '../../ui/Choice';
import { Field } from '../../ui/Field';
import { Skeleton } from '../../ui/PanelState';
import { SelectField } from '../../ui/SelectField';
import { SubmitButton } from '../../ui/SubmitButton';
import { cards as saved, quickAmounts } from './sample';
import { amountIn, type TypedTopUp } from './top-up-schema';
import styles from './balances.module.css';

/** Currency, amount and card of a top-up; the saved cards take a moment to load. */
export function TopUpFields() {
  const t = useT();
  const { values, setValues } = useFormikContext<TypedTopUp>();
  const actor = useActorRef(paymentCardsMachine, { input: { saved } });
  const cards = useSelector(actor, ({ context }) => context.cards);
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const { currency, amount } = values;

  return (
    <>
      <Choice
        label={t('showcase.nft.currency')}
        options={currencies}
        nameOf={String}
        chosen={currency}
        onChoose={(next) => void setValues({ ...values, currency: next, amount: '' }, false)}
      />
      <Field
        name="amount"
        className={styles.fill}
        label={t('showcase.nft.amount', { currency })}
        inputMode="decimal"
        autoComplete="off"
      />
      <Choice
        className={styles.quick}
        label={t('showcase.nft.quickAmounts')}
        options={quickAmounts[currency]}
        nameOf={String}
        chosen={amountIn(amount) ?? 0}
        onChoose={(quick) => void setValues({ ...values, amount: String(quick) })}
      />
      {isLoading ? (
        <div className={styles.loading}>
          <Skeleton rows={2} isApart />
        </div>
      ) : (
        <SelectField
          name="card"
          className={styles.fill}
          label={t('showcase.nft.card')}
          options={[
            { value: '', label: t('showcase.nft.chooseCard') },
            ...cards.map((card, index) => ({ value: String(index), label: labelOf(card) })),
          ]}
        />
      )}
      <SubmitButton text={t('showcase.nft.topUp')} disabled={isLoading} />
    </>
  );
}

function labelOf({ brand, lastFour, expiry }: PaymentCard) {
  return `${brand.toUpperCase()} •••• ${lastFour} (${expiry})`;
}
