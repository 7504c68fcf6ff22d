import { Button, InputGroup } from '@blueprintjs/core';
import { useSelector } from '@xstate/react';
import { useId, useState } from 'react';
import { themeOf } from '../../machines/theme.machine';
import { useAppActors } from '../app/actors/AppActors';
import { useLanguage } from '../i18n/useT';
import type { Controls } from './controls';
import { useDrawerTexts } from './drawer-texts';
import styles from './DemoDrawer.module.css';
import { usePerson } from './PersonControls';
import { withSettings } from './settings';

type Copied = { readonly link: string; readonly isRefused: boolean };

/** Copies the address that opens this page in this state in an empty browser; shows it, also where copying is denied. */
export function LinkControls({ time, scenario, latency, faults, brand }: Controls) {
  const texts = useDrawerTexts();
  const id = useId();
  const person = usePerson();
  const language = useLanguage();
  const theme = useSelector(useAppActors().theme, themeOf);
  const [copied, setCopied] = useState<Copied | null>(null);

  function linkOf() {
    const clock = time.setting() && time.now();
    const link = withSettings(new URL(window.location.href), {
      person,
      clock,
      speed: time.setting()?.speed ?? 1,
      latency: latency.get(),
      faults: faults.get(),
      language,
      theme,
      brand: brand.get(),
    });
    link.searchParams.set('scenario', scenario);
    return link.href;
  }

  async function copy() {
    const link = linkOf();
    try {
      await navigator.clipboard.writeText(link);
      setCopied({ link, isRefused: false });
    } catch {
      setCopied({ link, isRefused: true });
    }
  }

  return (
    <section aria-label={texts.link}>
      <Button text={texts.copyLink} intent="primary" onClick={() => void copy()} />
      <p className="caption" role="status">
        {copied && (copied.isRefused ? texts.notCopied : texts.copied)}
      </p>
      {copied && (
        <div className={styles.fields}>
          <label htmlFor={id}>{texts.link}</label>
          <InputGroup
            id={id}
            value={copied.link}
            readOnly
            fill
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      )}
    </section>
  );
}
