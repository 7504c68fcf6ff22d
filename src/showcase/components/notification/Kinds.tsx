import { Button } from '@blueprintjs/core';
import { useNotify } from '../../../app/actors/useNotify';
import { useT } from '../../../i18n/useT';
import { Row } from '../Layout';

const kinds = ['success', 'info', 'warning', 'error'] as const;

export function Kinds() {
  const t = useT();
  const notify = useNotify();
  return (
    <Row>
      {kinds.map((kind) => (
        <Button
          key={kind}
          text={t(`showcase.kind.${kind}`)}
          onClick={() =>
            notify({
              kind,
              title: t(`showcase.kind.${kind}`),
              description: t(`showcase.alert.${kind}`),
            })
          }
        />
      ))}
    </Row>
  );
}
