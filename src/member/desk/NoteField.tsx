import { useActorRef, useSelector } from '@xstate/react';
import { Button, TextArea } from '@blueprintjs/core';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { autosaveMachine } from '../../../machines/autosave.machine';
import { useMarketTime } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import { holdDraft, leaveDraft, takeDraft } from '../../lib/drafts';
import { useUnsavedWarning } from '../../ui/useUnsavedWarning';
import { deskFailure } from './desk-failure';
import { useDesk } from './useDesk';
import styles from './NoteField.module.css';

type Props = { symbol: string; text: string; labelHidden?: boolean };

const LONGEST = 20_000;

/** A person's note on a symbol, saved by itself; what could not be saved stays in the field and in this tab. */
export function NoteField({ symbol, text, labelHidden = false }: Props) {
  const t = useT();
  const id = useId();
  const { change } = useDesk();
  const now = useMarketTime();
  const [failure, setFailure] = useState('');
  const save = async (written: string) => {
    try {
      await change(
        written.trim() === ''
          ? { removed: [symbol] }
          : { notes: [{ id: symbol, text: written, changedAt: now.toISOString() }] },
      );
      leaveDraft(draftOf(symbol), null);
    } catch (error) {
      leaveDraft(draftOf(symbol), { text: written });
      setFailure(deskFailure(error));
      throw error;
    }
  };
  const newestSave = useRef(save);
  useEffect(() => void (newestSave.current = save));
  const [machine] = useState(() =>
    autosaveMachine.provide({
      actors: { save: fromPromise<void, string>(({ input }) => newestSave.current(input)) },
    }),
  );
  const actor = useActorRef(machine, { input: { text } });
  const written = useSelector(actor, ({ context }) => context.text);
  const state = useSelector(actor, ({ value }) => value);
  const isUnsaved = state !== 'clean';
  useKept(actor, draftOf(symbol), isUnsaved);
  useUnsavedWarning(isUnsaved);
  useEffect(() => actor.send({ type: 'changed elsewhere', text }), [actor, text]);

  return (
    <div className={styles.note} data-symbol={symbol}>
      <label className={labelHidden ? 'visually-hidden' : 'semibold'} htmlFor={id}>
        {t('desk.noteOf', { symbol })}
      </label>
      <TextArea
        id={id}
        fill
        rows={3}
        maxLength={LONGEST}
        placeholder={t('desk.notePlaceholder')}
        value={written}
        aria-describedby={`${id}-state`}
        onChange={({ currentTarget }) => actor.send({ type: 'typed', text: currentTarget.value })}
        onBlur={() => actor.send({ type: 'left' })}
      />
      <p className={`caption ${styles.state}`} id={`${id}-state`} role="status">
        {state === 'typing' && t('desk.noteTyping')}
        {state === 'saving' && t('desk.noteSaving')}
        {state === 'clean' && written !== '' && t('desk.noteSaved')}
        {state === 'failed' && (
          <>
            <span className={styles.failed}>
              {t('desk.noteFailed')}. {failure} {t('desk.noteKept')}
            </span>
            <Button size="small" text={t('common.retry')} onClick={() => actor.send({ type: 'retry' })} />
          </>
        )}
      </p>
    </div>
  );
}

function draftOf(symbol: string) {
  return `note ${symbol}`;
}

type Autosave = ReturnType<typeof useActorRef<typeof autosaveMachine>>;

/** Saves what is typed when the page is hidden, and keeps for this tab what is not saved yet. */
function useKept(actor: Autosave, form: string, isUnsaved: boolean) {
  const restore = useEffectEvent(() => {
    const text = takeDraft(form)?.['text'];
    if (typeof text === 'string') actor.send({ type: 'typed', text });
  });
  useEffect(() => restore(), [form]);

  useEffect(() => {
    if (!isUnsaved) return;
    const release = holdDraft(form, () => ({ text: actor.getSnapshot().context.text }));
    const onHidden = () => {
      if (document.visibilityState === 'hidden') actor.send({ type: 'left' });
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      release();
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [actor, form, isUnsaved]);

  useEffect(
    () => () => {
      const { value, context } = actor.getSnapshot();
      if (value === 'typing') leaveDraft(form, { text: context.text });
    },
    [actor, form],
  );
}
