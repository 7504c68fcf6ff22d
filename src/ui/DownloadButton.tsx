import { Button } from '@blueprintjs/core';
import { useTransition, type ReactElement } from 'react';
import type { NoticeContent } from '../../machines/notice';
import { useT } from '../i18n/useT';

type Props = {
  /** Names the button, as the file that it makes. */
  label: string;
  icon: ReactElement;
  /** Makes the file, its code loaded on the press; null where there is nothing to put into it. */
  make: () => Promise<File | null>;
  /** Told what came of it, in words for a notice. */
  notify: (notice: NoticeContent) => void;
};

/** Makes a file of what stands in a panel and has the browser save it. */
export function DownloadButton({ label, icon, make, notify }: Props) {
  const t = useT();
  const [isMaking, startMaking] = useTransition();

  async function save() {
    try {
      const file = await make();
      if (file === null) return notify({ kind: 'info', title: t('export.empty') });
      (await import('../lib/download')).download(file);
      notify({ kind: 'success', title: t('export.done'), description: file.name });
    } catch {
      notify({ kind: 'error', title: t('export.failed'), description: t('export.failedHint') });
    }
  }

  return (
    <Button
      className="icon-only"
      variant="minimal"
      icon={icon}
      aria-label={label}
      title={label}
      // Not `disabled`, which would take the focus away.
      aria-disabled={isMaking || undefined}
      onClick={() => {
        if (!isMaking) startMaking(save);
      }}
    />
  );
}
