import { hasLanguage, loadMessages } from '../../i18n/i18n';
import { parameterIn } from '../../lib/query';
import { openTabText } from '../../lib/storage';
import { record, type Recorder } from './recorder';

/** Kept for the tab: a sign-in leads to other addresses. */
const opened = openTabText(window, 'demo.inspect');

/**
 * Opens the inspector if the address or an earlier one of this tab has `?inspect`. Actors that start before are not
 * inspected.
 */
export function openIfRequested(): void {
  if (parameterIn(window.location.search, 'inspect') !== null) opened.write('open');
  if (opened.read() === null) return;
  void show(record());
}

async function show(recorder: Recorder) {
  const [{ createRoot }, { InspectorPanel }] = await Promise.all([
    import('react-dom/client'),
    import('./InspectorPanel'),
    loadMessages('demo'),
    hasLanguage,
  ]);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    opened.write(null);
    recorder.stop();
    root.unmount();
    place.remove();
  };
  root.render(<InspectorPanel recorder={recorder} onClose={close} />);
}
