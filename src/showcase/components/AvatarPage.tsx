import { Group } from './avatar/Group';
import { Initials } from './avatar/Initials';
import { Picture } from './avatar/Picture';
import { Sizes } from './avatar/Sizes';
import { WithName } from './avatar/WithName';
import { ComponentPage } from './ComponentPage';

export default function AvatarPage() {
  return (
    <ComponentPage
      name="avatar"
      examples={{ Initials, Picture, Sizes, WithName, Group }}
      keys={[{ keys: ['Tab'], does: 'skipsPictures' }]}
    />
  );
}
