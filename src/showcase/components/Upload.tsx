import { useId } from 'react';
import { useNotify } from '../../app/actors/useNotify';
import { useT } from '../../i18n/useT';
import { acceptedTypes, problemOf } from '../../lib/image-file';
import { oneLine } from '../../lib/text';
import styles from './Upload.module.css';

type Props = {
  /** The accessible name of the file input. */
  label: string;
  onAccepted: (file: File) => void;
  isMultiple?: boolean;
  isDisabled?: boolean;
};

/** Takes pictures, chosen or dropped: JPG, PNG and GIF. A notice names each file, taken or refused; none leaves the page. */
export function Upload({ label, onAccepted, isMultiple = false, isDisabled = false }: Props) {
  const t = useT();
  const id = useId();
  const notify = useNotify();

  async function take(file: File) {
    const name = { file: oneLine(file.name).slice(0, 100) };
    const problem = await problemOf(file);
    if (problem !== null) {
      return notify({ kind: 'error', title: t('upload.failed', name), description: t(`upload.${problem}`) });
    }
    onAccepted(file);
    notify({ kind: 'success', title: t('upload.done', name) });
  }
  const takeAll = (files: FileList | null) =>
    [...(files ?? [])].slice(0, isMultiple ? undefined : 1).forEach((file) => void take(file));

  return (
    <div
      className={styles.zone}
      onDragOver={(event) => {
        event.preventDefault();
        if (isDisabled) event.dataTransfer.dropEffect = 'none';
      }}
      onDrop={(event) => {
        event.preventDefault();
        if (!isDisabled) takeAll(event.dataTransfer.files);
      }}
    >
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept={acceptedTypes}
        multiple={isMultiple}
        disabled={isDisabled}
        aria-label={label}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          takeAll(currentTarget.files);
          // Lets the same file be chosen again.
          currentTarget.value = '';
        }}
      />
      {/* The browser's own button would show the browser's language. */}
      <label className={isDisabled ? 'bp6-button bp6-disabled' : 'bp6-button'} htmlFor={id}>
        {t('upload.choose')}
      </label>
      {!isDisabled && <p className="text-2">{t('showcase.upload.drop')}</p>}
      <p className="caption" id={`${id}-hint`}>
        {t('upload.accepted')}
      </p>
    </div>
  );
}
