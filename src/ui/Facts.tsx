import type { ReactNode } from 'react';
import './Facts.css';

type Props = {
  /** Whether names stand over their values, side by side or in columns of one width, or before them, a row each. */
  shape?: 'line' | 'columns' | 'rows';
  className?: string | undefined;
  /** `Fact`s. */
  children: ReactNode;
};

/** Names and what is known of each. */
export function Facts({ shape = 'line', className = '', children }: Props) {
  return <dl className={`facts facts-${shape} ${className}`}>{children}</dl>;
}

export function Fact({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {note ? <span>{children}</span> : children}
        {note && (
          <span className="facts-note">
            {' '}
            <span>{note}</span>
          </span>
        )}
      </dd>
    </div>
  );
}
