import { Counts } from './badge/Counts';
import { Marks } from './badge/Marks';
import { Removable } from './badge/Removable';
import { Sample } from './badge/Sample';
import { Tags } from './badge/Tags';
import { ComponentPage } from './ComponentPage';

export default function BadgePage() {
  return (
    <ComponentPage
      name="badge"
      examples={{ Marks, Sample, Tags, Counts, Removable }}
      keys={[
        { keys: ['Tab'], does: 'skipsTags' },
        { keys: ['Enter', 'Space'], does: 'removeTag' },
      ]}
    />
  );
}
