import type { SignalKind } from '../../graph/resolvers.types';
import { useT } from '../../i18n/useT';
import type { Href } from '../../app/router/paths';
import { RowLink } from '../../app/router/Link';
import './KindChip.css';
import { KindIcon } from './KindIcon';

type Props = {
  kind: SignalKind;
  /** Where it leads, and what a screen reader calls that. */
  link?: { href: Href; name: string } | undefined;
  onOpen?: ((href: Href) => void) | undefined;
};

/** A kind of signal by its drawing and its word; where it leads somewhere, to why the signal is there. */
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
