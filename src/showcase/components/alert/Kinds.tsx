import { useT } from '../../../i18n/useT';
import { Alert, type AlertKind } from '../Alert';

const kinds: readonly AlertKind[] = ['success', 'info', 'warning', 'error'];

export function Kinds() {
  const t = useT();
  return (
    <div className="stack">
      {kinds.map((kind) => (
        <Alert key={kind} kind={kind} title={t(`showcase.kind.${kind}`)}>
          {t(`showcase.alert.${kind}`)}
        </Alert>
      ))}
    </div>
  );
}
