import { Button, InputGroup } from '@blueprintjs/core';
import { useId, useSyncExternalStore, type FormEvent } from 'react';
import type { Theme } from '../../machines/theme.setup';
import { MAX_NAME } from '../lib/brand';
import { ownBrand } from './brand';
import { readable } from './chosen-brand';
import type { Controls } from './controls';
import { useDrawerTexts } from './drawer-texts';
import { LogoField } from './logo/LogoField';
import styles from './DemoDrawer.module.css';

const themes = ['dark', 'light'] as const;

/** Shown where the brand has no colour of its own: the product's. */
const usual: Readonly<Record<Theme, string>> = { dark: '#339cfd', light: '#01509a' };

/**
 * The product's name, which counts after a reload, its logo, and its primary colour in each theme, which counts at once and may
 * be proposed from the logo. A colour that could not be read is shown lighter or darker, and the controls say so.
 */
export function BrandControls({ brand, logo, reload }: Pick<Controls, 'brand' | 'logo' | 'reload'>) {
  const texts = useDrawerTexts();
  const id = useId();
  const current = useSyncExternalStore(brand.subscribe, brand.get);

  function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('name');
    const name = typeof typed === 'string' ? typed.normalize('NFC').trim().slice(0, MAX_NAME) : '';
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
    return shown === null || shown === current[theme] ? [] : [texts.adjusted(theme, shown)];
  });

  return (
    <section aria-labelledby={`${id}-head`}>
      <h3 id={`${id}-head`}>{texts.brand}</h3>
      <form className={styles.fields} onSubmit={rename}>
        <label htmlFor={`${id}-name`}>{texts.brandName}</label>
        <InputGroup
          id={`${id}-name`}
          name="name"
          defaultValue={current.name}
          // A letter may be typed with a mark of its own, and is one once it is composed.
          maxLength={2 * MAX_NAME}
          autoComplete="off"
          fill
        />
        <Button type="submit" name="apply-name" text={texts.applyName} />
      </form>
      <LogoField brand={brand} logo={logo} />
      <div className={styles.fields}>
        {themes.map((theme) => (
          <label key={theme} className={styles.colour}>
            <span>{theme === 'dark' ? texts.brandDark : texts.brandLight}</span>
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
      <Button name="own-brand" text={texts.ownBrand} onClick={restore} />
    </section>
  );
}
