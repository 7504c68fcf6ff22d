import { asText, type JsonRecord } from '../../lib/json';
import { asLine } from '../../lib/text';
import type { Bot } from '../resolvers.types';
import { readRows, rowsOf } from './rows';

/** The bots in the server's order, each once; one without an id or a usable address is left out. */
export function readBots(response: unknown): readonly Bot[] {
  return readRows(rowsOf(response), readBot, ({ id }) => id);
}

function readBot(row: JsonRecord): Bot | null {
  const id = asLine(row['id'] ?? row['bot'], 41) ?? '';
  const address = readAddress(row['url']);
  if (!/^[\w-]{1,40}$/.test(id) || address === null) return null;
  return { id, name: asLine(row['name'], 40) ?? id, address, stopWord: asLine(row['stopWord'], 40) };
}

/** An https address whose origin does not depend on the code, short enough for a QR code. */
function readAddress(value: unknown): string | null {
  const address = asText(value)?.trim() ?? '';
  if (address.length > 300 || !address.includes('{refCode}')) return null;
  const [one, other] = ['a', 'b'].map((code) => originOf(address.replaceAll('{refCode}', code)));
  return one != null && one === other ? address : null;
}

function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin, username, password } = new URL(address);
  return protocol === 'https:' && !username && !password ? origin : null;
}
