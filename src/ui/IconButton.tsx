import { Button, type ButtonProps } from '@blueprintjs/core';

type Props = Omit<ButtonProps, 'text' | 'title' | 'aria-label' | 'className'> & {
  /** What it does: its name, and the tooltip of its icon. */
  label: string;
  className?: string | undefined;
};

/** A button that shows an icon alone. */
export function IconButton({ label, className = '', ...props }: Props) {
  return (
    <Button
      className={`icon-only ${className}`}
      variant="minimal"
      aria-label={label}
      title={label}
      {...props}
    />
  );
}
