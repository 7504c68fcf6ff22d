import { feature } from 'topojson-client';
import world from 'world-atlas/countries-110m.json';
import type { Language } from '../../i18n/languages';
import type { Point } from './view';

const { features } = feature(world, world.objects.countries);

type Feature = (typeof features)[number];
type Polygon = Extract<Feature['geometry'], { type: 'Polygon' }>;
type Position = Polygon['coordinates'][number][number];

export type Country = Omit<Feature, 'geometry'> & {
  geometry: Polygon | Extract<Feature['geometry'], { type: 'MultiPolygon' }>;
};

/** The outlines of all countries. Antarctica is left out: Mercator's projection cannot draw the pole. */
export const outlines = {
  type: 'FeatureCollection' as const,
  features: features.flatMap((country): Country[] => {
    const { geometry, id } = country;
    if (id === '010') return [];
    if (geometry.type === 'Polygon')
      return [{ ...country, geometry: { ...geometry, coordinates: geometry.coordinates.map(unbroken) } }];
    if (geometry.type !== 'MultiPolygon') return [];
    const coordinates = geometry.coordinates.map((polygon) => polygon.map(unbroken));
    return [{ ...country, geometry: { ...geometry, coordinates } }];
  }),
};

/** A ring that goes on beyond 180 degrees where it crosses that line, and not back around the world. */
function unbroken(ring: readonly Position[]): Position[] {
  let turns = 0;
  return ring.map(([longitude = 0, latitude = 0], place) => {
    const before = ring[place - 1]?.[0] ?? longitude;
    if (Math.abs(longitude - before) > 180) turns += Math.sign(before - longitude);
    return [longitude + 360 * turns, latitude];
  });
}

/** What the address calls a country: its ISO number, or its name where it has none. */
export function keyOf({ id, properties }: Country): string {
  return String(id ?? properties.name);
}

/** The name of a country in a language; the English one where it has no ISO number. */
export function nameOf({ id, properties }: Country, language: Language): string {
  // The number is an alias of the two letters by which names are found.
  const region = id === undefined ? undefined : new Intl.Locale(`und-${id}`).region;
  return (region && namesIn(language).of(region)) ?? properties.name;
}

const namesByLanguage = new Map<Language, Intl.DisplayNames>();

/** The names of regions in a language: an object that is expensive to create, kept for all countries. */
function namesIn(language: Language) {
  const names = namesByLanguage.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  namesByLanguage.set(language, names);
  return names;
}

/** The polygons of a country, as lists of points of their outer rings. */
export function polygonsOf({ geometry }: Country): readonly (readonly Point[])[] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.map(([ring = []]) => ring.map(([longitude = 0, latitude = 0]) => [latitude, longitude]));
}

/** The middle of a country's largest polygon. */
export function centerOf(country: Country): Point {
  const [largest = []] = [...polygonsOf(country)].sort((a, b) => b.length - a.length);
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return [middle(largest.map(([latitude]) => latitude)), middle(largest.map(([, longitude]) => longitude))];
}
