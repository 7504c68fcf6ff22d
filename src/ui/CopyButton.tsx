import { Button } from '@blueprintjs/core';
import { DuplicateIcon } from '@blueprintjs/icons';

type Props = {
  text: string;
  /** The button's accessible name. */
  label: string;
  onCopied: () => void;
  /** Called when the browser denies access to the clipboard. */
  onRefused: () => void;
};

/** Copies a text to the clipboard. */
export function CopyButton({ text, label, onCopied, onRefused }: Props) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      onCopied();
    } catch {
      onRefused();
    }
  };
  return (
    <Button
      className="icon-only"
      variant="minimal"
      icon={<DuplicateIcon />}
      aria-label={label}
      title={label}
      onClick={() => void copy()}
    />
  );
}
