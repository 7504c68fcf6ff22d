import type { Place } from './outline';

/** The map in user units; it reaches from the country's western tip to its easternmost islands. */
export const MAP = { width: 312, height: 356 };

const [WEST, NORTH] = [101.7, 23.8];
const SCALE = 20.5;
/** How much shorter a degree of longitude is at the country's middle, 16° north. */
const SHRINK = Math.cos((16 * Math.PI) / 180);

/** A place in user units. */
export function pointOf([longitude, latitude]: Place): readonly [number, number] {
  return [round((longitude - WEST) * SHRINK * SCALE), round((NORTH - latitude) * SCALE)];
}

/** A closed outline as the data of an SVG path. */
export function pathOf(outline: readonly Place[]): string {
  return `M${outline.map((place) => pointOf(place).join(' ')).join('L')}Z`;
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
