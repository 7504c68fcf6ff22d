import { useTransition, type ReactElement } from 'react';
import type { NoticeContent } from '../../machines/notice';
import { useT } from '../i18n/useT';
import { IconButton } from './IconButton';

type Props = {
  /** The button's accessible name. */
  label: string;
  icon: ReactElement;
  /** Creates the file, its code loaded on the click; null for no data. */
  make: () => Promise<File | null>;
  /** Called with the outcome as a notice. */
  notify: (notice: NoticeContent) => void;
};

/** Exports a panel's data as a file download. */
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
    <IconButton
      icon={icon}
      label={label}
      // `disabled` would lose the focus.
      aria-disabled={isMaking || undefined}
      onClick={() => {
        if (!isMaking) startMaking(save);
      }}
    />
  );
}
