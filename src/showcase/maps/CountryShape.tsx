import { useLanguage, useT } from '../../i18n/useT';
import { Values } from '../Values';
import { nameOf, polygonsOf, type Country } from './countries';
import styles from './CountryShape.module.css';

/** A country as the map has it: its id, its name, the type of its geometry, and the points of each polygon. */
export function CountryShape({ country }: { country: Country }) {
  const t = useT();
  const language = useLanguage();
  const polygons = polygonsOf(country);
  const facts = [
    [t('showcase.map.id'), String(country.id ?? '')],
    [t('showcase.map.name'), nameOf(country, language)],
    [t('showcase.map.geometry'), country.geometry.type],
    [t('showcase.map.polygons'), String(polygons.length)],
  ] as const;
  return (
    <>
      <Values of={facts} />
      <ul className={styles.polygons} aria-label={t('showcase.map.polygons')}>
        {polygons.map((points, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the polygons of one country
          <li key={place}>
            <details>
              <summary>{t('showcase.map.polygon', { number: place + 1, points: points.length })}</summary>
              <p className="text-2">{points.map((point) => point.map(inHundredths).join(' ')).join(', ')}</p>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

function inHundredths(degrees: number) {
  return degrees.toFixed(2);
}
