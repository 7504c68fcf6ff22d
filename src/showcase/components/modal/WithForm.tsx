import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { object, string } from 'yup';
import { useNotify } from '../../../app/actors/useNotify';
import type { MessageKey } from '../../../i18n/messages';
import { useT } from '../../../i18n/useT';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { Form } from '../../../ui/Form';
import { SubmitButton } from '../../../ui/SubmitButton';
import { wait } from '../sample';
import styles from '../Modal.module.css';

const required: MessageKey = 'watchlist.symbolRequired';

const schema = object({ symbol: string().required(required) });

export function WithForm() {
  const t = useT();
  const notify = useNotify();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button text={t('watchlist.add')} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Dialog title={t('watchlist.title')} size="medium" onClose={() => setIsOpen(false)}>
          <Form
            isFirst
            name="dialog"
            className={styles.body}
            initialValues={{ symbol: '' }}
            schema={schema}
            onSubmit={async ({ symbol }) => {
              await wait(1_500);
              setIsOpen(false);
              notify({ kind: 'success', title: t('watchlist.added'), description: symbol });
            }}
          >
            <Field
              name="symbol"
              label={t('watchlist.symbol')}
              placeholder={t('watchlist.placeholder')}
              autoComplete="off"
            />
            <div className={styles.actions}>
              <SubmitButton text={t('watchlist.add')} />
            </div>
          </Form>
        </Dialog>
      )}
    </>
  );
}
