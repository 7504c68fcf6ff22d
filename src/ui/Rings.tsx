import type { CSSProperties } from 'react';
import './Rings.css';

/** The spinner: six rings, 8em wide, that turn once in four seconds; still under reduced motion. */
export function Rings() {
  return (
    <span className="rings">
      {Array.from({ length: 6 }, (_, ring) => (
        <i key={ring} style={{ '--ring': ring } as CSSProperties} />
      ))}
    </span>
  );
}
