/** Five colours from light to dark; a picture has the same ones in both themes. */
export type Palette = readonly [string, string, string, string, string];

export const palettes = {
  dawn: ['#f3d9b1', '#d98f5c', '#a4553b', '#5e3a4a', '#2d2a3f'],
  river: ['#cfe0e3', '#8fb8bd', '#4f8a8b', '#2d5b66', '#1d3440'],
  rice: ['#f2e8c9', '#c6cf8d', '#8bab5c', '#557a4a', '#2f4f3a'],
  indigo: ['#dcdbe8', '#a9a6c9', '#6f6ba3', '#45427a', '#262648'],
  lacquer: ['#f0d8c0', '#d9a25f', '#b04a35', '#7a2530', '#3b1720'],
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
