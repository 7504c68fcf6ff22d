import { useMemo } from 'react';
import { useLanguage, useT } from '../../i18n/useT';
import { Combobox } from '../../ui/Combobox';
import { Panel } from '../../ui/Panel';
import { keyOf, nameOf, outlines, type Country } from './countries';
import { CountryShape } from './CountryShape';
import styles from './CountryPanel.module.css';

type Props = { country: Country | undefined; onChoose: (country: Country) => void };

/** The countries as a list, and the data of the chosen one: id, name, and its shape in points. */
export function CountryPanel({ country, onChoose }: Props) {
  const t = useT();
  const language = useLanguage();
  const choices = useMemo(
    () =>
      outlines.features
        .map((each) => ({ id: keyOf(each), label: nameOf(each, language) }))
        .sort((a, b) => a.label.localeCompare(b.label, language)),
    [language],
  );
  return (
    <Panel title={t('showcase.map.countries')} fact={choices.length} className={styles.panel}>
      <div className={styles.body}>
        <Combobox
          label={t('showcase.map.country')}
          choices={choices}
          chosen={country ? keyOf(country) : null}
          onChoose={(id) => onChoose(outlines.features.find((each) => keyOf(each) === id)!)}
        />
        {country ? (
          <CountryShape country={country} />
        ) : (
          <p className="text-2">{t('showcase.map.chooseCountry')}</p>
        )}
      </div>
    </Panel>
  );
}
