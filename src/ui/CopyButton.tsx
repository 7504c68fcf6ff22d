import { Button } from '@blueprintjs/core';
import { DuplicateIcon } from '@blueprintjs/icons';

type Props = {
  text: string;
  /** Names the button, as what it copies. */
  label: string;
  onCopied: () => void;
  /** The browser does not let the page write to the clipboard. */
  onRefused: () => void;
};

/** Puts a text on the clipboard. */
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
