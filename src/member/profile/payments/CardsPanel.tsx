import { Button } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { usePaymentCardsActor } from './usePaymentCardsActor';
import { useT } from '../../../i18n/useT';
import { Panel } from '../../../ui/Panel';
import { Skeleton } from '../../../ui/PanelState';
import { SampleLabel } from '../../../app/layouts/SampleTag';
import { AddCardForm } from './AddCardForm';
import { CardFace } from './CardFace';
import styles from './CardsPanel.module.css';

/** The saved cards with the add-card form. */
export function CardsPanel() {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const actor = usePaymentCardsActor();
  const cards = useSelector(actor, ({ context }) => context.cards);
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const isAdding = useSelector(actor, (snapshot) => snapshot.matches('adding'));

  return (
    <Panel title={t('cards.title')} fact={<SampleLabel />}>
      {isLoading ? (
        <div className={styles.loading}>
          <Skeleton rows={11} />
        </div>
      ) : (
        <div className={styles.body}>
          <ul className={styles.list}>
            {cards.map((card) => (
              <li key={`${card.brand} ${card.lastFour} ${card.expiry}`}>
                <CardFace {...card} />
              </li>
            ))}
          </ul>
          <Button
            ref={button}
            icon={<PlusIcon />}
            text={t('cards.add')}
            aria-expanded={isAdding}
            onClick={() => actor.send({ type: isAdding ? 'cancel' : 'begin' })}
          />
          {isAdding && (
            <div className={styles.add} ref={focusFirst}>
              <AddCardForm actor={actor} onEnd={() => button.current?.focus()} />
            </div>
          )}
        </div>
      )}
    </Panel>
  );
}

function focusFirst(form: HTMLElement | null) {
  form?.querySelector('input')?.focus();
}
