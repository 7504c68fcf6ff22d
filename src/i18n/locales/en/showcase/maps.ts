import type vi from '../../vi/showcase/maps';

export default {
  'showcase.map.map': 'Map',
  'showcase.map.exchanges': 'Stock exchanges',
  'showcase.map.hanoi': 'Hanoi',
  'showcase.map.hoChiMinhCity': 'Ho Chi Minh City',
  'showcase.map.singapore': 'Singapore',
  'showcase.map.hongKong': 'Hong Kong',
  'showcase.map.tokyo': 'Tokyo',
  'showcase.map.frankfurt': 'Frankfurt',
  'showcase.map.london': 'London',
  'showcase.map.newYork': 'New York',
  'showcase.map.zoomIn': 'Zoom in',
  'showcase.map.zoomOut': 'Zoom out',
  'showcase.map.level': 'Level {{zoom}} of {{most}}',
  'showcase.map.keys': 'Arrow keys move the map, + and - zoom it.',
  'showcase.map.wheel': 'Hold META while scrolling to zoom',
  'showcase.map.twoFingers': 'Use two fingers to move the map',
  'showcase.map.outlines':
    'Outlines: Natural Earth, 1:110 million. Small islands are not drawn; the map is an illustration and takes no position on borders.',
  'showcase.map.tiles': 'Map tiles: {{host}}',
  'showcase.map.tilesFailed':
    'The map tiles of {{host}} could not be loaded. Country outlines are shown instead.',
  'showcase.map.countries': 'Countries and territories',
  'showcase.map.country': 'Find by name',
  'showcase.map.chooseCountry': 'Choose a country on the map or in the list.',
  'showcase.map.id': 'ID (ISO 3166-1)',
  'showcase.map.name': 'Name',
  'showcase.map.geometry': 'Geometry',
  'showcase.map.polygons': 'Polygons',
  'showcase.map.polygon': 'Polygon {{number}}: {{points}} points',
  'showcase.map.noKey': 'No key for Google Maps',
  'showcase.map.noKeyHint': 'Set VITE_GOOGLE_MAPS_KEY and build again; the key needs the Maps Embed API.',
  'showcase.map.googleLoading':
    'Loading Google’s map. If it stays away, Google is blocked or the network is down.',
} satisfies Record<keyof typeof vi, string>;
