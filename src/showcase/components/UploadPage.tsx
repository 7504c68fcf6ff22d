import { ComponentPage } from './ComponentPage';
import { Disabled } from './upload/Disabled';
import { Picture } from './upload/Picture';
import { Several } from './upload/Several';

export default function UploadPage() {
  return (
    <ComponentPage
      name="upload"
      examples={{ Picture, Several, Disabled }}
      keys={[
        { keys: ['Tab'], does: 'next' },
        { keys: ['Enter', 'Space'], does: 'chooseFile' },
      ]}
    />
  );
}
