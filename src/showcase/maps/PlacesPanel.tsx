import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { places, type Place } from './places';
import styles from './PlacesPanel.module.css';

type Props = { chosen: string | null; onChoose: (place: Place) => void };

/** The marked places as a list, for whoever cannot see the map: each moves it there. */
export function PlacesPanel({ chosen, onChoose }: Props) {
  const t = useT();
  return (
    <Panel title={t('showcase.map.exchanges')} fact={places.length}>
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place.id}>
            <button type="button" aria-pressed={place.id === chosen} onClick={() => onChoose(place)}>
              <span className="semibold">{place.exchange}</span>
              <span>{t(`showcase.map.${place.id}`)}</span>
              <span className="text-3">{place.at.map((degrees) => degrees.toFixed(2)).join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
