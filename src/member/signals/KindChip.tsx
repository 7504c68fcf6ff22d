import type { SignalKind } from '../../graph/resolvers.types';
import { useT } from '../../i18n/useT';
import { RowLink } from '../../ui/RowLink';
import styles from './KindChip.module.css';
import { KindIcon } from './KindIcon';

type Props = {
  kind: SignalKind;
  /** Where it leads, and what a screen reader calls that. */
  link?: { href: string; name: string } | undefined;
  onOpen?: ((path: string) => void) | undefined;
  className?: string | undefined;
};

/** A kind of signal by its drawing and its word; where it leads somewhere, to why the signal is there. */
export function KindChip({ kind, link, onOpen, className = '' }: Props) {
  const t = useT();
  const content = (
    <>
      <KindIcon kind={kind} />
      {t(`signals.${kind}`)}
    </>
  );
  if (!link) return <span className={`${styles.chip} ${className}`}>{content}</span>;
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
