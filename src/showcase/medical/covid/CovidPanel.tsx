import { useT } from '../../../i18n/useT';
import { Panel } from '../../../ui/Panel';
import { Empty } from '../../../ui/PanelState';
import { useCovidAddress } from './useCovid';
import { CovidChart } from './CovidChart';

/** The first days of COVID-19; where no source is set, how to set one. */
export function CovidPanel() {
  const t = useT();
  const address = useCovidAddress();
  return (
    <Panel title={t('showcase.medical.covid')}>
      {address === null ? (
        <Empty title={t('showcase.medical.covidUnset')} hint={t('showcase.medical.covidHowTo')} />
      ) : (
        <CovidChart address={address} />
      )}
    </Panel>
  );
}
