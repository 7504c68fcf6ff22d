import { basePath } from '../lib/address';
import { inRem } from './in-rem';

/** The logo: the build's, or a pulse line with its current point. */
export function BrandMark({ size = 26 }: { size?: number }) {
  const width = inRem(size);
  // The build writes the logo there.
  if (import.meta.env.VITE_BRAND_LOGO)
    return <img src={`${basePath}/favicon.svg`} style={{ width, height: width }} alt="" />;
  return (
    <svg width={width} height={width} viewBox="0 0 26 26" aria-hidden="true">
      <path
        d="M2 14h4l3-8 5 13 3-9 1.6 4H24"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="17.2" cy="22.6" r="2" fill="var(--primary)" />
    </svg>
  );
}
