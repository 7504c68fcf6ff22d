import { useEffect } from 'react';
import { areDraftsKept } from '../lib/drafts';

/** Makes the browser confirm before unsaved input is lost; not on the app's own reload, which keeps the input. */
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
