import type vi from '../../vi/showcase/maps';

export default {
  'showcase.map.map': 'Karte',
  'showcase.map.exchanges': 'Börsen',
  'showcase.map.hanoi': 'Hanoi',
  'showcase.map.hoChiMinhCity': 'Ho-Chi-Minh-Stadt',
  'showcase.map.singapore': 'Singapur',
  'showcase.map.hongKong': 'Hongkong',
  'showcase.map.tokyo': 'Tokio',
  'showcase.map.frankfurt': 'Frankfurt',
  'showcase.map.london': 'London',
  'showcase.map.newYork': 'New York',
  'showcase.map.zoomIn': 'Vergrößern',
  'showcase.map.zoomOut': 'Verkleinern',
  'showcase.map.level': 'Stufe {{zoom}} von {{most}}',
  'showcase.map.keys': 'Pfeiltasten bewegen die Karte, + und - ändern die Stufe.',
  'showcase.map.wheel': 'Zum Vergrößern META beim Scrollen halten',
  'showcase.map.twoFingers': 'Die Karte mit zwei Fingern bewegen',
  'showcase.map.outlines':
    'Umrisse: Natural Earth, 1:110 Millionen. Kleine Inseln fehlen; die Karte dient der Veranschaulichung und bezieht keine Stellung zu Grenzen.',
  'showcase.map.tiles': 'Kartenbilder: {{host}}',
  'showcase.map.tilesFailed':
    'Die Kartenbilder von {{host}} wurden nicht geladen. Stattdessen sind Umrisse zu sehen.',
  'showcase.map.countries': 'Länder und Gebiete',
  'showcase.map.country': 'Nach Namen suchen',
  'showcase.map.chooseCountry': 'Wählen Sie ein Land auf der Karte oder in der Liste.',
  'showcase.map.id': 'ID (ISO 3166-1)',
  'showcase.map.name': 'Name',
  'showcase.map.geometry': 'Geometrie',
  'showcase.map.polygons': 'Polygone',
  'showcase.map.polygon': 'Polygon {{number}}: {{points}} Punkte',
  'showcase.map.noKey': 'Kein Schlüssel für Google Maps',
  'showcase.map.noKeyHint':
    'Setzen Sie VITE_GOOGLE_MAPS_KEY und bauen Sie neu; der Schlüssel braucht die Maps Embed API.',
  'showcase.map.googleLoading':
    'Die Karte von Google lädt. Bleibt sie aus, ist Google gesperrt oder das Netz weg.',
} satisfies Record<keyof typeof vi, string>;
