import type { ReactNode } from 'react';
import './Panel.css';

type Props = {
  /** The id for links within the page. */
  id?: string;
  /** The accessible name of the region. */
  name: string;
  title?: ReactNode;
  /** A short note beside the title. */
  note?: ReactNode;
  /** A fact at the right end of the header. */
  fact?: ReactNode;
  /** A button after the fact. */
  action?: ReactNode;
  foot?: ReactNode;
  className?: string;
  'aria-describedby'?: string | undefined;
  children: ReactNode;
  [data: `data-${string}`]: string | undefined;
};

/** A labelled region of a page: header, body, optional footer. Panels never nest. */
export function Panel({ name, title, note, fact, action, foot, className = '', children, ...rest }: Props) {
  return (
    <section {...rest} className={`panel ${className}`} aria-label={name}>
      {title && (
        <header className="panel-head">
          <h2>{title}</h2>
          {note && <span className="cut faint not-mobile">{note}</span>}
          {fact && <span className="panel-fact meta">{fact}</span>}
          {action && <span className="panel-action">{action}</span>}
        </header>
      )}
      {children}
      {foot && <footer className="panel-foot">{foot}</footer>}
    </section>
  );
}
