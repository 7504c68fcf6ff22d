import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { boolean, object, string } from 'yup';
import { setLanguage } from '../../src/i18n/i18n';
import { forgetDrafts, hasDrafts, keepDrafts, watchDrafts } from '../../src/lib/drafts';
import { Field } from '../../src/ui/Field';
import { Form } from '../../src/ui/Form';
import { SubmitButton } from '../../src/ui/SubmitButton';
import { deferred } from '../support/rest/fake-server';

beforeAll(() => setLanguage('en'));

const schema = object({
  email: string().defined(),
  password: string().default(''),
  code: string().default(''),
  term: boolean().defined(),
});

type Values = { email: string; password: string; code: string; term: boolean };
type Props = { onSubmit?: (form: { reset: (to?: Values) => void }) => void; label?: string; saved?: string };

function SignUp({ onSubmit = () => {}, label = 'Sign up', saved = '' }: Props) {
  return (
    <Form<Values>
      name="sign-up"
      label={label}
      initialValues={{ email: saved, password: '', code: '', term: true }}
      schema={schema}
      onSubmit={(_values, form) => onSubmit(form)}
    >
      <Field name="email" label="Email" />
      <Field name="password" label="Password" type="password" />
      <Field name="code" label="Code" autoComplete="one-time-code" />
      <SubmitButton text="Send" />
    </Form>
  );
}

/** A form that stays on the page: what it saves becomes what it begins with. */
function Saving({ until = Promise.resolve() }: { until?: Promise<void> }) {
  const [saved, setSaved] = useState({ email: '' });
  return (
    <Form
      name="saving"
      initialValues={saved}
      schema={object({ email: string().trim().defined() })}
      onSubmit={async (values, { reset }) => {
        await until;
        setSaved(values);
        reset(values);
      }}
    >
      <Field name="email" label="Email" />
      <SubmitButton text="Send" />
    </Form>
  );
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const typed = () => ['Email', 'Password', 'Code'].map((name) => box(name).value);

/** The page is loaded again: everything goes but what the tab keeps. */
function reload() {
  keepDrafts();
  cleanup();
}

/** Types an email into a form of a page that is then loaded again. */
async function typeAndReload(email: string) {
  render(<SignUp />);
  await userEvent.type(box('Email'), email);
  reload();
}

describe('what is typed into a form', () => {
  it('outlasts a reload that the app makes, passwords and codes aside', async () => {
    render(<SignUp />);
    await userEvent.type(box('Email'), 'an@example.vn');
    await userEvent.type(box('Password'), 'Nhip@2026');
    await userEvent.type(box('Code'), '123456');

    reload();
    expect(sessionStorage.getItem('drafts')).not.toMatch(/Nhip@2026|123456/);
    render(<SignUp />);

    expect(typed()).toEqual(['an@example.vn', '', '']);
    expect(sessionStorage.getItem('drafts')).toBeNull();
  });

  it('comes back once, and only into its own form', async () => {
    await typeAndReload('an@example.vn');

    window.history.replaceState(null, '', '/elsewhere');
    render(<SignUp />);
    expect(typed()).toEqual(['', '', '']);
    cleanup();
    window.history.replaceState(null, '', '/');
    render(<SignUp />);
    expect(typed()).toEqual(['an@example.vn', '', '']);
    cleanup();
    render(<SignUp />);
    expect(typed()).toEqual(['', '', '']);
  });

  it('is not left to the next person', async () => {
    await typeAndReload('an@example.vn');

    forgetDrafts();
    render(<SignUp />);

    expect(typed()).toEqual(['', '', '']);
  });

  it('stays stored beside what is typed later, until its form takes it', async () => {
    await typeAndReload('an@example.vn');

    window.history.replaceState(null, '', '/elsewhere');
    await typeAndReload('binh@example.vn');
    window.history.replaceState(null, '', '/');
    render(<SignUp />);

    expect(typed()).toEqual(['an@example.vn', '', '']);
  });

  it('is unsaved from the first letter until it is sent or taken back', async () => {
    const seen: boolean[] = [];
    const stop = watchDrafts(() => seen.push(hasDrafts()));
    render(<SignUp onSubmit={({ reset }) => reset()} />);
    expect(hasDrafts()).toBe(false);

    await userEvent.type(box('Email'), 'a');
    await userEvent.type(box('Email'), '{Backspace}');
    await userEvent.type(box('Email'), 'an@example.vn');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect.poll(() => seen).toEqual([true, false, true, false]);
    stop();
  });

  it('comes back in whatever language the page is then', async () => {
    await typeAndReload('an@example.vn');

    render(<SignUp label="Đăng ký" />);

    expect(typed()).toEqual(['an@example.vn', '', '']);
  });

  it('is stored without what was not changed, and without what has no field', async () => {
    render(<SignUp saved="binh@example.vn" />);
    await userEvent.type(box('Code'), '123456');
    reload();
    expect(sessionStorage.getItem('drafts')).toBe('{"/ sign-up":{}}');

    render(<SignUp saved="an@example.vn" />);

    expect(typed()).toEqual(['an@example.vn', '', '']);
  });

  it('is saved when the server has kept it in another form', async () => {
    render(<Saving />);
    await userEvent.type(box('Email'), ' an@example.vn ');
    expect(hasDrafts()).toBe(true);

    await userEvent.click(screen.getByRole('button', { name: 'Send' }));

    await expect.poll(() => [hasDrafts(), box('Email').value]).toEqual([false, 'an@example.vn']);
  });

  it('after a submit stays unsaved, and as it was typed', async () => {
    const sent = deferred();
    render(<Saving until={sent.promise} />);
    await userEvent.type(box('Email'), 'an{Enter}@');
    sent.resolve();

    await expect.poll(() => screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false);
    expect([hasDrafts(), box('Email').value]).toEqual([true, 'an@']);
  });

  it.each(['not JSON', '[]', '{"/ sign-up":7}', '{"/ sign-up":{"email":7,"other":"x","code":["1"]}}'])(
    'is forgotten where the tab keeps %s',
    (kept) => {
      sessionStorage.setItem('drafts', kept);
      render(<SignUp />);

      expect(typed()).toEqual(['', '', '']);
    },
  );
});
