import { DuplicateIcon } from '@blueprintjs/icons';
import { IconButton } from './IconButton';

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
  return <IconButton icon={<DuplicateIcon />} label={label} onClick={() => void copy()} />;
}
