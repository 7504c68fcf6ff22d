import { ErrorIcon } from '@blueprintjs/icons';

/**
 * The problem of a field. The live region is there before its text, so that a problem is announced also where the focus
 * is in the field already.
 */
export function FieldProblem({ id, problem }: { id: string; problem: string | null }) {
  return (
    <span aria-live="polite">
      {problem !== null && (
        <>
          <ErrorIcon size={12} />
          <span id={id}>{problem}</span>
        </>
      )}
    </span>
  );
}
