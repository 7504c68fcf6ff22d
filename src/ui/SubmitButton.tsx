import { Button, Intent, Spinner, type ButtonProps } from '@blueprintjs/core';
import type { MouseEvent } from 'react';
import { useIsWaiting } from './Form';

type Props = Pick<ButtonProps, 'intent' | 'fill' | 'disabled' | 'className'> & { text: string };

/** Submits the surrounding form once per double click; while submitting it is disabled and keeps its name. */
export function SubmitButton({ text, intent = Intent.PRIMARY, disabled = false, ...rest }: Props) {
  const isWaiting = useIsWaiting();
  return (
    <Button
      {...rest}
      type="submit"
      intent={intent}
      disabled={disabled || isWaiting}
      icon={isWaiting ? <Spinner size={16} /> : undefined}
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
