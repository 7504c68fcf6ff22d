import { WIDEST } from './logo';

/** The height of the picture in pixels: sharp in its largest place on a dense screen and on paper. */
const HEIGHT = 128;

/** A logo as it is painted, how much wider than high it is, and its pixels (RGBA). */
type Picture = {
  readonly canvas: HTMLCanvasElement;
  readonly ratio: number;
  readonly pixels: Uint8ClampedArray;
};

/**
 * Paints an image file and returns the picture, of which nothing is left but its pixels: neither script nor address nor
 * anything about the file. Rejects where it is no image. A drawing is painted as an image, in which no script of it runs and
 * which requests nothing.
 */
export async function pictureOf(file: File): Promise<Picture> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const ratio = Math.min(Math.max(naturalWidth / naturalHeight, 1), WIDEST);
    const size = { width: Math.round(HEIGHT * ratio), height: HEIGHT };
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser paints nothing');
    const scale = Math.min(size.width / naturalWidth, size.height / naturalHeight);
    const [width, height] = [naturalWidth * scale, naturalHeight * scale];
    context.drawImage(image, (size.width - width) / 2, (size.height - height) / 2, width, height);
    const { data: pixels } = context.getImageData(0, 0, size.width, size.height);
    return { canvas, ratio, pixels };
  } finally {
    URL.revokeObjectURL(address);
  }
}
