import { useEffect } from 'react';
import { useOpenedDialog, type TradeDraft } from '../../src/member/shared/desk-dialogs';

/** Stands in for the dialog of trades: hands over what it would begin with. */
export function OpenedTrade({ onOpened }: { onOpened: (draft: TradeDraft) => void }) {
  const { draft } = useOpenedDialog('trade');
  useEffect(() => {
    if (draft) onOpened(draft);
  }, [draft, onOpened]);
  return null;
}
