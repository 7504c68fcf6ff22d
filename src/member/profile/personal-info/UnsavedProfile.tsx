import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import type { Profile, Standing } from '../profile';
import { useProfileDraft } from './profile-draft';
import { useUnsavedWarning } from '../../../ui/useUnsavedWarning';
import { changesBetween } from './changes';

/** Keeps unsaved input while other pages are open, and warns before the browser discards it. */
export function UnsavedProfile({ saved }: { saved: Profile & Standing }) {
  const { values, setValues } = useFormikContext<Profile>();
  const draft = useProfileDraft();
  const isUnsaved = changesBetween(saved, values) !== null;
  useUnsavedWarning(isUnsaved);

  const restore = useEffectEvent(() => {
    const kept = draft.read();
    if (kept) void setValues(kept, false);
  });
  const keep = useEffectEvent(() => draft.keep(isUnsaved ? values : null));

  useEffect(() => {
    restore();
    return () => keep();
  }, []);

  return null;
}
