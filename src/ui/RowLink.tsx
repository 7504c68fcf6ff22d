import type { ComponentProps } from 'react';
import { basePath } from '../lib/address';
import { opensElsewhere } from '../lib/opens-elsewhere';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** An in-app path without the base path. */
  href: string;
  /** Navigates on a plain click; omitted when the surrounding row navigates. */
  onOpen?: ((path: string) => void) | undefined;
};

/** A link in a row. The router's own link subscribes to every address change, which is costly in long tables. */
export function RowLink({ href, onOpen, children, ...rest }: Props) {
  return (
    <a
      {...rest}
      href={basePath + href}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onOpen?.(href);
      }}
    >
      {children}
    </a>
  );
}
