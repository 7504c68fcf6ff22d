import { Button } from '@blueprintjs/core';
import { cardOf, digitsOf, holderOf, type usePaymentCardsActor } from './usePaymentCardsActor';
import { useNotify } from '../../../app/actors/useNotify';
import { useAppActors, useSession } from '../../../app/actors/AppActors';
import { useT } from '../../../i18n/useT';
import { Field } from '../../../ui/Field';
import { Form } from '../../../ui/Form';
import { SubmitButton } from '../../../ui/SubmitButton';
import { cardSchema, expiryOf, type TypedCard } from './schema';
import styles from './AddCardForm.module.css';

type Props = {
  actor: ReturnType<typeof usePaymentCardsActor>;
  /** Called when the form closes, so that the focus returns to its opener. */
  onEnd: () => void;
};

/** The add-card form, with the person's name as cards bear it. The CVV is validated and never stored; a refusal clears it. */
export function AddCardForm({ actor, onEnd }: Props) {
  const t = useT();
  const notify = useNotify('card');
  const { clock } = useAppActors();
  const holder = useSession(({ context }) => holderOf(context.session?.user));

  return (
    <Form<TypedCard>
      name="add-card"
      className={styles.form}
      label={t('cards.add')}
      initialValues={{ holder, number: '', expiry: '', cvv: '' }}
      schema={cardSchema(clock.now())}
      onSubmit={({ holder, number, expiry }, { empty }) => {
        const card = cardOf({ holder, number: digitsOf(number), expiry: expiryOf(expiry) });
        actor.send({ type: 'add', card });
        if (actor.getSnapshot().matches({ adding: 'refused' })) {
          empty('cvv');
          notify({ kind: 'error', title: t('notice.error'), description: t('cards.duplicate') });
        } else {
          onEnd();
          const { lastFour } = card;
          notify({
            kind: 'success',
            title: t('cards.added'),
            description: t('cards.addedHint', { lastFour }),
          });
        }
      }}
    >
      <Field name="holder" label={t('cards.holder')} autoComplete="cc-name" />
      <Field name="number" label={t('cards.number')} autoComplete="cc-number" inputMode="numeric" />
      <Field
        name="expiry"
        label={t('cards.expiry')}
        autoComplete="cc-exp"
        inputMode="numeric"
        placeholder={t('cards.expiryFormat')}
      />
      <Field name="cvv" type="password" label="CVV" autoComplete="cc-csc" inputMode="numeric" maxLength={4} />
      <div className={styles.actions}>
        <SubmitButton text={t('cards.save')} />
        <Button
          variant="minimal"
          text={t('cards.cancel')}
          onClick={() => {
            actor.send({ type: 'cancel' });
            onEnd();
          }}
        />
      </div>
    </Form>
  );
}
