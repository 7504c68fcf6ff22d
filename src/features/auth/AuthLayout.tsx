import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useT } from '../../i18n/useT';
import { partner } from '../../lib/partner';
import { BrandMark } from '../../ui/Brand';
import './AuthLayout.css';

type Props = {
  /** The page's heading is the promise, or something behind the door. */
  promiseIs: 'h1' | 'p';
  children: ReactNode;
};

/** The welcome frame: what Nhịp promises on one side, the door on the other. */
export function AuthLayout({ promiseIs: Promise, children }: Props) {
  const t = useT();
  return (
    <main className="auth" id="content" tabIndex={-1}>
      <div className="auth-pitch">
        <Link className="auth-brand" href="/about">
          <BrandMark />
          <span>{t('app.name')}</span>
        </Link>
        <div className="auth-mid">
          <Promise className="auth-promise">
            <span>{t('about.promise')}</span> <span>{t('about.promiseEnd')}</span>
          </Promise>
          <p className="auth-lede">{t('about.lede')}</p>
          <Beat />
          <div className="auth-three">
            <Point title={t('about.pulse')} text={t('about.pulseText')} />
            <Point title={t('about.signals')} text={t('about.signalsText')} />
            <Point title={t('about.watchlist')} text={t('about.watchlistText')} />
          </div>
        </div>
        <p className="auth-foot meta">
          {t('app.disclaimer')}. {t('footer.chartBy')} <Link href="/about/partner">{partner.name}</Link>.{' '}
          {t('footer.contact')} <a href={`mailto:${partner.contactEmail}`}>{partner.contactEmail}</a>
        </p>
      </div>
      <div className="auth-door">{children}</div>
    </main>
  );
}

function Point({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}

/** The brand's beat crossing its reference; a drawing, not a figure. */
function Beat() {
  return (
    <svg className="auth-beat" viewBox="0 0 680 120" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 78H680" stroke="var(--ref)" strokeDasharray="2 5" vectorEffect="non-scaling-stroke" />
      <path
        d="M0 84 60 84 84 70 108 92 140 84 236 84 262 22 292 112 318 54 336 76 420 76 446 60 470 74 560 74 586 30 612 96 634 62 680 62"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="2"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
