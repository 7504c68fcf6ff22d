import {
  Form as FormikForm,
  Formik,
  setNestedObjectValues,
  type FormikTouched,
  type FormikValues,
} from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import type { MessageKey } from '../i18n/messages';

type Props<Values extends FormikValues> = {
  initialValues: Values;
  schema: ObjectSchema<Values>;
  /** `reset` empties the form, unless somebody has typed on since it was sent. */
  onSubmit: (values: Values, form: { reset: () => void }) => void | Promise<void>;
  /** What was sent is on its way; its button is disabled. */
  isBusy: boolean;
  /** Told the first failing field's message when a submit is refused. */
  onInvalid: (problem: MessageKey) => void;
  className?: string;
  label?: string;
  children: ReactNode;
};

/**
 * A Formik form whose messages are keys. A refused submit shows every problem, tells the first one and moves the
 * focus to its field; what was typed stays whatever happens. It is sent once, however often it is submitted meanwhile,
 * and the focus that its disabled button lost comes back.
 */
export function Form<Values extends FormikValues>(props: Props<Values>) {
  const { initialValues, schema, onSubmit, isBusy, onInvalid, className, label, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const sentFrom = useRef<Element>(null);

  useEffect(() => {
    if (isBusy || document.activeElement !== document.body) return;
    if (sentFrom.current instanceof HTMLElement) sentFrom.current.focus();
    sentFrom.current = null;
  }, [isBusy]);

  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={(values, { setFormikState }) => {
        const reset = () =>
          setFormikState((now) =>
            now.values === values ? { ...now, values: initialValues, touched: {}, errors: {} } : now,
          );
        return onSubmit(schema.cast(values) as Values, { reset });
      }}
    >
      {({ validateForm, setTouched, submitForm, values }) => (
        <FormikForm
          ref={element}
          className={className}
          aria-label={label}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isBusy || isSending.current) return;
            isSending.current = true;
            sentFrom.current = document.activeElement;
            void validateForm()
              .then((errors) => {
                const failing = Object.keys(values).find((name) => errors[name]);
                if (failing === undefined) return submitForm();
                onInvalid(errors[failing] as MessageKey);
                element.current?.querySelector<HTMLElement>(`[name="${failing}"]`)?.focus();
                return setTouched(setNestedObjectValues<FormikTouched<Values>>(values, true), false);
              })
              .finally(() => (isSending.current = false));
          }}
        >
          {children}
        </FormikForm>
      )}
    </Formik>
  );
}
