import { useLanguage, useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { embedAddress, embedSandbox } from './google-embed';
import { places } from './places';
import { PlacesPanel } from './PlacesPanel';
import { usePlace } from './usePlace';
import { ZoomButtons } from './ZoomButtons';
import styles from './GoogleMap.module.css';

/** The marked places on Google's map: a page of Google in a frame, which is loaded again for another view. */
export function GoogleMap({ apiKey }: { apiKey: string }) {
  const t = useT();
  const language = useLanguage();
  const { view, setView, chosen, choose } = usePlace();
  const pin = places.find(({ id }) => id === chosen)?.at ?? null;
  return (
    <div className="columns">
      <Panel title={t('showcase.map.map')} action={<ZoomButtons view={view} onView={setView} />}>
        <div className={styles.box}>
          <p className="text-2">{t('showcase.map.googleLoading')}</p>
          {/* A key may be bound to the addresses that use it. */}
          <iframe
            title={t('showcase.google-maps')}
            src={embedAddress(apiKey, view, pin, language)}
            sandbox={embedSandbox}
            referrerPolicy="strict-origin"
          />
        </div>
      </Panel>
      <PlacesPanel chosen={chosen} onChoose={choose} />
    </div>
  );
}
