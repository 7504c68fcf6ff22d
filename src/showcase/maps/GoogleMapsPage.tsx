import { useState } from 'react';
import { useT } from '../../i18n/useT';
import { variables } from '../../lib/variables';
import { Panel } from '../../ui/Panel';
import { Empty } from '../../ui/PanelState';
import { ShowcasePage } from '../ShowcasePage';
import { GoogleMap } from './GoogleMap';

/** /maps/google-maps: the places on Google's map where the build has a key, else how to set one. */
export default function GoogleMapsPage() {
  const t = useT();
  const [apiKey] = useState(() => variables().VITE_GOOGLE_MAPS_KEY);
  return (
    <ShowcasePage name="google-maps">
      {apiKey ? (
        <GoogleMap apiKey={apiKey} />
      ) : (
        <Panel title={t('showcase.map.map')}>
          <Empty title={t('showcase.map.noKey')} hint={t('showcase.map.noKeyHint')} />
        </Panel>
      )}
    </ShowcasePage>
  );
}
