import { FormGroup, InputGroup, Intent, Spinner } from '@blueprintjs/core';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useId, type RefObject } from 'react';
import { useNotify, useDismissRefusals } from '../../app/actors/useNotify';
import { useSecurityCode } from './useSecurityCode';
import { errorText } from '../../i18n/i18n';
import { useT } from '../../i18n/useT';
import { FieldProblem } from '../../ui/FieldProblem';
import { FormWait } from '../../ui/FormWait';
import styles from '../AuthForm.module.css';

type Props = {
  inputRef: RefObject<HTMLInputElement | null>;
  /** Verifies a code instead of the server. */
  verify?: (code: string) => Promise<string | null>;
  /** Called once, with the recovery token when the server returns one. */
  onVerified: (token: string | null) => void;
};

/**
 * The text box of a security code; it submits itself when six characters are entered, and takes none while the server
 * wants to be left alone.
 */
export function SecurityCodeBox({ inputRef, verify, onVerified }: Props) {
  const t = useT();
  const id = useId();
  const notify = useNotify('access');
  const settle = useDismissRefusals('access');
  const { actor, wait } = useSecurityCode(verify);
  const { code, problem } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('typing'));

  const verified = useEffectEvent((token: string | null) => {
    settle();
    onVerified(token);
  });
  const refused = useEffectEvent((why: string) =>
    notify({ kind: 'error', title: t('notice.error'), description: errorText(why) }),
  );
  useEffect(() => {
    const subscriptions = [
      actor.on('verified', ({ token }) => verified(token)),
      actor.on('refused', (fact) => refused(fact.problem)),
    ];
    return () => subscriptions.forEach((each) => each.unsubscribe());
  }, [actor]);

  return (
    <FormGroup
      className={styles.codeGroup!}
      label={t('code.label')}
      labelFor={id}
      helperText={
        <>
          <FieldProblem id={`${id}-problem`} problem={problem === null ? null : errorText(problem)} />
          <FormWait {...wait} />
        </>
      }
      intent={problem === null ? Intent.NONE : Intent.DANGER}
    >
      <InputGroup
        className={styles.code!}
        inputRef={inputRef}
        id={id}
        fill
        value={code}
        onValueChange={(text) => actor.send({ type: 'type', text })}
        autoComplete="one-time-code"
        inputMode="numeric"
        readOnly={!isOpen || wait.secondsLeft > 0}
        aria-busy={isBusy}
        aria-invalid={problem !== null}
        {...(problem !== null && { 'aria-describedby': `${id}-problem` })}
        {...(isBusy && { rightElement: <Spinner size={20} aria-label={t('code.checking')} /> })}
      />
    </FormGroup>
  );
}
