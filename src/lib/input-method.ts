/** How a Vietnamese input method reads keys: letters that add marks (Telex), or digits (VNI); `none` where none is on. */
export type InputMethod = 'none' | 'telex' | 'vni';

/** What an input method can be keyed with, in capitals. */
export const KEYS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];

const [ACUTE, GRAVE, HOOK, TILDE, DOT] = ['\u0301', '\u0300', '\u0309', '\u0303', '\u0323'] as const;
const [CIRCUMFLEX, BREVE, HORN] = ['\u0302', '\u0306', '\u031B'] as const;
/** The stroke of Đ, which Unicode has no mark for. */
const STROKE = '-';
/** What takes the tone away. */
const LEVEL = '';

type Marks = Readonly<Record<string, string>>;
type Method = { tones: Marks; marks: Readonly<Record<string, Marks>> };

const METHODS: Readonly<Record<InputMethod, Method>> = {
  none: { tones: {}, marks: {} },
  telex: {
    tones: { S: ACUTE, F: GRAVE, R: HOOK, X: TILDE, J: DOT, Z: LEVEL },
    marks: {
      A: { A: CIRCUMFLEX },
      E: { E: CIRCUMFLEX },
      O: { O: CIRCUMFLEX },
      W: { A: BREVE, O: HORN, U: HORN },
      D: { D: STROKE },
    },
  },
  vni: {
    tones: { 1: ACUTE, 2: GRAVE, 3: HOOK, 4: TILDE, 5: DOT, 0: LEVEL },
    marks: {
      6: { A: CIRCUMFLEX, E: CIRCUMFLEX, O: CIRCUMFLEX },
      7: { O: HORN, U: HORN },
      8: { A: BREVE },
      9: { D: STROKE },
    },
  },
};

/** A letter of a word with its mark, without a tone; `isKey` where the key of a mark stands for the letter (W for Ư). */
type Letter = { readonly base: string; readonly mark: string; readonly isKey?: boolean };

/** A word while it is keyed. */
export type Keyed = { readonly letters: readonly Letter[]; readonly tone: string };

/** Before any key. */
export const NO_KEYS: Keyed = { letters: [], tone: LEVEL };

const isVowel = ({ base }: Letter) => 'AEIOUY'.includes(base);

/** What a word becomes by one more key, in capitals: a mark wherever its letter stands, a tone repeated is a letter. */
export function withKey({ letters, tone }: Keyed, method: InputMethod, key: string): Keyed {
  const { tones, marks } = METHODS[method];
  const asLetter = (to = letters) => [...to, { base: key, mark: '' }];
  const typedTone = tones[key];
  if (typedTone !== undefined) {
    if (!letters.some(isVowel) || (typedTone === LEVEL && tone === LEVEL))
      return { letters: asLetter(), tone };
    return typedTone === tone ? { letters: asLetter(), tone: LEVEL } : { letters, tone: typedTone };
  }
  const typedMarks = marks[key];
  if (typedMarks === undefined) return { letters: asLetter(), tone };
  const at = letters.findLastIndex(({ base }) => base in typedMarks);
  const letter = letters[at];
  if (letter === undefined) {
    return { letters: key === 'W' ? [...letters, { base: 'U', mark: HORN, isKey: true }] : asLetter(), tone };
  }
  const mark = typedMarks[letter.base]!;
  if (letter.mark !== mark) return { letters: letters.with(at, { base: letter.base, mark }), tone };
  if (letter.isKey) return { letters: letters.with(at, { base: key, mark: '' }), tone };
  return { letters: asLetter(letters.with(at, { base: letter.base, mark: '' })), tone };
}

/** The word as it is shown, in capitals: the tone is on the last letter with a mark, else on the vowel that syllables have it on. */
export function shownAs({ letters, tone }: Keyed): string {
  const at = tone === LEVEL ? -1 : placeOfTone(letters);
  const shown = letters.map(({ base, mark }, index) => {
    const letter = mark === STROKE ? 'Đ' : base + mark;
    return index === at ? letter + tone : letter;
  });
  return shown.join('').normalize('NFC');
}

function placeOfTone(letters: readonly Letter[]): number {
  const marked = letters.findLastIndex((letter) => letter.mark !== '' && isVowel(letter));
  if (marked !== -1) return marked;
  const vowels = letters.flatMap((letter, index) => (isVowel(letter) ? [index] : []));
  const isOpen = vowels.at(-1) === letters.length - 1;
  return (vowels.length > 1 && isOpen ? vowels.at(-2) : vowels.at(-1)) ?? -1;
}

/** What these keys show under an input method, in capitals: VEF by Telex is VÈ. */
export function typedWith(method: InputMethod, keys: string): string {
  return shownAs([...keys.toUpperCase()].reduce((keyed, key) => withKey(keyed, method, key), NO_KEYS));
}

const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** A word by which those are equal that differ in the place of their tone alone, which input methods place differently: HÒA and HOÀ. */
export function spellingOf(word: string): string {
  const letters = word.toUpperCase().normalize('NFD');
  return letters.replace(TONES, '') + (letters.match(TONES) ?? []).join('');
}

/** Whether a word has letters that no symbol has, such as input methods make. */
export function hasMarks(word: string): boolean {
  return /[Đđ\u0080-\uFFFF]/.test(word.normalize('NFD'));
}
