import { useT } from '../../i18n/useT';
import { formatInstant } from '../../market/instant';
import { Change } from '../../ui/Price';
import { directionOf } from './direction';
import type { PulseSectorFragment } from './pulse.graphql';
import { rankSectors } from './sectors';

type Props = { note: string | null; sectors: readonly PulseSectorFragment[]; asOf: string | null };

/** The desk's words, the sectors at both ends, and the instant that all of it stands for. */
export function PulseFoot({ note, sectors, asOf }: Props) {
  const t = useT();
  const { leading, lagging } = rankSectors(sectors);
  if (note === null && leading.length === 0 && asOf === null) return null;

  return (
    <div className="pulse-foot">
      {note !== null && <Note text={note} />}
      {leading.length > 0 && (
        <dl className="pulse-sectors">
          <Sectors name={t('pulse.leading')} sectors={leading} />
          {lagging.length > 0 && <Sectors name={t('pulse.lagging')} sectors={lagging} />}
        </dl>
      )}
      {asOf !== null && (
        <p className="meta pulse-as-of">
          {t('common.asOf')} <time dateTime={asOf}>{formatInstant(asOf)}</time>
        </p>
      )}
    </div>
  );
}

/** The first of several sentences carries the weight. */
function Note({ text }: { text: string }) {
  const [, first = '', rest = text] = /^(.{1,160}?[.!?…])(\s.+)$/u.exec(text) ?? [];
  return (
    <p className="pulse-note">
      {first && <strong className="strong">{first}</strong>}
      {rest}
    </p>
  );
}

function Sectors({ name, sectors }: { name: string; sectors: readonly PulseSectorFragment[] }) {
  return (
    <div>
      <dt className="faint">{name}</dt>
      {sectors.map((sector) => (
        <dd key={sector.name}>
          {sector.name}{' '}
          <Change of={directionOf({ change: null, ...sector })} percent={sector.changePercent} />
        </dd>
      ))}
    </div>
  );
}
