import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, problemOf } from '../support/fields';
import { notices } from '../support/page';
import { openPersonalInfo, replaceText, saveButton, storedUser } from '../support/personal-info';

describe('the e-mail address of the personal info', () => {
  it('with a new e-mail shows it as not verified, in the shape that it came in', async () => {
    const { user, sent } = await openPersonalInfo();
    await replaceText(user, 'Email', 'bao@nhip.example');

    await user.click(saveButton());
    await screen.findByText('Not verified');

    expect(sent).toEqual([{ email: { name: 'bao@nhip.example' } }]);
    expect(storedUser()['email']).toEqual({ name: 'bao@nhip.example', verified: false });
  });

  it('that came with a name, brackets and a comma is sent by itself', async () => {
    const { user, sent } = await openPersonalInfo();
    await replaceText(user, 'Email', 'Trần Bảo <bao@nhip.example>,');

    await user.click(saveButton());
    await screen.findByText('Not verified');

    expect(sent).toEqual([{ email: { name: 'bao@nhip.example' } }]);
  });

  it('that is not verified says what to do, as a phone number does, until either is edited', async () => {
    const { user } = await openPersonalInfo();
    const hints = {
      Email: 'Open the link in the confirmation email. If it did not arrive, write to contact@nhip.example.',
      Phone: 'Write to contact@nhip.example to have this number verified.',
    };
    expect(screen.queryByText(hints.Email)).toBeNull();
    await replaceText(user, 'Email', 'bao@nhip.example');
    await replaceText(user, 'Phone', '+84911111111');
    await user.click(saveButton());
    await waitFor(() => expect(screen.getAllByText('Not verified')).toHaveLength(2));

    for (const [name, hint] of Object.entries(hints)) {
      const shown = screen.getByText(hint);
      expect(field(name).getAttribute('aria-describedby')).toContain(shown.id);
      await user.type(field(name), '1');
      expect(screen.queryByText(hint)).toBeNull();
    }
  });

  it.each(['Email', 'Phone'])(
    'says nothing of whether another %s is verified before it is saved',
    async (name) => {
      const { user } = await openPersonalInfo();
      const before = field(name).value;

      await user.type(field(name), '1');
      expect(screen.getAllByText('Verified')).toHaveLength(1);

      await replaceText(user, name, before);
      expect(screen.getAllByText('Verified')).toHaveLength(2);
    },
  );

  it('with the e-mail of another account is refused at that field, which gets the focus', async () => {
    const { user, sent } = await openPersonalInfo();
    const message = 'This email belongs to another account.';
    await replaceText(user, 'Email', 'admin@nhip.example');

    await user.click(saveButton());
    await waitFor(() => expect(notices()).toEqual([['alert', 'Something went wrong', message]]));

    expect(sent).toHaveLength(1);
    expect([problemOf('Email'), document.activeElement]).toEqual([message, field('Email')]);
    await replaceText(user, 'Email', 'an@nhip.example');
    expect(problemOf('Email')).toBeNull();
  });
});
