/** Country outlines of Natural Earth, 1:110 million; the ids are ISO 3166-1 numbers. */
declare module 'world-atlas/countries-110m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const world: Topology<{ countries: GeometryCollection<{ name: string }> }>;
  export default world;
}
