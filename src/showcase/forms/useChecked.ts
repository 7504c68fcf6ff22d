import { useField } from 'formik';

/** The props of a checkbox or a switch whose value is a field of the form. */
export function useChecked(name: string) {
  const [{ checked = false, onChange, onBlur }] = useField<boolean>({ name, type: 'checkbox' });
  return { name, checked, onChange, onBlur };
}
