import { useSelector } from '@xstate/react';
import { themeOf } from '../../machines/theme.machine';
import type { Theme } from '../../machines/theme.setup';
import { useAppActors } from '../app/actors/AppActors';
import { RadioGroup } from '../app/settings/RadioGroup';
import { setLanguage } from '../i18n/i18n';
import { languageNames, languages } from '../i18n/languages';
import { useLanguage, useT } from '../i18n/useT';

const themes: readonly Theme[] = ['light', 'dark'];

/** The language and the theme, as the settings of the product have them. */
export function LookControls() {
  const t = useT();
  const { theme } = useAppActors();
  return (
    <section aria-label={`${t('settings.language')}, ${t('settings.theme')}`}>
      <RadioGroup
        name="demo-language"
        label={t('settings.language')}
        options={languages}
        labelOf={(language) => languageNames[language]}
        value={useLanguage()}
        onChange={(language) => void setLanguage(language)}
      />
      <RadioGroup
        name="demo-theme"
        label={t('settings.theme')}
        options={themes}
        labelOf={(each) => t(`settings.${each}`)}
        value={useSelector(theme, themeOf)}
        onChange={(each) => theme.send({ type: 'choose', theme: each })}
      />
    </section>
  );
}
