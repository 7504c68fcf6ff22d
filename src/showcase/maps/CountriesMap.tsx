import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { centerOf, keyOf, outlines, type Country } from './countries';
import { CountryPanel } from './CountryPanel';
import { MapFrame } from './MapFrame';
import { SimpleMap } from './SimpleMap';
import { useChosen } from './useChosen';
import { MIN_ZOOM, type View } from './view';
import { ZoomButtons } from './ZoomButtons';

const START: View = { center: [10, 0], zoom: MIN_ZOOM };

/** The countries on a map, one of which may be chosen there or in the list beside it. */
export function CountriesMap() {
  const t = useT();
  const [view, setView] = useState(START);
  const [chosen, choose] = useChosen('country');
  const country = outlines.features.find((each) => keyOf(each) === chosen);
  const bringCloser = (listed: Country) => {
    choose(keyOf(listed));
    setView({ center: centerOf(listed), zoom: 3 });
  };
  return (
    <div className="columns">
      <Panel
        name={t('showcase.map.map')}
        title={t('showcase.map.map')}
        action={<ZoomButtons view={view} onView={setView} />}
        foot={t('showcase.map.outlines')}
      >
        <MapFrame label={t('showcase.map.countries')} view={view} onView={setView}>
          <SimpleMap view={view} onView={setView} chosen={chosen} onChoose={choose} />
        </MapFrame>
      </Panel>
      <CountryPanel country={country} onChoose={bringCloser} />
    </div>
  );
}
