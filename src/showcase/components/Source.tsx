import { ChevronRightIcon } from '@blueprintjs/icons';
import { Suspense, use, useState } from 'react';
import { useNotify } from '../../app/actors/useNotify';
import { useT } from '../../i18n/useT';
import { CopyButton } from '../../ui/CopyButton';
import { FailedLine, Skeleton } from '../../ui/PanelState';
import styles from './ComponentPage.module.css';

const sources = import.meta.glob<string>('./*/*.tsx', { query: '?raw', import: 'default' });

/** The source of an example, loaded when it is opened. */
export function Source({ file }: { file: string }) {
  const t = useT();
  const [loading, setLoading] = useState<Promise<string | null> | null>(null);
  const load = () => setLoading(sources[file]!().catch(() => null));

  return (
    <details
      className={styles.source}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && loading === null) load();
      }}
    >
      <summary>
        <ChevronRightIcon />
        {t('showcase.frame.source')}
      </summary>
      {loading && (
        <Suspense fallback={<Skeleton rows={3} isApart />}>
          <Code file={file.slice(file.lastIndexOf('/') + 1)} loading={loading} onRetry={load} />
        </Suspense>
      )}
    </details>
  );
}

type CodeProps = { file: string; loading: Promise<string | null>; onRetry: () => void };

function Code({ file, loading, onRetry }: CodeProps) {
  const t = useT();
  const notify = useNotify();
  const source = use(loading);
  if (source === null) return <FailedLine text={t('showcase.frame.failed')} onRetry={onRetry} />;

  return (
    <div className={styles.code}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard */}
      <div className={styles.lines} tabIndex={0} role="group" aria-label={file}>
        <pre translate="no">{source}</pre>
      </div>
      <span className={styles.copy}>
        <CopyButton
          text={source}
          label={t('showcase.frame.copy', { file })}
          onCopied={() => notify({ kind: 'success', title: t('showcase.frame.copied'), description: file })}
          onRefused={() => notify({ kind: 'error', title: t('showcase.frame.copyFailed') })}
        />
      </span>
    </div>
  );
}
