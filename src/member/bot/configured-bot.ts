import { variables } from '../../lib/variables';
import type { Bot } from './BotLink';

/**
 * The bot that the build names, for a server without the call; null where it names none. Its address has `{refCode}`
 * where the referral code belongs, or gets it as the parameter `ref`.
 */
export function configuredBot(): Bot | null {
  const url = variables().VITE_BOT_URL;
  if (!url) return null;
  const parameter = `${new URL(url).search ? '&' : '?'}ref={refCode}`;
  const address = url.includes('{refCode}') ? url : url.replace(/(?=#|$)/, parameter);
  return { id: 'configured', name: new URL(url).host, address, stopWord: null };
}
