import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Dialog } from '../../../ui/Dialog';
import { Row } from '../Layout';
import styles from '../Modal.module.css';

const sizes = ['small', 'medium', 'large'] as const;

export function Sizes() {
  const t = useT();
  const [open, setOpen] = useState<(typeof sizes)[number] | null>(null);
  return (
    <Row>
      {sizes.map((size) => (
        <Button key={size} text={t(`showcase.modal.${size}`)} onClick={() => setOpen(size)} />
      ))}
      {open && (
        <Dialog title={t(`showcase.modal.${open}`)} size={open} onClose={() => setOpen(null)}>
          <p className={styles.body}>{t('partner.dataText')}</p>
        </Dialog>
      )}
    </Row>
  );
}
