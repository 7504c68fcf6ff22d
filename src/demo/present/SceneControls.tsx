import type { Controls } from '../controls';
import { OptionGrid } from '../OptionGrid';
import { usePresentTexts } from './present-texts';
import { sceneNames } from './scenes';
import { useOpenScene } from './useOpenScene';
import { useShownScene } from './useShownScene';

type Props = Controls & { onOpen: () => void };

/** The scenes of the presentation, each with the key that opens it; that of the notes is pressed. */
export function SceneControls({ onOpen, ...controls }: Props) {
  const texts = usePresentTexts();
  const open = useOpenScene(controls);
  const { name: shown } = useShownScene(controls);
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
        pressed={shown}
        onPress={(name) => {
          onOpen();
          void open(sceneNames.indexOf(name));
        }}
      />
    </section>
  );
}
