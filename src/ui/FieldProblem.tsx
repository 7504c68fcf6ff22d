import { ErrorIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';

type Props = {
  id: string;
  problem: string | null;
  /** Advice about the value, shown where there is no problem. */
  hint?: ReactNode;
};

/**
 * The problem of a field, or a hint. The live region is there before its text, so that it is announced also where the
 * focus is in the field already.
 */
export function FieldProblem({ id, problem, hint = null }: Props) {
  return (
    <span aria-live="polite">
      {problem !== null && (
        <>
          <ErrorIcon size={12} />
          <span id={id}>{problem}</span>
        </>
      )}
      {problem === null && hint !== null && <span id={id}>{hint}</span>}
    </span>
  );
}
