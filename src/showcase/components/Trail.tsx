import { Fragment, type ReactNode } from 'react';
import { Link } from '../../app/router/Link';
import type { Href } from '../../app/router/paths';
import styles from './Trail.module.css';

type Props = {
  /** The accessible name of the landmark. */
  label: string;
  links: readonly { href: Href; name: string; icon?: ReactNode }[];
  /** The page itself, which is no link. */
  here: string;
  /** Stands behind the first link for those left out. */
  leftOut?: ReactNode;
};

/** The way to a page, with Blueprint's look. */
export function Trail({ label, links, here, leftOut }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={`bp6-breadcrumbs ${styles.trail}`}>
        {links.map(({ href, name, icon }, index) => (
          <Fragment key={href}>
            <li>
              <Link className="bp6-breadcrumb" href={href}>
                {icon}
                {name}
              </Link>
            </li>
            {index === 0 && leftOut && <li>{leftOut}</li>}
          </Fragment>
        ))}
        <li>
          <span className="bp6-breadcrumb bp6-breadcrumb-current" aria-current="page">
            {here}
          </span>
        </li>
      </ol>
    </nav>
  );
}
