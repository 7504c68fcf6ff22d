import { useSelector } from '@xstate/react';
import { createActor, fromTransition } from 'xstate';
import type { User } from '../../../machines/user';
import { allowedImage } from '../../lib/image-origins';
import { createPerPerson } from './create-per-person';

/** The pictures that a person can choose. */
export type ImageKind = 'avatar' | 'zaloQr';

type Images = Readonly<Partial<Record<ImageKind, string>>>;

const usePersonsImages = createPerPerson({
  open: () =>
    createActor(
      fromTransition(
        (images: Images, { kind, url }: { type: 'choose'; kind: ImageKind; url: string }): Images => ({
          ...images,
          [kind]: url,
        }),
        {},
      ),
    ).start(),
  close(actor) {
    Object.values(actor.getSnapshot().context).forEach((url) => URL.revokeObjectURL(url));
    actor.stop();
  },
});

/** The picture of a kind that the person has chosen since the page was opened; its object URL lives as long. */
export function useProfileImage(kind: ImageKind) {
  const actor = usePersonsImages();
  return {
    url: useSelector(actor, ({ context }) => context[kind] ?? null),
    /** Replaces the picture by that of a file. */
    choose(file: Blob) {
      const before = actor.getSnapshot().context[kind];
      actor.send({ type: 'choose', kind, url: URL.createObjectURL(file) });
      if (before !== undefined) URL.revokeObjectURL(before);
    },
  };
}

/** The avatar of the signed-in person: the one that they have chosen, else the server's, if the page may load it. */
export function useAvatar(user: Pick<User, 'imgUrl'> | undefined): string | null {
  const chosen = useProfileImage('avatar').url;
  return chosen ?? (user?.imgUrl ? allowedImage(user.imgUrl) : null);
}
