import { useMemo } from 'react';
import { encode } from 'uqr';
import './QrCode.css';

/** The quiet zone around a QR code, in modules (ISO/IEC 18004). */
const QUIET = 4;

type Props = {
  text: string;
  label: string;
  /** How much of the code may be lost: 7 % or 15 %. */
  level?: 'L' | 'M';
};

/** A QR code, dark on light in both themes for cameras; null when the text is too long. */
export function QrCode({ text, label, level = 'M' }: Props) {
  const code = useMemo(() => drawingOf(text, level), [text, level]);
  if (code === null) return null;
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${code.size} ${code.size}`}>
      <path d={code.path} />
    </svg>
  );
}

/** An SVG path with one rectangle per run of dark modules. */
function drawingOf(text: string, ecc: 'L' | 'M'): { size: number; path: string } | null {
  try {
    const { size, data } = encode(text, { ecc, border: QUIET });
    const runs = data.flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '#' : ' '))
          .join('')
          .matchAll(/#+/g),
      ].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
    );
    return { size, path: runs.join('') };
  } catch {
    return null;
  }
}
