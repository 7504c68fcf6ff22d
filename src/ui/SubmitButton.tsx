import { Button, Intent, Spinner, type ButtonProps } from '@blueprintjs/core';
import { useIsWaiting } from './Form';

type Props = Pick<ButtonProps, 'intent' | 'fill' | 'disabled' | 'className'> & { text: string };

/** Sends the form around it; while it waits it is disabled, shows that, and keeps its name. */
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
    />
  );
}
