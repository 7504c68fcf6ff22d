import type { ComponentProps, ComponentType } from 'react';
import { Link as WouterLink, Redirect as WouterRedirect } from 'wouter';
import { basePath, opensNewTab } from '../../lib/address';
import type { Href } from './paths';

/** wouter's link, to pages of the route table only. */
export const Link = WouterLink as ComponentType<Omit<ComponentProps<'a'>, 'href'> & { href: Href }>;

/** wouter's redirect, to pages of the route table only. */
export const Redirect = WouterRedirect as ComponentType<{ to: Href; replace?: boolean }>;

type RowLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  href: Href;
  /** Opens the page on a plain click; left out where the row around the link does. */
  onOpen?: ((href: Href) => void) | undefined;
};

/** One of many links. wouter's own subscribes to every change of the address, which each row would pay for. */
export function RowLink({ href, onOpen, children, ...rest }: RowLinkProps) {
  return (
    <a
      {...rest}
      href={basePath + href}
      onClick={(event) => {
        if (opensNewTab(event)) return;
        event.preventDefault();
        onOpen?.(href);
      }}
    >
      {children}
    </a>
  );
}
