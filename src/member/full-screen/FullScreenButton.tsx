import { useT } from '../../i18n/useT';
import { FullScreenToggle } from '../shared/FullScreenToggle';

const page = () => document.documentElement;

/** Toggles full screen of the page. */
export function FullScreenButton() {
  const t = useT();
  return <FullScreenToggle label={t('header.fullScreen')} element={page} />;
}
