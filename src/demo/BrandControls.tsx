import { Button, InputGroup } from '@blueprintjs/core';
import { useId, useState, useSyncExternalStore, type FormEvent } from 'react';
import type { Theme } from '../../machines/theme.setup';
import { isReadable, MAX_NAME } from '../lib/brand';
import { ownBrand } from './brand';
import type { Controls } from './controls';
import { useDrawerTexts } from './drawer-texts';
import styles from './DemoDrawer.module.css';

/** Shown where the brand has no colour of its own: the product's. */
const usual: Readonly<Record<Theme, string>> = { dark: '#339cfd', light: '#01509a' };

/** The product's name, which counts after a reload, and its primary colour in each theme, which counts at once. */
export function BrandControls({ brand, reload }: Pick<Controls, 'brand' | 'reload'>) {
  const texts = useDrawerTexts();
  const id = useId();
  const current = useSyncExternalStore(brand.subscribe, brand.get);
  const [faint, setFaint] = useState<Theme | null>(null);

  function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('name');
    const name = typeof typed === 'string' ? typed.trim() : '';
    if (name === '' || name === current.name) return;
    brand.set({ ...current, name });
    reload();
  }

  function colour(theme: Theme, value: string) {
    const isRead = isReadable(value, theme);
    setFaint(isRead ? null : theme);
    if (isRead) brand.set({ ...current, [theme]: value });
  }

  function restore() {
    setFaint(null);
    brand.set(ownBrand);
    if (current.name !== ownBrand.name) reload();
  }

  return (
    <section aria-labelledby={`${id}-head`}>
      <h3 id={`${id}-head`}>{texts.brand}</h3>
      <form className={styles.fields} onSubmit={rename}>
        <label htmlFor={`${id}-name`}>{texts.brandName}</label>
        <InputGroup
          id={`${id}-name`}
          name="name"
          defaultValue={current.name}
          maxLength={MAX_NAME}
          autoComplete="off"
          fill
        />
        <Button type="submit" text={texts.applyName} />
      </form>
      <div className={styles.fields}>
        {(['dark', 'light'] as const).map((theme) => (
          <label key={theme} className={styles.colour}>
            <span>{theme === 'dark' ? texts.brandDark : texts.brandLight}</span>
            <input
              type="color"
              value={current[theme] ?? usual[theme]}
              onChange={({ currentTarget: { value } }) => colour(theme, value)}
            />
          </label>
        ))}
      </div>
      <p className="caption" role="status">
        {faint && texts.tooFaint(faint)}
      </p>
      <Button text={texts.ownBrand} onClick={restore} />
    </section>
  );
}
