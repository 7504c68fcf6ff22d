import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deferred } from '../support/rest/fake-server';
import { fill } from '../support/fields';
import { forms, json } from '../support/forms';
import { comesToWait, openForm } from '../support/open-form';
import { notices } from '../support/page';

describe.each(forms)('$name', (form) => {
  it('filled in right, is sent once however often its button is pressed, and says what came of it', async () => {
    const { answer = json({}), ...shown } = form.taken;
    const patience = deferred();
    const { user, sent, button, path } = await openForm(form, (mock) =>
      patience.promise.then(() => answer(mock)),
    );
    await fill(user, form.good);

    if (form.button !== null) await user.dblClick(button()!);
    if (form.call !== null) {
      await comesToWait(form, button(), true);
      if (form.button !== null) await user.click(button()!);
      await user.keyboard('{Enter}');
      patience.resolve();
    }

    await waitFor(() => expect({ notices: notices(), path: path() }).toEqual(shown));
    expect(sent).toEqual(form.call === null ? [] : [form.body]);
  });
});
