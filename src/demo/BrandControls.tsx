import { Button, InputGroup } from '@blueprintjs/core';
import { useId, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import type { Theme } from '../../machines/theme.setup';
import { MAX_NAME } from '../lib/brand';
import { ownBrand } from './brand';
import { readable } from './chosen-brand';
import type { Controls } from './controls';
import { useT } from '../i18n/useT';
import { LogoField } from './logo/LogoField';
import styles from './DemoDrawer.module.css';

const themes = ['dark', 'light'] as const;

/** Shown where the brand has no colour of its own: the product's. */
const usual: Readonly<Record<Theme, string>> = { dark: '#339cfd', light: '#01509a' };

/**
 * The product's name, which counts after a reload and is refused where it is too long; its logo; and its primary colour in
 * each theme, which counts at once and may be proposed from the logo. A colour that could not be read is shown lighter or
 * darker, and the controls say so.
 */
export function BrandControls({ brand, logo, reload }: Pick<Controls, 'brand' | 'logo' | 'reload'>) {
  const t = useT();
  const id = useId();
  const current = useSyncExternalStore(brand.subscribe, brand.get);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(current.name);
  const name = composed(typed);
  const isTooLong = name.length > MAX_NAME;

  function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isTooLong) return field.current?.focus();
    if (name === '' || name === current.name) return;
    brand.set({ ...current, name });
    reload();
  }

  function restore() {
    logo.set(null);
    brand.set(ownBrand);
    if (current.name !== ownBrand.name) reload();
  }

  const changes = themes.flatMap((theme) => {
    const shown = readable(current, theme);
    return shown === null || shown === current[theme] ? [] : [t(`demo.adjusted.${theme}`, { shown })];
  });

  return (
    <section aria-labelledby={`${id}-head`}>
      <h3 id={`${id}-head`}>{t('demo.brand')}</h3>
      <form className={styles.fields} onSubmit={rename}>
        <label htmlFor={`${id}-name`}>{t('demo.brandName')}</label>
        <InputGroup
          inputRef={field}
          id={`${id}-name`}
          name="name"
          value={typed}
          onValueChange={setTyped}
          aria-invalid={isTooLong}
          aria-describedby={`${id}-long`}
          autoComplete="off"
          fill
        />
        <p id={`${id}-long`} className="caption" role="status">
          {isTooLong && t('demo.nameLong', { most: MAX_NAME })}
        </p>
        <Button type="submit" name="apply-name" text={t('demo.applyName')} />
      </form>
      <LogoField brand={brand} logo={logo} />
      <div className={styles.fields}>
        {themes.map((theme) => (
          <label key={theme} className={styles.colour}>
            <span>{theme === 'dark' ? t('demo.brandDark') : t('demo.brandLight')}</span>
            <input
              type="color"
              value={current[theme] ?? usual[theme]}
              onChange={({ currentTarget: { value } }) => brand.set({ ...current, [theme]: value })}
            />
          </label>
        ))}
      </div>
      <p className="caption" role="status">
        {changes.join(' ')}
      </p>
      <Button name="own-brand" text={t('demo.ownBrand')} onClick={restore} />
    </section>
  );
}

/** A name as it is kept: a letter may be typed with a mark of its own. */
function composed(typed: string): string {
  return typed.normalize('NFC').trim();
}
