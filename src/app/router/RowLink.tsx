import type { ComponentProps } from 'react';
import { basePath, opensNewTab } from '../../lib/address';
import type { Href } from './paths';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  href: Href;
  /** Opens the page on a plain click; left out where the row around the link does. */
  onOpen?: ((href: Href) => void) | undefined;
};

/** One of many links. wouter's own subscribes to every change of the address, which each row would pay for. */
export function RowLink({ href, onOpen, children, ...rest }: Props) {
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
