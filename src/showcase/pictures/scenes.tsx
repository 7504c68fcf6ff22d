import type { ReactNode } from 'react';
import type { Palette } from './palettes';

/** The box that every scene fills. */
export const WIDTH = 320;
export const HEIGHT = 240;

type Scene = (palette: Palette, random: () => number) => ReactNode;

/** What a picture may show: terraced fields, a bronze drum, encaustic tiles, lanterns. */
export const scenes = { terraces, drum, tiles, lanterns } satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

function terraces(palette: Palette, random: () => number) {
  const hills = Array.from({ length: 7 }, (_, row) => {
    const top = 84 + row * 22;
    const tops = Array.from({ length: 6 }, (_, at) => [at * 64, Math.round(top + random() * 26)] as const);
    const [[, first], ...others] = tops as [(typeof tops)[0], ...typeof tops];
    const curve = others.map(([x, y], at) => `S${x - 32} ${y} ${x} ${tops[at]![1]}`).join('');
    return `M0 ${first}${curve}V${HEIGHT}H0Z`;
  });
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={palette[0]} />
      <circle cx={Math.round(60 + random() * 200)} cy="64" r="30" fill={palette[1]} />
      {hills.map((hill, row) => (
        <path key={hill} d={hill} fill={palette[1 + (row % 4)]} />
      ))}
    </>
  );
}

function drum(palette: Palette, random: () => number) {
  const rays = 8 + 2 * Math.floor(random() * 4);
  const star = Array.from({ length: rays * 2 }, (_, at) => {
    const angle = (at * Math.PI) / rays;
    const radius = at % 2 === 0 ? 38 : 14;
    return `${Math.round(160 + radius * Math.sin(angle))},${Math.round(120 - radius * Math.cos(angle))}`;
  });
  const rings = [54, 72, 90, 108, 126, 150];
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={palette[4]} />
      <circle cx="160" cy="120" r="170" fill={palette[3]} />
      {rings.map((radius, at) => (
        <circle
          key={radius}
          cx="160"
          cy="120"
          r={radius}
          fill="none"
          stroke={palette[at % 2]}
          strokeWidth={at % 2 === 0 ? 2 : 7}
          strokeDasharray={at % 2 === 0 ? undefined : `${2 + Math.floor(random() * 6)} 6`}
        />
      ))}
      <circle cx="160" cy="120" r="46" fill={palette[2]} />
      <polygon points={star.join(' ')} fill={palette[0]} />
    </>
  );
}

function tiles(palette: Palette, random: () => number) {
  const side = 40;
  const places = Array.from({ length: (WIDTH / side) * (HEIGHT / side) }, (_, at) => ({
    x: (at % (WIDTH / side)) * side,
    y: Math.floor(at / (WIDTH / side)) * side,
    isTurned: random() < 0.5,
  }));
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={palette[0]} />
      {places.map(({ x, y, isTurned }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})${isTurned ? ' rotate(90 20 20)' : ''}`}>
          <path d="M0 20A20 20 0 0 0 20 0H0ZM40 20A20 20 0 0 0 20 40H40Z" fill={palette[3]} />
          <path d="M0 12A12 12 0 0 0 12 0H0ZM40 28A12 12 0 0 0 28 40H40Z" fill={palette[1]} />
          <circle cx="20" cy="20" r="3" fill={palette[2]} />
        </g>
      ))}
    </>
  );
}

function lanterns(palette: Palette, random: () => number) {
  const hung = Array.from({ length: 9 }, (_, at) => ({
    x: 24 + at * 34,
    y: Math.round(50 + random() * 110),
    size: Math.round(12 + random() * 12),
    colour: palette[Math.floor(random() * 3)],
  }));
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={palette[4]} />
      <path d={`M0 ${HEIGHT}V206Q80 186 160 206T320 206V${HEIGHT}Z`} fill={palette[3]} />
      {hung.map(({ x, y, size, colour }) => (
        <g key={x}>
          <path d={`M${x} 0V${y - size}M${x} ${y + size}v14`} stroke={palette[1]} strokeWidth="1.5" />
          <ellipse cx={x} cy={y} rx={Math.round(size * 0.8)} ry={size} fill={colour} />
          <ellipse cx={x} cy={y} rx={Math.round(size * 0.3)} ry={size} fill="none" stroke={palette[3]} />
        </g>
      ))}
    </>
  );
}
