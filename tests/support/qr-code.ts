import { decodeQR } from 'qr/decode.js';

/** The side of a module in the picture that is decoded, in pixels. */
const SIDE = 4;

/** The text of a drawn QR code, read as a camera does: from a picture of its dark runs, by another library than the one that made it. */
export function textOf(code: Element): string {
  const size = Number(code.getAttribute('viewBox')!.split(' ')[2]);
  const side = size * SIDE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  const runs = code
    .querySelector('path')!
    .getAttribute('d')!
    .matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g);
  for (const [, left, top, length] of runs) {
    for (let y = Number(top) * SIDE; y < (Number(top) + 1) * SIDE; y += 1) {
      for (let x = Number(left) * SIDE; x < (Number(left) + Number(length)) * SIDE; x += 1)
        data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return decodeQR({ width: side, height: side, data }, { format: 'RGBA', timeLimit: Infinity });
}

/** How many light modules surround a drawn QR code on each side, at least four by its standard (ISO/IEC 18004). */
export function quietZoneOf(code: Element): number {
  const size = Number(code.getAttribute('viewBox')!.split(' ')[2]);
  const runs = [
    ...code
      .querySelector('path')!
      .getAttribute('d')!
      .matchAll(/M(\d+) (\d+)h(\d+)/g),
  ].map(([, left, top, length]) => [
    Number(left),
    Number(top),
    size - Number(left) - Number(length),
    size - Number(top) - 1,
  ]);
  return Math.min(...runs.flat());
}
