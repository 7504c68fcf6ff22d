import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { formKey, holdDraft, takeDraft } from '../../../lib/drafts';
import { useDialogKept } from '../../shared/DialogKeeper';

const NAME = 'import';

/** A longer text is not kept, in characters: a tab's storage is small. */
const LONGEST = 200_000;

type Options = {
  title: string;
  text: string;
  /** Whether the import begins with a source of its own. */
  hasSource: boolean;
  onRestored: (text: string) => void;
};

/** Keeps pasted or typed rows, which are not imported yet, for the same person's next session; a file never. */
export function useKeptText({ title, text, hasSource, onRestored }: Options): void {
  const isTyped = text.trim() !== '' && text.length <= LONGEST;
  const read = useEffectEvent(() => ({ text }));
  const restore = useEffectEvent(() => {
    // What begins with a source of its own leaves it for the next import.
    if (hasSource) return;
    const kept = takeDraft(formKey(NAME))?.['text'];
    if (typeof kept === 'string') onRestored(kept);
  });

  useLayoutEffect(() => restore(), []);
  useEffect(() => (isTyped ? holdDraft(formKey(NAME), read) : undefined), [isTyped]);
  useDialogKept({ dialog: 'import', opening: {}, title, name: NAME, isTyped });
}
