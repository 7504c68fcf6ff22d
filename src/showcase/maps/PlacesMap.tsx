import { type ComponentType } from 'react';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { FailedLine } from '../../ui/PanelState';
import type { DrawnMapProps } from './drawn-map';
import { MapFrame } from './MapFrame';
import { PlacesPanel } from './PlacesPanel';
import { usePlace } from './usePlace';
import { useTiles } from './useTiles';
import { ZoomButtons } from './ZoomButtons';

/** The marked places on a map that a library draws, beside the list of them. */
export function PlacesMap({ Map }: { Map: ComponentType<DrawnMapProps> }) {
  const t = useT();
  const { tiles, host, hasFailed, fail, retry } = useTiles();
  const { view, setView, chosen, choose } = usePlace();
  return (
    <div className="columns">
      <Panel
        title={t('showcase.map.map')}
        action={<ZoomButtons view={view} onView={setView} />}
        foot={tiles ? t('showcase.map.tiles', { host }) : t('showcase.map.outlines')}
      >
        {hasFailed && <FailedLine text={t('showcase.map.tilesFailed', { host })} onRetry={retry} />}
        <div onErrorCapture={fail}>
          <MapFrame label={t('showcase.map.exchanges')} view={view} onView={setView}>
            <Map view={view} onView={setView} chosen={chosen} onChoose={choose} tiles={tiles} />
          </MapFrame>
        </div>
      </Panel>
      <PlacesPanel chosen={chosen} onChoose={choose} />
    </div>
  );
}
