import type { ReactNode, Ref } from 'react';
import { usePanel } from './page-panels';
import './Panel.css';

type Named =
  | { title: string; name?: undefined }
  /** The accessible name of the region, where that is not its title. */
  | { title?: ReactNode; name: string };

type Props = Named & {
  /** The id for links within the page. */
  id?: string;
  /** A short note beside the title. */
  note?: ReactNode;
  /** A fact at the right end of the header. */
  fact?: ReactNode;
  /** A button after the fact. */
  action?: ReactNode;
  foot?: ReactNode;
  className?: string | undefined;
  headClassName?: string | undefined;
  'aria-describedby'?: string | undefined;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
  [data: `data-${string}`]: string | undefined;
};

/** A labelled region of a page: header, body, optional footer. Panels never nest. */
export function Panel(props: Props) {
  const {
    name,
    title,
    note,
    fact,
    action,
    foot,
    className = '',
    headClassName = '',
    children,
    ...rest
  } = props;
  usePanel();
  return (
    <section {...rest} className={`panel ${className}`} aria-label={name ?? title}>
      {title && (
        <header className={`panel-head ${headClassName}`}>
          <h2>{title}</h2>
          {note && (
            <span
              className="truncate text-3 hide-on-phone"
              title={typeof note === 'string' ? note : undefined}
            >
              {note}
            </span>
          )}
          {fact && <span className="panel-fact caption">{fact}</span>}
          {action && <span className="panel-action">{action}</span>}
        </header>
      )}
      {children}
      {foot && <footer className="panel-foot">{foot}</footer>}
    </section>
  );
}
