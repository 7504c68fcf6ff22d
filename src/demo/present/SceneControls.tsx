import { useSyncExternalStore } from 'react';
import type { Controls } from '../controls';
import { OptionGrid } from '../OptionGrid';
import { usePresentTexts } from './present-texts';
import { sceneNames } from './scenes';
import { useOpenScene } from './useOpenScene';

type Props = Controls & { onOpen: () => void };

/** The scenes of the presentation, each with the key that opens it. */
export function SceneControls({ onOpen, ...controls }: Props) {
  const texts = usePresentTexts();
  const open = useOpenScene(controls);
  const presented = useSyncExternalStore(controls.presentation.subscribe, controls.presentation.get);
  return (
    <section aria-label={texts.scenesTitle}>
      <h3>{texts.scenesTitle}</h3>
      <p className="caption">{texts.keys}</p>
      <OptionGrid
        columns={2}
        options={sceneNames.map((name, place) => ({
          value: name,
          name: texts.scenes[name].title,
          hint: String(place + 1),
        }))}
        pressed={sceneNames[presented?.scene ?? -1] ?? null}
        onPress={(name) => {
          onOpen();
          void open(sceneNames.indexOf(name));
        }}
      />
    </section>
  );
}
