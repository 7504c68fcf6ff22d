import { useEffect } from 'react';
import { areDraftsKept } from '../lib/drafts';

/** Has the browser ask before a page goes that holds unsaved work; not when the app reloads itself and keeps what is typed. */
export function useUnsavedWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!areDraftsKept()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
