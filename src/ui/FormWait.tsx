import { useT } from '../i18n/useT';
import './FormWait.css';

/** How long a refused form waits in all, and how much of it is left; 0 while it may be sent. */
export type Wait = { readonly seconds: number; readonly secondsLeft: number };

/** When a refused form may be sent again: counts down on screen, and is announced once. */
export function FormWait({ seconds, secondsLeft }: Wait) {
  const t = useT();
  return (
    <p className="form-wait text-2" aria-live="polite">
      {secondsLeft > 0 && (
        <>
          <span className="visually-hidden">{t('form.retryIn', { seconds })}</span>
          <span aria-hidden="true">{t('form.retryIn', { seconds: secondsLeft })}</span>
        </>
      )}
    </p>
  );
}
