import { Button, Intent, Spinner, type ButtonProps } from '@blueprintjs/core';
import type { MouseEvent } from 'react';
import { useIsRefused, useIsWaiting } from './Form';

type Props = Pick<ButtonProps, 'intent' | 'fill' | 'disabled'> & {
  text: string;
  className?: string | undefined;
};

/**
 * Submits the surrounding form once per double click; while submitting it is disabled and keeps its name. So it does while
 * a refused form waits, but then it keeps the focus too.
 */
export function SubmitButton({
  text,
  intent = Intent.PRIMARY,
  disabled = false,
  className = '',
  ...rest
}: Props) {
  const isWaiting = useIsWaiting();
  const isRefused = useIsRefused();
  return (
    <Button
      {...rest}
      className={isRefused ? `${className} bp6-disabled` : className}
      aria-disabled={isRefused || undefined}
      type="submit"
      intent={intent}
      disabled={disabled || isWaiting}
      icon={isWaiting ? <Spinner size={16} aria-hidden="true" /> : undefined}
      text={text}
      onMouseDown={dropRepeat}
      onClick={dropRepeat}
    />
  );
}

/** The first click of a double click may have completed the submit or moved the focus. */
function dropRepeat(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}
