import {
  Form as FormikForm,
  Formik,
  setNestedObjectValues,
  type FormikTouched,
  type FormikValues,
} from 'formik';
import { createContext, use, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { ObjectSchema } from 'yup';
import type { MessageKey } from '../i18n/messages';
import { useT } from '../i18n/useT';
import { DraftKeeper } from './DraftKeeper';
import { firstProblem } from './first-problem';

type SentForm<Values> = { reset: () => void; empty: (name: keyof Values & string) => void };

type Props<Values extends FormikValues> = {
  initialValues: Values;
  schema: ObjectSchema<Values>;
  /** `reset` empties the form, unless somebody has typed on since it was sent; `empty` empties one field, whatever. */
  onSubmit: (values: Values, form: SentForm<Values>) => void | Promise<void>;
  /** What was sent is on its way, though `onSubmit` is through. */
  isBusy?: boolean;
  /** Told, when a submit is refused, which field fails first and why, and the bare message of it. */
  onInvalid: (words: string, problem: MessageKey) => void;
  className?: string | undefined;
  label?: string;
  children: ReactNode;
};

/**
 * A Formik form whose messages are keys. A refused submit shows every problem, tells the first one with the name
 * of its field and moves the focus there; what was typed stays whatever happens. While what was sent is on its way, until `onSubmit` is
 * through, its `SubmitButton` is disabled and nothing is sent again; then the focus that the button lost comes back.
 * What is typed, secrets aside, outlasts a reload that the app itself makes.
 */
export function Form<Values extends FormikValues>(props: Props<Values>) {
  const { initialValues, schema, onSubmit, isBusy = false, onInvalid, className, label, children } = props;
  const t = useT();
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const sentFrom = useRef<Element>(null);

  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={(values, { setFormikState, setFieldValue }) => {
        const reset = () =>
          setFormikState((now) =>
            now.values === values ? { ...now, values: initialValues, touched: {}, errors: {} } : now,
          );
        const empty = (name: string) => void setFieldValue(name, '', false);
        // Formik waits for a promise only.
        return Promise.resolve(onSubmit(schema.cast(values) as Values, { reset, empty }));
      }}
    >
      {({ validateForm, setTouched, submitForm, values, isSubmitting }) => (
        <FormikForm
          ref={element}
          className={className}
          aria-label={label}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isBusy || isSubmitting || isSending.current) return;
            isSending.current = true;
            sentFrom.current = document.activeElement;
            void validateForm()
              .then((errors) => {
                const failing = firstProblem(values, errors);
                if (failing === null) return submitForm();
                const control = element.current?.querySelector<HTMLInputElement>(`[name="${failing.name}"]`);
                const label = control?.labels?.[0]?.querySelector('span')?.textContent;
                onInvalid(label ? `${label}: ${t(failing.problem)}` : t(failing.problem), failing.problem);
                control?.focus();
                return setTouched(setNestedObjectValues<FormikTouched<Values>>(values, true), false);
              })
              .finally(() => (isSending.current = false));
          }}
        >
          <Waiting value={isBusy || isSubmitting}>
            <FocusKeeper sentFrom={sentFrom} />
            <DraftKeeper name={label ?? ''} form={element} untouched={initialValues} />
            {children}
          </Waiting>
        </FormikForm>
      )}
    </Formik>
  );
}

const Waiting = createContext(false);

/** Whether what the form around it sent is on its way. */
export function useIsWaiting(): boolean {
  return use(Waiting);
}

function FocusKeeper({ sentFrom }: { sentFrom: RefObject<Element | null> }) {
  const isWaiting = useIsWaiting();

  useEffect(() => {
    if (isWaiting || document.activeElement !== document.body) return;
    if (sentFrom.current instanceof HTMLElement) sentFrom.current.focus();
  }, [isWaiting, sentFrom]);

  return null;
}
