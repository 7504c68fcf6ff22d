import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { centerOf, keyOf, outlines, type Country } from './countries';
import { CountryPanel } from './CountryPanel';
import { MapFrame } from './MapFrame';
import { SimpleMap } from './SimpleMap';
import { useChosen } from './usePlace';
import { MIN_ZOOM, type View } from './view';
import { ZoomButtons } from './ZoomButtons';
import { ShowcasePage } from '../ShowcasePage';

const START: View = { center: [10, 0], zoom: MIN_ZOOM };

/** /maps/react-simple-maps: the countries, and the data of the one that is chosen. */
export default function SimpleMapsPage() {
  return (
    <ShowcasePage name="react-simple-maps">
      <CountriesMap />
    </ShowcasePage>
  );
}

/** The countries on a map, one of which may be chosen there or in the list beside it. */
function CountriesMap() {
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
