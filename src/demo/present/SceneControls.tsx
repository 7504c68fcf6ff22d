import type { Controls } from '../controls';
import { OptionGrid } from '../OptionGrid';
import { useT } from '../../i18n/useT';
import { sceneNames } from './scenes';
import { useOpenScene } from './useOpenScene';
import { useShownScene } from './useShownScene';

type Props = Controls & { onOpen: () => void };

/** The scenes of the presentation, each with the key that opens it; that of the notes is pressed. */
export function SceneControls({ onOpen, ...controls }: Props) {
  const t = useT();
  const open = useOpenScene(controls);
  const { name: shown } = useShownScene(controls);
  return (
    <section aria-label={t('demo.scenes')}>
      <h3>{t('demo.scenes')}</h3>
      <p className="caption">{t('demo.present.keys')}</p>
      <OptionGrid
        columns={2}
        options={sceneNames.map((name, index) => ({
          value: name,
          name: t(`demo.scene.${name}`),
          hint: String(index + 1),
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
