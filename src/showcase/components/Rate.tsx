import { StarEmptyIcon, StarIcon } from '@blueprintjs/icons';
import { useId } from 'react';
import { useT } from '../../i18n/useT';
import styles from './Rate.module.css';

const MOST = 5;

type Props = {
  label: string;
  /** 1 to 5; null for none yet. */
  value: number | null;
  onRate: (value: number) => void;
  size?: 'small' | 'large';
  isDisabled?: boolean;
};

/** A rating of one to five stars: radio buttons, so that the arrow keys change it and it is read as a choice. */
export function Rate({ label, value, onRate, size = 'small', isDisabled = false }: Props) {
  const t = useT();
  const name = useId();
  return (
    <fieldset className={`${styles.rate} ${size === 'large' ? styles.large : ''}`} disabled={isDisabled}>
      <legend className="visually-hidden">{label}</legend>
      {Array.from({ length: MOST }, (_, index) => index + 1).map((stars) => {
        const Star = value !== null && stars <= value ? StarIcon : StarEmptyIcon;
        return (
          <label key={stars}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              value={stars}
              checked={stars === value}
              aria-label={t('showcase.rate.stars', { count: stars })}
              onChange={() => onRate(stars)}
            />
            <Star />
          </label>
        );
      })}
    </fieldset>
  );
}

/** A rating that is only read. */
export function Rated({ value }: { value: number }) {
  const t = useT();
  return (
    <span className={styles.rate} role="img" aria-label={t('showcase.rate.of', { value, most: MOST })}>
      {Array.from({ length: MOST }, (_, index) =>
        index < value ? <StarIcon key={index} /> : <StarEmptyIcon key={index} />,
      )}
    </span>
  );
}
