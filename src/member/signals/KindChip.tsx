import type { SignalKind } from '../../graph/resolvers.types';
import { useT } from '../../i18n/useT';
import type { Href } from '../../app/router/paths';
import { RowLink } from '../../app/router/Link';
import { KindIcon } from '../../ui/KindIcon';
import styles from './KindChip.module.css';

type Props = {
  kind: SignalKind;
  /** The link's address and accessible name. */
  link?: { href: Href; name: string } | undefined;
  onOpen?: ((href: Href) => void) | undefined;
  className?: string | undefined;
};

/** The icon and short name of a signal's kind, in one line; a link to the explanation when `link` is given. */
export function KindChip({ kind, link, onOpen, className = '' }: Props) {
  const t = useT();
  const content = (
    <>
      <KindIcon kind={kind} />
      <span>{t(`signals.chip.${kind}`)}</span>
    </>
  );
  if (!link) {
    return (
      <span className={`${styles.chip} ${className}`} title={t(`signals.${kind}`)}>
        {content}
      </span>
    );
  }
  return (
    <RowLink
      className={`${styles.chip} text-1 ${className}`}
      href={link.href}
      aria-label={link.name}
      title={link.name}
      onOpen={onOpen}
    >
      {content}
    </RowLink>
  );
}
