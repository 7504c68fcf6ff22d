import { Button } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { currencies, topUpMachine, type TopUp } from '../../../machines/top-up.machine';
import { useNotify } from '../../app/actors/useNotify';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { formatMoney } from './money';
import { balances as start } from './sample';
import { TopUpDialog } from './TopUpDialog';
import styles from './balances.module.css';

/** The balances in three currencies, and the dialog that adds to one of them. */
export function BalancesPanel() {
  const t = useT();
  const notify = useNotify();
  const actor = useActorRef(topUpMachine, { input: { balances: start } });
  const balances = useSelector(actor, ({ context }) => context.balances);
  const [isOpen, setOpen] = useState(false);
  const title = t('showcase.nft.balances');

  const announce = useEffectEvent(({ amount, currency }: TopUp) =>
    notify({
      kind: 'success',
      title: t('showcase.nft.credited', { amount: formatMoney(amount, currency) }),
    }),
  );
  useEffect(() => {
    const { unsubscribe } = actor.on('credited', (topUp) => announce(topUp));
    return unsubscribe;
  }, [actor]);

  return (
    <>
      <Panel
        title={title}
        action={
          <Button
            variant="minimal"
            icon={<PlusIcon />}
            text={t('showcase.nft.topUp')}
            onClick={() => setOpen(true)}
          />
        }
      >
        <dl>
          {currencies.map((currency) => (
            <div key={currency} className={styles.balance}>
              <dt className="text-2">{t(`showcase.nft.${currency}`)}</dt>
              <dd className="semibold">{formatMoney(balances[currency], currency)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      {isOpen && <TopUpDialog actor={actor} onClose={() => setOpen(false)} />}
    </>
  );
}
