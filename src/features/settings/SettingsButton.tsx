import { Radio } from '@blueprintjs/core';
import { CogIcon } from '@blueprintjs/icons';
import { useSelector } from '@xstate/react';
import { themeOf, type Theme } from '../../../machines/theme.machine';
import { useRunning } from '../../actors/Running';
import { speak } from '../../i18n/i18n';
import { languageNames, languages } from '../../i18n/languages';
import { useLanguage, useT } from '../../i18n/useT';
import { Popover } from '../../ui/Popover';
import './SettingsButton.css';

const themes: readonly Theme[] = ['light', 'dark'];

/** Theme and language, one press away on every page. */
export function SettingsButton() {
  const t = useT();
  return (
    <Popover label={t('settings.title')} icon={<CogIcon />}>
      {() => <Settings />}
    </Popover>
  );
}

function Settings() {
  const t = useT();
  const actor = useRunning().theme;
  const theme = useSelector(actor, themeOf);
  const language = useLanguage();

  return (
    <div className="settings">
      <fieldset>
        <legend>{t('settings.theme')}</legend>
        {themes.map((choice) => (
          <Radio
            key={choice}
            name="theme"
            label={t(`settings.${choice}`)}
            checked={theme === choice}
            onChange={() => actor.send({ type: 'choose', theme: choice })}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('settings.language')}</legend>
        {languages.map((choice) => (
          <Radio
            key={choice}
            name="language"
            label={languageNames[choice]}
            checked={language === choice}
            onChange={() => void speak(choice)}
          />
        ))}
      </fieldset>
    </div>
  );
}
