import type { ComponentProps } from 'react';
import { basePath, opensNewTab } from '../lib/address';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** An in-app path, without the base. */
  href: string;
  /** Goes there on a plain click; left out where the row around the link does. */
  onOpen?: ((path: string) => void) | undefined;
};

/** One of many links. The router's own follows every change of the address, which rows would pay for one by one. */
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
