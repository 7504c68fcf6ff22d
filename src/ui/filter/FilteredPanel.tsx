import { Button } from '@blueprintjs/core';
import { FilterIcon } from '@blueprintjs/icons';
import { Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../ErrorBoundary';
import { Panel } from '../Panel';

type Props = {
  title: string;
  fact?: ReactNode;
  /** The name of the button that opens and closes the form. */
  filter: string;
  /** Rendered once it is opened first. */
  form: ReactNode;
  children: ReactNode;
};

/** A panel with a list and the form that filters it, closed at first. */
export function FilteredPanel({ title, fact, filter, form, children }: Props) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');

  return (
    <Panel
      title={title}
      fact={fact}
      action={
        <Button
          variant="minimal"
          icon={<FilterIcon />}
          text={filter}
          active={state === 'open'}
          aria-expanded={state === 'open'}
          onClick={() => setState(state === 'open' ? 'closed' : 'open')}
        />
      }
    >
      {state !== 'unopened' && (
        // Kept while it is closed, and what was typed with it.
        <div hidden={state === 'closed'}>
          <ErrorBoundary>
            <Suspense>{form}</Suspense>
          </ErrorBoundary>
        </div>
      )}
      {children}
    </Panel>
  );
}
