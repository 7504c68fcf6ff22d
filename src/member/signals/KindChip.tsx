import type { SignalKind } from '../../graph/resolvers.types';
import { useT } from '../../i18n/useT';
import { RowLink } from '../../ui/RowLink';
import './KindChip.css';
import { KindIcon } from './KindIcon';

type Props = {
  kind: SignalKind;
  /** The link's address and accessible name. */
  link?: { href: string; name: string } | undefined;
  onOpen?: ((path: string) => void) | undefined;
};

/** The icon and name of a signal's kind; a link to the explanation when `link` is given. */
export function KindChip({ kind, link, onOpen }: Props) {
  const t = useT();
  const content = (
    <>
      <KindIcon kind={kind} />
      {t(`signals.${kind}`)}
    </>
  );
  if (!link) return <span className="signals-chip">{content}</span>;
  return (
    <RowLink
      className="signals-chip"
      href={link.href}
      aria-label={link.name}
      title={link.name}
      onOpen={onOpen}
    >
      {content}
    </RowLink>
  );
}
