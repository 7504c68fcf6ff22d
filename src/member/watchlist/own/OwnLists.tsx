import type { ComponentProps } from 'react';
import { ListTools } from './ListTools';
import { OwnRows } from './OwnRows';
import { WatchlistRowMenu } from './WatchlistRowMenu';

type Props =
  | ({ show: 'tools' } & ComponentProps<typeof ListTools>)
  | ({ show: 'rows' } & ComponentProps<typeof OwnRows>)
  | ({ show: 'row' } & ComponentProps<typeof WatchlistRowMenu>);

/** A part of the panel that comes with lists of one's own: all of them load at once. */
export function OwnLists(props: Props) {
  if (props.show === 'tools') return <ListTools {...props} />;
  return props.show === 'rows' ? <OwnRows {...props} /> : <WatchlistRowMenu {...props} />;
}
