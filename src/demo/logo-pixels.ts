/** The side of the square that a logo is painted on, in pixels. */
const SIDE = 64;

/**
 * Paints an image file and returns its pixels (RGBA); rejects where it is no image. A drawing is painted as an image, in which
 * no script of it runs and which requests nothing.
 */
export async function pixelsOf(file: File): Promise<Uint8ClampedArray> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image(SIDE, SIDE);
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser paints nothing');
    context.drawImage(image, 0, 0, SIDE, SIDE);
    return context.getImageData(0, 0, SIDE, SIDE).data;
  } finally {
    URL.revokeObjectURL(address);
  }
}
