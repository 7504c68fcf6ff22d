import { useSelector } from '@xstate/react';
import { themeOf } from '../../../machines/theme.machine';
import type { Theme } from '../../../machines/theme.setup';
import { useNotify } from '../actors/notify';
import { useAppActors } from '../actors/AppActors';
import { setLanguage } from '../../i18n/i18n';
import { languageNames, languages, type Language } from '../../i18n/languages';
import { useLanguage, useT } from '../../i18n/useT';
import { NightMode } from './NightMode';
import { Segments } from './Segments';
import './Settings.css';

const themes: readonly Theme[] = ['light', 'dark'];

/** The settings: theme, night mode and language. */
export function Settings() {
  const t = useT();
  const actor = useAppActors().theme;
  const notify = useNotify();
  const choose = (language: Language) =>
    void setLanguage(language).catch(() =>
      notify({
        kind: 'error',
        title: t('settings.languageFailed', { language: languageNames[language] }),
        description: t('settings.languageFailedHint'),
      }),
    );

  return (
    <div className="settings">
      <Segments
        name="theme"
        label={t('settings.theme')}
        choices={themes}
        nameOf={(theme) => t(`settings.${theme}`)}
        chosen={useSelector(actor, themeOf)}
        onChoose={(theme) => actor.send({ type: 'choose', theme })}
      />
      <NightMode />
      <Segments
        name="language"
        label={t('settings.language')}
        choices={languages}
        nameOf={(language) => languageNames[language]}
        chosen={useLanguage()}
        onChoose={choose}
      />
    </div>
  );
}
