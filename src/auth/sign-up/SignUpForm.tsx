import { useField } from 'formik';
import { object, string } from 'yup';
import { useNotify } from '../../app/actors/useNotify';
import { useNavigate, useSearch } from '../../app/router/navigation';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { VISITOR_DRAFT } from '../../lib/drafts';
import { parameterIn } from '../../lib/query';
import { asLine } from '../../lib/text';
import { register } from '../../rest/auth';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';
import { configuredTermsUrl, TermsLink } from '../../ui/TermsLink';
import { emailAddress } from '../email';
import { isWeakPassword, repeated } from '../password';
import { useSubmission } from '../useSubmission';
import styles from '../AuthForm.module.css';

const required: MessageKey = 'common.required';

const signUp = object({
  lastName: string().trim().required(required),
  firstName: string().trim().required(required),
  email: emailAddress(required),
  password: string().required(required),
  confirmPassword: repeated('password'),
  refCode: string().trim().default(''),
});

/** The registration form; `fromUrl` is the whole address of its page. */
export function SignUpForm() {
  const t = useT();
  const notify = useNotify('access');
  const { send, wait } = useSubmission();
  const navigate = useNavigate();
  const linked = asLine(parameterIn(useSearch(), 'ref')) ?? '';

  return (
    <Form
      name="sign-up"
      draft={VISITOR_DRAFT}
      className={styles.form}
      label={t('page.signUp')}
      initialValues={{
        lastName: '',
        firstName: '',
        email: '',
        password: '',
        confirmPassword: '',
        refCode: linked,
      }}
      schema={signUp}
      wait={wait}
      onSubmit={async ({ refCode, ...person }, { refuse }) => {
        const registration = {
          ...person,
          termOfUse: true,
          ...(refCode && { refCode }),
          fromUrl: window.location.href,
        };
        if (!(await send((rest) => register(rest, registration), refuse))) return;
        notify({
          kind: 'success',
          title: t('signUp.successMessage'),
          description: t('signUp.successDescription'),
        });
        navigate('/auth/login');
      }}
    >
      <div className={styles.names}>
        <Field name="lastName" label={t('signUp.lastName')} autoComplete="family-name" />
        <Field name="firstName" label={t('signUp.firstName')} autoComplete="given-name" />
      </div>
      <Field name="email" type="email" label={t('login.email')} autoComplete="email" />
      <PasswordField name="password" />
      <Field
        name="confirmPassword"
        type="password"
        label={t('signUp.confirmPassword')}
        autoComplete="new-password"
      />
      <Field name="refCode" label={t('signUp.refCode')} autoComplete="off" />
      {configuredTermsUrl() !== null && <Terms />}
      <SubmitButton fill text={t('signUp.submit')} />
    </Form>
  );
}

/** The password of a new account, with a hint while it is weak, which never keeps the form from being sent. */
function PasswordField({ name }: { name: string }) {
  const t = useT();
  const [{ value }] = useField<string>(name);
  return (
    <Field
      name={name}
      type="password"
      label={t('login.password')}
      autoComplete="new-password"
      hint={value !== '' && isWeakPassword(value) ? t('signUp.weakPassword') : null}
    />
  );
}

/** Stands for the link in the sentence; no text has one. */
const PLACE = '\n';

/** The sentence that accepts the terms of use. */
function Terms() {
  const t = useT();
  const [before, after] = t('signUp.terms', { terms: PLACE }).split(PLACE);
  return (
    <p className={`${styles.terms} text-2`}>
      {before}
      <TermsLink>{t('signUp.termsName')}</TermsLink>
      {after}
    </p>
  );
}
