import { useActorRef, useSelector } from '@xstate/react';
import { Button, TextArea } from '@blueprintjs/core';
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import { autosaveMachine } from '../../../machines/autosave.machine';
import { useMarketTime } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import { holdDraft, leaveDraft, takeDraft } from '../../lib/drafts';
import { severalLines } from '../../lib/text';
import { useUnsavedWarning } from '../../ui/useUnsavedWarning';
import { deskFailure } from '../shared/desk-failure';
import { useChangeDesk } from '../shared/useDesk';
import { usePromiseActor } from '../shared/usePromiseActor';
import styles from './NoteField.module.css';

type Props = { symbol: string; text: string; labelHidden?: boolean };

const LONGEST = 20_000;

/** A person's note on a symbol, saved by itself; what could not be saved stays in the field and in this tab. */
export function NoteField({ symbol, text, labelHidden = false }: Props) {
  const t = useT();
  const id = useId();
  const change = useChangeDesk();
  const now = useMarketTime();
  const [failure, setFailure] = useState('');
  // What this field has edited since it agreed with the desk.
  const edited = useRef(text);
  const save = usePromiseActor(async (written: string) => {
    try {
      const before = edited.current;
      await change({ notes: [{ id: symbol, text: written, changedAt: now.toISOString(), before }] });
      edited.current = written;
      leaveDraft(draftOf(symbol), null);
    } catch (error) {
      leaveDraft(draftOf(symbol), { text: written, before: edited.current });
      setFailure(deskFailure(error));
      throw error;
    }
  });
  const [machine] = useState(() => autosaveMachine.provide({ actors: { save } }));
  const actor = useActorRef(machine, { input: { text } });
  const written = useSelector(actor, ({ context }) => context.text);
  const state = useSelector(actor, ({ value }) => value);
  const isUnsaved = state !== 'clean';
  useKept(actor, {
    form: draftOf(symbol),
    edited,
    isUnsaved,
    onRestored: (before) => void (edited.current = before),
  });
  useUnsavedWarning(isUnsaved);
  useEffect(() => {
    // A restored draft is newer than what this render knows of the actor.
    const { value, context } = actor.getSnapshot();
    if (value !== 'clean') return;
    edited.current = text;
    // The desk has the field's own text without the spaces at its ends, which the person may be typing.
    if (severalLines(context.text) === text) return;
    actor.send({ type: 'changed elsewhere', text });
  }, [actor, text, isUnsaved]);

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

type Kept = {
  form: string;
  edited: RefObject<string>;
  isUnsaved: boolean;
  onRestored: (before: string) => void;
};

/** Saves what is typed when the page is hidden, and keeps for this tab what is not saved yet. */
function useKept(actor: Autosave, { form, edited, isUnsaved, onRestored }: Kept) {
  const restore = useEffectEvent(() => {
    const { text, before } = takeDraft(form) ?? {};
    if (typeof text !== 'string') return;
    if (typeof before === 'string') onRestored(before);
    actor.send({ type: 'typed', text });
  });
  useEffect(() => restore(), [form]);

  useEffect(() => {
    if (!isUnsaved) return;
    const release = holdDraft(form, () => ({
      text: actor.getSnapshot().context.text,
      before: edited.current,
    }));
    const onHidden = () => {
      if (document.visibilityState === 'hidden') actor.send({ type: 'left' });
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      release();
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [actor, form, edited, isUnsaved]);

  useEffect(
    () => () => {
      const { value, context } = actor.getSnapshot();
      if (value === 'typing') leaveDraft(form, { text: context.text, before: edited.current });
    },
    [actor, form, edited],
  );
}
