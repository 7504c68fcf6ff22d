import { useSelector } from '@xstate/react';
import { themeOf } from '../../../machines/theme.machine';
import type { Theme } from '../../../machines/theme.setup';
import { useNotify } from '../actors/useNotify';
import { useAppActors } from '../actors/AppActors';
import { setLanguage } from '../../i18n/i18n';
import { languageNames, languages, type Language } from '../../i18n/languages';
import { useLanguage, useT } from '../../i18n/useT';
import { buildVersion } from '../../lib/version';
import { NightMode } from './NightMode';
import { RadioGroup } from './RadioGroup';
import styles from './Settings.module.css';

const themes: readonly Theme[] = ['light', 'dark'];

/** The settings: theme, night mode and language. */
export function Settings() {
  const t = useT();
  const actor = useAppActors().theme;
  const notify = useNotify();
  const version = buildVersion();
  const chooseLanguage = (language: Language) =>
    void setLanguage(language).catch(() =>
      notify({
        kind: 'error',
        title: t('settings.languageFailed', { language: languageNames[language] }),
        description: t('settings.languageFailedHint'),
      }),
    );

  return (
    <div className={styles.settings}>
      <RadioGroup
        name="theme"
        label={t('settings.theme')}
        options={themes}
        labelOf={(theme) => t(`settings.${theme}`)}
        value={useSelector(actor, themeOf)}
        onChange={(theme) => actor.send({ type: 'choose', theme })}
      />
      <NightMode />
      <RadioGroup
        name="language"
        label={t('settings.language')}
        options={languages}
        labelOf={(language) => languageNames[language]}
        value={useLanguage()}
        onChange={chooseLanguage}
      />
      {version !== '' && <p className="caption">{t('settings.version', { version })}</p>}
    </div>
  );
}
