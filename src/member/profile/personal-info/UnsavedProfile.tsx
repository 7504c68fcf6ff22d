import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { ObjectSchema } from 'yup';
import { isSignedIn } from '../../../../machines/session.machine';
import { useAppActors } from '../../../app/actors/AppActors';
import type { SessionActor } from '../../../app/actors/session';
import { typedChanges, fieldsFor, leaveDraft, takeDraft } from '../../../lib/drafts';
import { useUnsavedWarning } from '../../../ui/useUnsavedWarning';
import type { Profile, Standing } from '../profile';
import { changesBetween } from './changes';
import { valuesOf } from './schema';

const FORM = 'profile';

type Props = {
  saved: Profile & Standing;
  /** How the form's values are sent. */
  schema: ObjectSchema<Profile>;
};

/** Keeps unsaved input while other pages are open, and warns before the browser discards it. */
export function UnsavedProfile({ saved, schema }: Props) {
  const { values, setValues } = useFormikContext<Profile>();
  const { session } = useAppActors();
  const isUnsaved = changesBetween(saved, schema.cast(values, { assert: false }) as Profile) !== null;
  useUnsavedWarning(isUnsaved);

  const restore = useEffectEvent(() => {
    const fields = fieldsFor(values, takeDraft(FORM));
    if (Object.keys(fields).length > 0) void setValues({ ...values, ...fields }, false);
  });
  const leave = useEffectEvent(() =>
    leaveDraft(FORM, isUnsaved ? typedChanges(values, valuesOf(saved)) : null),
  );

  // Before the paint: saved values would be seen, and input into them overwritten.
  useLayoutEffect(() => restore(), []);
  useEffect(() => {
    const person = personOf(session);
    // Whoever has left or locked the browser meanwhile does not leave a draft to the next person.
    return () => {
      if (person !== null && personOf(session) === person) leave();
    };
  }, [session]);

  return null;
}

function personOf(session: SessionActor) {
  const snapshot = session.getSnapshot();
  return isSignedIn(snapshot) ? (snapshot.context.session?.user.id ?? null) : null;
}
