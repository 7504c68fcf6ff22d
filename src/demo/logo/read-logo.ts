import type { Brand } from '../chosen-brand';
import { coloursOf } from './colours';
import { iconOf } from './icon';
import type { Logo } from './logo';
import { pictureOf } from './picture';
import { platesFor } from './plates';

/** The largest file that is taken, in bytes: 1 MB. */
const LARGEST = 1024 * 1024;

export const logoTypes = ['image/svg+xml', 'image/png'];

/** Why a file is refused: it is no SVG or PNG, too large, or holds nothing that can be painted. */
export type LogoProblem = 'type' | 'size' | 'content';

type Read =
  | { readonly logo: Logo; readonly colours: Pick<Brand, 'dark' | 'light'> | null }
  | { readonly problem: LogoProblem };

/** Reads the logo in a file, and the brand's colours by it; null for one without a colour. */
export async function readLogo(file: File): Promise<Read> {
  if (!logoTypes.includes(file.type)) return { problem: 'type' };
  if (file.size > LARGEST) return { problem: 'size' };
  const picture = await pictureOf(file).catch(() => null);
  if (picture === null || isBlank(picture.pixels)) return { problem: 'content' };
  const { canvas, ratio, pixels } = picture;
  const plates = platesFor(pixels);
  const source = canvas.toDataURL('image/png');
  return {
    logo: { source, icon: iconOf(canvas, plates), ratio, plates },
    colours: coloursOf(pixels),
  };
}

/** Whether nothing is seen of an image. */
function isBlank(pixels: Uint8ClampedArray): boolean {
  return pixels.every((value, index) => index % 4 !== 3 || value === 0);
}
