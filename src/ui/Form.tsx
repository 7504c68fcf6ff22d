import {
  Form as FormikForm,
  Formik,
  setNestedObjectValues,
  type FormikTouched,
  type FormikValues,
} from 'formik';
import { createContext, use, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { ObjectSchema } from 'yup';
import { isOfInputMethod } from '../lib/keys';
import { DraftKeeper } from './DraftKeeper';
import { filledValues } from './filled-values';
import type { Refusal } from './FieldGroup';
import { focusField } from './focus';
import { FormWait, type Wait } from './FormWait';
import { firstProblem } from './first-problem';
import { InvalidSubmit } from './invalid-submit';

/**
 * Marks the field that the server has refused and focuses it; does nothing where the form has no field of that name. The
 * wait that the server names, in ms, is for who gives the form its `wait`.
 */
export type Refuse = (name: string | null, problem: string, retryAfter?: number | null) => void;

type SentForm<Values> = {
  reset: (values?: Values) => void;
  empty: (name: keyof Values & string) => void;
  refuse: Refuse;
};

type Props<Values extends FormikValues> = {
  initialValues: Values;
  schema: ObjectSchema<Values>;
  /**
   * `reset` clears the form, or fills it with what was saved, unless it was edited since the submit; `empty` clears one
   * field in any case.
   */
  onSubmit: (values: Values, form: SentForm<Values>) => void | Promise<void>;
  /** Keeps the form submitting after `onSubmit` has settled. */
  isBusy?: boolean;
  /** While some of it is left, the form cannot be sent, and says so; what was typed stays and may be edited. */
  wait?: Wait;
  /** Whether the page begins with this form, whose first field then takes the focus. */
  isFirst?: boolean;
  className?: string | undefined;
  /** Identifies what was typed on its page, in every language. */
  name: string;
  /** Names what was typed for all forms of that draft, which keep it through Back and a reload by the browser. */
  draft?: string;
  label?: string;
  children: ReactNode;
};

/**
 * A Formik form whose messages are keys. An invalid submit shows every error at its field, the first one in a notice too,
 * and focuses that field; input is never lost. While submitting, its `SubmitButton` is disabled and further submits are ignored; then
 * the focus returns. Input other than secrets survives a reload made by the app, a lock, and an expiry of the session.
 */
export function Form<Values extends FormikValues>(props: Props<Values>) {
  const {
    initialValues,
    schema,
    onSubmit,
    isBusy = false,
    wait,
    isFirst = false,
    className,
    name,
    draft,
    label,
    children,
  } = props;
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const sentFrom = useRef<Element>(null);
  const reportProblem = use(InvalidSubmit);
  useEffect(() => {
    if (isFirst) focusField(element.current?.querySelector<HTMLElement>('input:not([hidden]), textarea'));
  }, [isFirst]);

  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={(values, { setFormikState, setFieldValue, setStatus }) => {
        setStatus(undefined);
        const reset = (to: Values = initialValues) =>
          setFormikState((now) =>
            now.values === values ? { ...now, values: to, touched: {}, errors: {} } : now,
          );
        const empty = (name: string) => void setFieldValue(name, '', false);
        const refuse: Refuse = (name, problem) => {
          const control = element.current?.elements.namedItem(name ?? '');
          if (name === null || !(control instanceof HTMLElement)) return;
          setStatus({ name, value: values[name] as unknown, problem } satisfies Refusal);
          // Whoever types elsewhere meanwhile keeps the focus.
          const focused = document.activeElement;
          if (focused === document.body || focused === sentFrom.current) control.focus();
        };
        // Formik awaits promises only.
        return Promise.resolve(onSubmit(schema.cast(values) as Values, { reset, empty, refuse }));
      }}
    >
      {({ validateForm, setTouched, setValues, submitForm, values, isSubmitting }) => {
        // React would write the state back over a value that came without an event.
        const takeFilled = (): Values => {
          const filled = filledValues(element.current, values);
          if (filled === null) return values;
          const all = { ...values, ...filled };
          void setValues(all, false);
          return all;
        };
        return (
          <FormikForm
            ref={element}
            className={className}
            aria-label={label}
            noValidate
            onInputCapture={takeFilled}
            onFocusCapture={takeFilled}
            onKeyDown={(event) => {
              // The Enter that ends a word sends nothing.
              if (event.key === 'Enter' && isOfInputMethod(event.nativeEvent)) event.preventDefault();
            }}
            onSubmit={(event) => {
              event.preventDefault();
              if (isBusy || isSubmitting || isSending.current || isLeft(wait)) return;
              isSending.current = true;
              sentFrom.current = document.activeElement;
              const sent = takeFilled();
              void validateForm(sent)
                .then((errors) => {
                  const failing = firstProblem(sent, errors);
                  reportProblem(failing && failing.problem);
                  if (failing === null) return submitForm();
                  const control = element.current?.querySelector<HTMLInputElement>(
                    `[name="${failing.name}"]`,
                  );
                  control?.focus();
                  return setTouched(setNestedObjectValues<FormikTouched<Values>>(sent, true), false);
                })
                .finally(() => (isSending.current = false));
            }}
          >
            <Waiting value={isBusy || isSubmitting}>
              <Refused value={isLeft(wait)}>
                <FocusKeeper sentFrom={sentFrom} />
                <DraftKeeper name={name} shared={draft} form={element} untouched={initialValues} />
                {children}
                {wait && <FormWait {...wait} />}
              </Refused>
            </Waiting>
          </FormikForm>
        );
      }}
    </Formik>
  );
}

const isLeft = (wait?: Wait) => wait !== undefined && wait.secondsLeft > 0;

const Waiting = createContext(false);
const Refused = createContext(false);

/** Whether the surrounding form has to wait after a refusal. */
export function useIsRefused(): boolean {
  return use(Refused);
}

/** Whether the surrounding form is submitting. */
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
