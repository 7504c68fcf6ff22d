import { formatVolume } from '../market/format';

/** An amount in whole đồng: '299,000 đ'. */
export function formatDong(amount: number): string {
  return `${formatVolume(amount)} đ`;
}
