import { Button } from '@blueprintjs/core';
import { useId, useRef, useState, useSyncExternalStore } from 'react';
import type { Controls } from '../controls';
import { useT } from '../../i18n/useT';
import styles from '../DemoDrawer.module.css';
import { logoTypes, readLogo, type LogoProblem } from './read-logo';

/**
 * Takes a customer's logo, shows it in the place of the brand's mark, and proposes colours from it. A file that is refused
 * changes nothing, and the field says why.
 */
export function LogoField({ brand, logo }: Pick<Controls, 'brand' | 'logo'>) {
  const t = useT();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const shown = useSyncExternalStore(logo.subscribe, logo.get);
  const [said, setSaid] = useState<LogoProblem | 'colourless' | null>(null);

  async function take(file: File | undefined) {
    if (!file) return;
    const read = await readLogo(file);
    if ('problem' in read) return setSaid(read.problem);
    setSaid(read.colours === null ? 'colourless' : null);
    logo.set(read.logo);
    if (read.colours) brand.set({ ...brand.get(), ...read.colours });
  }

  function remove() {
    logo.set(null);
    setSaid(null);
    field.current?.focus();
  }

  return (
    <div className={styles.fields}>
      <label htmlFor={`${id}-logo`}>{t('demo.logo')}</label>
      <input
        ref={field}
        id={`${id}-logo`}
        type="file"
        accept={logoTypes.join(',')}
        aria-describedby={`${id}-hint ${id}-said`}
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <p id={`${id}-hint`} className="caption">
        {t('demo.logoHint')}
      </p>
      <p id={`${id}-said`} className="caption" role="status">
        {said && (said !== 'colourless' || shown) && t(`demo.logo.${said}`)}
      </p>
      {shown && <Button text={t('demo.removeLogo')} onClick={remove} />}
    </div>
  );
}
