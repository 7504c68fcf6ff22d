/** The largest accepted picture, in bytes: 2 MB. */
const LARGEST = 2 * 1024 * 1024;

const kinds: readonly { type: string; starts: readonly (readonly number[])[] }[] = [
  { type: 'image/jpeg', starts: [[0xff, 0xd8, 0xff]] },
  { type: 'image/png', starts: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]] },
  { type: 'image/gif', starts: ['GIF87a', 'GIF89a'].map((text) => [...text].map((c) => c.charCodeAt(0))) },
];

/** The `accept` attribute of the file input. */
export const acceptedTypes = kinds.map(({ type }) => type).join(',');

/** The reason to refuse a file: larger than 2 MB, or not JPG, PNG or GIF by type and first bytes; null for a valid picture. */
export async function problemOf(file: File): Promise<'size' | 'type' | null> {
  const kind = kinds.find(({ type }) => type === file.type);
  if (!kind) return 'type';
  if (file.size > LARGEST) return 'size';
  try {
    const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
    return kind.starts.some((start) => start.every((byte, index) => head[index] === byte)) ? null : 'type';
  } catch {
    return 'type';
  }
}
