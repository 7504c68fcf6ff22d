import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderApp } from '../../support/renderApp';

const TILES = 'https://tiles.example/{z}/{x}/{y}.png';

function set(variable: string, value: string) {
  vi.stubEnv(variable, value);
  onTestFinished(() => void vi.unstubAllEnvs());
}

async function openMap(at: string) {
  const app = await renderApp({ at });
  const map = await screen.findByRole('region', { name: 'Map' });
  const level = () => within(map).getByText(/^Level /).textContent;
  return { ...app, map, level };
}

const images = (map: HTMLElement) => [...map.querySelectorAll<HTMLImageElement>('img')];

describe.each(['/maps/leaflet-maps', '/maps/pigeon-maps', '/maps/react-simple-maps'])(
  'the map at %s',
  (at) => {
    it('is zoomed from 1 to 5 and no further, by its buttons, which keep the focus at an end', async () => {
      const { user, map, level } = await openMap(at);
      const zoomIn = within(map).getByRole('button', { name: 'Zoom in' });
      const zoomOut = within(map).getByRole('button', { name: 'Zoom out' });

      for (let press = 0; press < 6; press++) await user.click(zoomIn);
      expect(level()).toBe('Level 5 of 5');
      expect(zoomIn).toHaveProperty('ariaDisabled', 'true');
      expect(document.activeElement).toBe(zoomIn);
      for (let press = 0; press < 6; press++) await user.click(zoomOut);
      expect(level()).toBe('Level 1 of 5');
      expect(zoomOut).toHaveProperty('ariaDisabled', 'true');
    });

    it('is zoomed and moved by keys, except together with Ctrl', async () => {
      const { user, map, level } = await openMap(at);
      within(map).getByRole('application').focus();
      const before = level();
      await user.keyboard('{Control>}+{/Control}');
      expect(level()).toBe(before);

      await user.keyboard('++');
      expect(level()).toBe(before === 'Level 1 of 5' ? 'Level 3 of 5' : 'Level 4 of 5');
      const drawn = map.querySelector('[role=application]')!.innerHTML;
      await user.keyboard('{ArrowRight}');
      await waitFor(() => expect(map.querySelector('[role=application]')!.innerHTML).not.toBe(drawn));
    });
  },
);

describe.each(['/maps/leaflet-maps', '/maps/pigeon-maps'])('the places at %s', (at) => {
  it('are chosen in the list, come closer, and stand in the address', async () => {
    const { user, map, level, address } = await openMap(at);
    await user.click(screen.getByRole('button', { name: /^TSE/ }));

    expect(address()).toBe(`${at}?place=tokyo`);
    expect(screen.getByRole('button', { name: /^TSE/, pressed: true })).toBeInstanceOf(HTMLElement);
    expect(level()).toBe('Level 4 of 5');
    expect(within(map).getByText('Tokyo')).toBeInstanceOf(HTMLElement);
  });

  it('are on the tiles of the address that the build names, which replace the outlines', async () => {
    set('VITE_TILE_URL', TILES);
    const { map } = await openMap(at);

    const addresses = images(map).map(({ src }) => src);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(address).toMatch(/^https:\/\/tiles\.example\/2\/\d\/\d\.png$/);
    expect(map.querySelectorAll('path.country')).toHaveLength(0);
    expect(within(map).getByText('Map tiles: tiles.example')).toBeInstanceOf(HTMLElement);
  });

  it('are on the outlines when a tile cannot be loaded, until the tiles are requested again', async () => {
    set('VITE_TILE_URL', TILES);
    const { user, map } = await openMap(at);
    act(() => void fireEvent.error(images(map)[0]!));

    expect(images(map)).toEqual([]);
    expect(map.querySelectorAll('path.country').length).toBeGreaterThan(100);
    expect(map.textContent).toContain('The map tiles of tiles.example could not be loaded.');
    await user.click(within(map).getByRole('button', { name: 'Retry' }));
    expect(images(map).length).toBeGreaterThan(0);
  });
});

it('a place in the address is shown at once', async () => {
  const { level } = await openMap('/maps/leaflet-maps?place=london');
  expect(level()).toBe('Level 4 of 5');
  expect(screen.getByRole('button', { name: /^LSE/, pressed: true })).toBeInstanceOf(HTMLElement);
});

describe('the countries', () => {
  const facts = () => [...document.querySelectorAll('main dl > div')].map((row) => row.textContent);

  it('show id, name and polygon of the one that is pressed on the map', async () => {
    const { map, address } = await openMap('/maps/react-simple-maps');
    fireEvent.click(map.querySelector('[data-country="704"]')!);

    expect(address()).toBe('/maps/react-simple-maps?country=704');
    expect(facts()).toEqual(['ID (ISO 3166-1)704', 'NameVietnam', 'GeometryPolygon', 'Polygons1']);
    expect(map.querySelectorAll('path.chosen')).toHaveLength(1);
    expect(screen.getByText(/^Polygon 1: \d+ points$/)).toBeInstanceOf(HTMLElement);
  });

  it('show the polygons of a multipolygon that is found by name, and bring it closer', async () => {
    const { user, level } = await openMap('/maps/react-simple-maps');
    await user.type(screen.getByRole('combobox', { name: 'Find by name' }), 'philipp{Enter}');

    expect(facts()).toEqual(['ID (ISO 3166-1)608', 'NamePhilippines', 'GeometryMultiPolygon', 'Polygons7']);
    expect(screen.getAllByText(/^Polygon \d: \d+ points$/)).toHaveLength(7);
    expect(level()).toBe('Level 3 of 5');
  });

  it('without an ISO number are known by their English name', async () => {
    await openMap('/maps/react-simple-maps?country=Kosovo');
    expect(facts().slice(0, 2)).toEqual(['ID (ISO 3166-1)—', 'NameKosovo']);
  });
});

it('Google’s map is a sandboxed frame with the build’s key, which follows the level and the chosen place', async () => {
  set('VITE_GOOGLE_MAPS_KEY', 'key-1');
  const { user, map } = await openMap('/maps/google-maps');
  const frame = within(map).getByTitle<HTMLIFrameElement>('Google Maps');
  const embed = 'https://www.google.com/maps/embed/v1';

  expect(frame.src).toBe(`${embed}/view?key=key-1&center=25%2C35&zoom=2&language=en`);
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-popups');
  await user.click(within(map).getByRole('button', { name: 'Zoom in' }));
  expect(frame.src).toContain('zoom=3');
  await user.click(screen.getByRole('button', { name: /^HNX/ }));
  expect(frame.src).toBe(`${embed}/place?key=key-1&q=21.03%2C105.85&zoom=4&language=en`);
});
