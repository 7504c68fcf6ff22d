import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { object, string } from 'yup';
import { setLanguage } from '../../src/i18n/i18n';
import type { MessageKey } from '../../src/i18n/messages';
import { Field } from '../../src/ui/Field';
import { Form } from '../../src/ui/Form';
import { problemOf } from '../support/fields';

beforeAll(() => setLanguage('en'));

const required: MessageKey = 'common.required';

it('a problem of the field that has the focus already is announced', async () => {
  const user = userEvent.setup();
  render(
    <Form
      name="password"
      initialValues={{ password: '' }}
      schema={object({ password: string().required(required) })}
      onSubmit={() => {}}
    >
      <Field name="password" label="Password" />
    </Form>,
  );
  const announced = document.querySelector('[aria-live="polite"]');
  expect(announced?.textContent).toBe('');

  await user.type(screen.getByLabelText('Password'), '{Enter}');
  await waitFor(() => expect(problemOf('Password')).toBe('This field is required!'));

  expect(announced?.textContent).toBe('This field is required!');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});
