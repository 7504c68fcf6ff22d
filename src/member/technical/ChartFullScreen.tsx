import { useT } from '../../i18n/useT';
import { FullScreenToggle } from '../shared/FullScreenToggle';

const chart = () => document.getElementById('chart')!;

/** Toggles full screen of the chart alone. */
export function ChartFullScreen() {
  const t = useT();
  return <FullScreenToggle label={t('header.enlargeChart')} element={chart} />;
}
