import { surfaces, type Ground } from './logo';

/** The width and the height of an icon in pixels. Browsers install no page whose icon has fewer than 144. */
export const ICON_SIZE = 192;

/** The share of an icon's width that the logo takes. */
const SHARE = 0.75;

/** Paints the icon of the installed page: the logo on a light ground, on a dark one where it is hardly seen on light. */
export function iconOf(picture: HTMLCanvasElement, plates: readonly Ground[]): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: ICON_SIZE, height: ICON_SIZE });
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser paints nothing');
  context.fillStyle = surfaces[plates.includes('light') ? 'dark' : 'light'];
  context.fillRect(0, 0, ICON_SIZE, ICON_SIZE);
  const width = ICON_SIZE * SHARE;
  const height = (width * picture.height) / picture.width;
  context.drawImage(picture, (ICON_SIZE - width) / 2, (ICON_SIZE - height) / 2, width, height);
  return canvas.toDataURL('image/png');
}
