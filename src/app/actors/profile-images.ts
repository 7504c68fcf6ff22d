import { useSelector } from '@xstate/react';
import { createActor, fromTransition } from 'xstate';
import type { User } from '../../../machines/user';
import { perPerson } from './per-person';

/** The pictures that a person may choose. */
export type ImageKind = 'avatar' | 'zaloQr';

type Images = Readonly<Partial<Record<ImageKind, string>>>;

const usePersonsImages = perPerson({
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

/** The picture of a kind that the person has chosen since the page was opened; its address is good for that long. */
export function useProfileImage(kind: ImageKind) {
  const actor = usePersonsImages();
  return {
    url: useSelector(actor, ({ context }) => context[kind] ?? null),
    /** The picture in a file takes the place of the one before. */
    choose(file: Blob) {
      const before = actor.getSnapshot().context[kind];
      actor.send({ type: 'choose', kind, url: URL.createObjectURL(file) });
      if (before !== undefined) URL.revokeObjectURL(before);
    },
  };
}

/** The picture of the person of the session wherever they are shown: the one that they have chosen, else the server's. */
export function useAvatar(user: Pick<User, 'imgUrl'> | undefined): string | null {
  return useProfileImage('avatar').url ?? user?.imgUrl ?? null;
}
