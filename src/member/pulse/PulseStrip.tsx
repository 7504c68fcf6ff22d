import { useState } from 'react';
import { useIsTabletOrWider } from '../../ui/useIsTabletOrWider';
import { Breadth } from './Breadth';
import { IndexTable } from './IndexTable';
import { LeadIndex } from './LeadIndex';
import { Money } from './Money';
import type { MarketPulseQuery } from './pulse.generated';
import { PulseFoot } from './PulseFoot';
import styles from './PulsePanel.module.css';

type Pulse = NonNullable<MarketPulseQuery['marketPulse']>;

/** Indices, turnover and breadth, with the note beneath; a dash for absent figures. A phone has the half of it folded. */
export function PulseStrip({ pulse }: { pulse: Pulse }) {
  const isFoldable = !useIsTabletOrWider();
  const [isUnfolded, setUnfolded] = useState(false);
  const isWhole = isUnfolded || !isFoldable;
  const indexOf = (code: string) => pulse.indices.find((index) => index.code === code);
  const main = indexOf('VNINDEX');

  return (
    <>
      <div className={styles.grid}>
        <LeadIndex index={main} asOf={pulse.asOf} />
        {isWhole && (
          <>
            <IndexTable indexOf={indexOf} />
            <Money turnover={main?.turnover ?? null} {...pulse} />
          </>
        )}
        <Breadth index={main} />
      </div>
      <PulseFoot
        pulse={pulse}
        isWhole={isWhole}
        {...(isFoldable && { onFold: () => setUnfolded(!isWhole) })}
      />
    </>
  );
}
