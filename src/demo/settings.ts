import { EVERY_CALL, faultAnswers, type Fault } from '../../mock-server/faults';
import type { Theme } from '../../machines/theme.setup';
import { languages, type Language } from '../i18n/languages';
import { isColour } from '../lib/colour';
import { brandIn, type Brand } from './chosen-brand';
import { isMarketTime, speeds, type Speed } from './market-time';
import { presets, presetTime, type Preset } from './presets';

export const people = ['visitor', 'member', 'admin', 'new'] as const;
export type Person = (typeof people)[number];

/** Milliseconds before each response; null is the scenario's own. */
export const latencies = [null, 0, 200, 1500] as const;
export type Latency = (typeof latencies)[number];

/** Every setting of the demo but the scenario, which has rules of its own. */
export type Settings = {
  readonly person: Person;
  /** The market's time in ms since 1970; null is the real one. */
  readonly clock: number | null;
  readonly speed: Speed;
  readonly latency: Latency;
  readonly faults: readonly Fault[];
  readonly language: Language;
  readonly theme: Theme;
  readonly brand: Brand;
};

/** What an address may begin besides its settings. */
const beginnings = ['tour', 'present'];

/** The parameters of the settings in an address, and of what it begins. */
const parameters = [
  'person',
  'clock',
  'speed',
  'latency',
  'fault',
  'lng',
  'theme',
  'brand',
  'brand-dark',
  'brand-light',
  ...beginnings,
];

/** Reads the settings that an address names; what it does not name, or names wrongly, is absent. */
export function settingsIn(search: string, real: Date): Partial<Settings> {
  const named = new URLSearchParams(search);
  const choice = <T extends string>(name: string, known: readonly T[]) =>
    known.find((each) => each === named.get(name));
  const clock = clockIn(named.get('clock'), real);
  const speed = speeds.find((each) => String(each) === named.get('speed'));
  const latency = latencies.find((each) => latencyText(each) === named.get('latency'));
  const faults = named.getAll('fault');
  return defined({
    person: choice('person', people),
    clock,
    speed,
    latency,
    faults: faults.length === 0 ? undefined : oneOfEachCall(faults.flatMap(faultIn)),
    language: choice('lng', languages),
    theme: choice('theme', ['dark', 'light']),
    brand: brandIn(named),
  });
}

/** The settings that an address names wrongly, as it names them: `clock=9999-01-01T09:00:00`. */
export function refusedIn(search: string, real: Date): readonly string[] {
  return [...new URLSearchParams(search)].flatMap(([name, value]) => {
    const alone = new URLSearchParams([[name, value]]).toString();
    const isKnown =
      beginnings.includes(name) ||
      !parameters.includes(name) ||
      (name === 'fault' && (value === 'none' || faultIn(value).length > 0)) ||
      (name.startsWith('brand-') && isColour(`#${value}`)) ||
      (name !== 'fault' && Object.keys(settingsIn(alone, real)).length > 0);
    return isKnown ? [] : [`${name}=${value}`];
  });
}

/** The address without its settings. */
export function withoutSettings(address: URL): URL {
  const bare = new URL(address);
  for (const name of parameters) bare.searchParams.delete(name);
  return bare;
}

/** The address with these settings in place of its own. */
export function withSettings(address: URL, settings: Partial<Settings>): URL {
  const link = withoutSettings(address);
  for (const [name, value] of entriesOf(settings)) link.searchParams.append(name, value);
  return link;
}

function entriesOf({ faults, brand, ...settings }: Partial<Settings>): [name: string, value: string][] {
  const { person, clock, speed, latency, language, theme } = settings;
  const entries: (readonly [string, string | undefined])[] = [
    ['person', person],
    ['clock', clock === undefined ? undefined : clock === null ? 'real' : marketText(clock)],
    ['speed', speed === undefined || clock === null ? undefined : String(speed)],
    ['latency', latency === undefined ? undefined : latencyText(latency)],
    ...(faults?.length === 0 ? ['none'] : (faults ?? []).map(faultText)).map(
      (text) => ['fault', text] as const,
    ),
    ['lng', language],
    ['theme', theme],
    ['brand', brand?.name],
    ['brand-dark', brand?.dark?.slice(1)],
    ['brand-light', brand?.light?.slice(1)],
  ];
  return entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

function latencyText(latency: Latency) {
  return latency === null ? 'usual' : String(latency);
}

/** A moment in Vietnam's time, as `2026-11-20T14:12:00`. */
function marketText(time: number) {
  return new Date(time + 7 * 3_600_000).toISOString().slice(0, 19);
}

/** A moment in Vietnam's time, a preset's by its name, or the real time. */
function clockIn(text: string | null, real: Date): number | null | undefined {
  if (text === 'real') return null;
  const preset = presets.find((each) => each === text);
  const isMoment = text !== null && /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text);
  const time = preset ? presetTime(preset, real) : isMoment ? Date.parse(`${text}+07:00`) : NaN;
  return isMarketTime(time) ? time : undefined;
}

/** The preset that a moment is; the empty text for none. */
export function presetAt(time: number): Preset | '' {
  return presets.find((each) => presetTime(each, new Date(time)) === time) ?? '';
}

function faultText({ answer, call, isOnce }: Fault) {
  return `${answer} ${call}${isOnce ? ' once' : ''}`;
}

/** The last fault of each call, which has one at most. */
function oneOfEachCall(faults: readonly Fault[]): readonly Fault[] {
  return [...new Map(faults.map((fault) => [fault.call, fault])).values()];
}

function faultIn(text: string): readonly Fault[] {
  const [, named, call = EVERY_CALL, once] =
    /^(\w+) (\*|(?:GET|POST|PUT|PATCH|DELETE) \/\S{0,200})( once)?$/.exec(text) ?? [];
  const answer = faultAnswers.find((each) => each === named);
  return answer ? [{ answer, call, isOnce: once !== undefined }] : [];
}

function defined<T extends object>(values: { [Name in keyof T]: T[Name] | undefined }): Partial<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as unknown as Partial<T>;
}
