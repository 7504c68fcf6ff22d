import { MediaIcon } from '@blueprintjs/icons';
import { useId } from 'react';
import { useNotify } from '../../../app/actors/notify';
import { useProfileImage, type ImageKind } from '../../../app/actors/profile-images';
import { useT } from '../../../i18n/useT';
import { oneLine } from '../../../lib/text';
import { acceptedTypes, problemOf } from '../../../lib/image-file';
import styles from './ImageUpload.module.css';

type Props = { kind: ImageKind; label: string };

/** A picture with its file input; a notice reports whether the file was accepted. */
export function ImageUpload({ kind, label }: Props) {
  const t = useT();
  const id = useId();
  const notify = useNotify();
  const { url, choose } = useProfileImage(kind);

  async function take(file: File) {
    const name = { file: oneLine(file.name).slice(0, 100) };
    const problem = await problemOf(file);
    if (problem === null) {
      choose(file);
      notify({ kind: 'success', title: t('upload.done', name) });
    } else {
      notify({ kind: 'error', title: t('upload.failed', name), description: t(`upload.${problem}`) });
    }
  }

  return (
    <div className={styles.upload}>
      {url === null ? (
        <span className={styles.placeholder} aria-hidden="true">
          <MediaIcon size={24} />
        </span>
      ) : (
        <img src={url} alt={label} />
      )}
      <div>
        <p className={styles.name} id={`${id}-name`}>
          {label}
        </p>
        <input
          id={id}
          className="visually-hidden"
          type="file"
          aria-labelledby={`${id}-name ${id}-choose`}
          accept={acceptedTypes}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void take(file);
            // Lets the same file be chosen again.
            currentTarget.value = '';
          }}
        />
        {/* The browser's own button would show the browser's language. */}
        <label className="bp6-button" id={`${id}-choose`} htmlFor={id}>
          {t(url === null ? 'upload.choose' : 'upload.change')}
        </label>
        <p className="caption" id={`${id}-hint`}>
          {t('upload.accepted')}
        </p>
      </div>
    </div>
  );
}
