import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import { isSignedIn } from '../../../../machines/session.machine';
import { useAppActors } from '../../../app/actors/AppActors';
import type { SessionActor } from '../../../app/actors/session';
import { fieldsFor, leaveDraft, takeDraft } from '../../../lib/drafts';
import { useUnsavedWarning } from '../../../ui/useUnsavedWarning';
import type { Profile, Standing } from '../profile';
import { changesBetween } from './changes';

const FORM = 'profile';

/** Keeps unsaved input while other pages are open, and warns before the browser discards it. */
export function UnsavedProfile({ saved }: { saved: Profile & Standing }) {
  const { values, setValues } = useFormikContext<Profile>();
  const { session } = useAppActors();
  const isUnsaved = changesBetween(saved, trimmed(values)) !== null;
  useUnsavedWarning(isUnsaved);

  const restore = useEffectEvent(() => {
    const fields = fieldsFor(values, takeDraft(FORM));
    if (Object.keys(fields).length > 0) void setValues({ ...values, ...fields }, false);
  });
  const leave = useEffectEvent(() => leaveDraft(FORM, isUnsaved ? values : null));

  useEffect(() => {
    restore();
    const person = personOf(session);
    // Whoever has left or locked the browser meanwhile does not leave a draft to the next person.
    return () => {
      if (person !== null && personOf(session) === person) leave();
    };
  }, [session]);

  return null;
}

/** As the form sends it. */
function trimmed(profile: Profile): Profile {
  const fields = Object.entries(profile).map(([name, text]) => [name, text.trim()] as const);
  return Object.fromEntries(fields) as Profile;
}

function personOf(session: SessionActor) {
  const snapshot = session.getSnapshot();
  return isSignedIn(snapshot) ? (snapshot.context.session?.user.id ?? null) : null;
}
