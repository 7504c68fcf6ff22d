import { Button, InputGroup } from '@blueprintjs/core';
import { Suspense, useId, useState, useSyncExternalStore } from 'react';
import { part } from '../ui/part';
import type { Controls } from './controls';
import { useT } from '../i18n/useT';
import styles from './DemoDrawer.module.css';
import { useStateLink, type Linked } from './useStateLink';

/** The names under which a machine reaches itself alone. */
const OWN_NAME = /^127\.|^\[::1\]$|^0\.0\.0\.0$|(^|\.)localhost$/;

const QrCode = part(() => import('../ui/QrCode'), 'QrCode', { optional: true });

/** The link that is shown, and what became of copying it; null where it was not copied. */
type Shown = { readonly link: string; readonly copied: 'copied' | 'refused' | null };

/**
 * Copies the address that opens this page in this state in an empty browser; shows it, also where copying is denied, and
 * as a QR code for a phone. Says what it carries, and so where nobody else can open it.
 */
export function LinkControls({ logo, ...controls }: Linked & Pick<Controls, 'logo'>) {
  const t = useT();
  const id = useId();
  const linkOf = useStateLink(controls);
  const hasLogo = useSyncExternalStore(logo.subscribe, logo.get) !== null;
  const [shown, setShown] = useState<Shown | null>(null);

  async function copy() {
    const link = linkOf();
    try {
      await navigator.clipboard.writeText(link);
      setShown({ link, copied: 'copied' });
    } catch {
      setShown({ link, copied: 'refused' });
    }
  }

  return (
    <section aria-label={t('demo.link')}>
      <Button text={t('demo.copyLink')} intent="primary" onClick={() => void copy()} />
      <Button text={t('demo.showCode')} onClick={() => setShown({ link: linkOf(), copied: null })} />
      <p className="caption">
        {t('demo.linkHint')} {hasLogo && t('demo.linkWithoutLogo')}
      </p>
      <p className="caption" role="status">
        {shown?.copied && { copied: t('demo.copied'), refused: t('demo.notCopied') }[shown.copied]}{' '}
        {shown && OWN_NAME.test(new URL(shown.link).hostname) && t('demo.ownMachine')}
      </p>
      {shown && (
        <div className={styles.fields}>
          <label htmlFor={id}>{t('demo.link')}</label>
          <InputGroup
            id={id}
            value={shown.link}
            readOnly
            fill
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <div className={styles.code}>
            <Suspense>
              <QrCode text={shown.link} label={t('demo.linkCode')} />
            </Suspense>
          </div>
        </div>
      )}
    </section>
  );
}
