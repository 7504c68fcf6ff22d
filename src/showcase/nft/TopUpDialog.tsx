import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { topUpMachine } from '../../../machines/top-up.machine';
import { useT } from '../../i18n/useT';
import { Dialog } from '../../ui/Dialog';
import { Form } from '../../ui/Form';
import { TopUpFields } from './TopUpFields';
import { amountIn, topUpSchema, type TypedTopUp } from './top-up-schema';
import styles from './balances.module.css';

type Props = { actor: ActorRefFrom<typeof topUpMachine>; onClose: () => void };

const untouched: TypedTopUp = { currency: 'USD', amount: '', card: '' };

/** A dialog for one top-up; it closes once the amount is credited, which goes on when the dialog is closed before. */
export function TopUpDialog({ actor, onClose }: Props) {
  const t = useT();
  const title = t('showcase.nft.topUp');
  return (
    <Dialog title={title} size="medium" onClose={onClose}>
      <TopUpForm actor={actor} label={title} />
    </Dialog>
  );
}

function TopUpForm({ actor, label }: Pick<Props, 'actor'> & { label: string }) {
  const isCrediting = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { unsubscribe } = actor.on('credited', () => body.current?.closest('dialog')?.close());
    return unsubscribe;
  }, [actor]);

  return (
    <div ref={body} className={styles.body}>
      <Form<TypedTopUp>
        name="top-up"
        label={label}
        className={styles.form}
        initialValues={untouched}
        schema={topUpSchema}
        isBusy={isCrediting}
        onSubmit={({ currency, amount }) =>
          actor.send({ type: 'top up', currency, amount: amountIn(amount)! })
        }
      >
        <TopUpFields />
      </Form>
    </div>
  );
}
