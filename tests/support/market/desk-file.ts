import type { DeskTrade } from '../../../src/graph/values';
import type { WholeDeskFragment } from '../../../src/member/shared/desk.generated';
import { alert } from './alerts';

export const trade = (changes: Partial<DeskTrade> = {}): DeskTrade => ({
  ...{ id: 't', symbol: 'FPT', side: 'BUY', quantity: 1000, price: 68_450, day: '2026-08-20', per: null },
  ...{ settles: null, isPlanned: false, stop: 65_000, target: null, signalKind: 'BREAK_OUT' },
  ...{ signalDay: '2026-08-19', note: 'Vượt đỉnh; "chờ", xem lại' },
  ...{ feePaid: null, taxPaid: null, account: null, time: null, orderNumber: null, importedAs: null },
  ...changes,
});

export const desk = {
  ...{
    version: 7,
    keeper: 'SERVER',
    isUnsent: false,
    damaged: [],
    settings: {
      ...{ capital: 5e8, risk: 10_000, weight: 200_000, fee: 1_500, tax: 1_000 },
      ...{ bonusTax: 50_000, costMethod: 'FIFO' },
    },
  },
  trades: [
    trade(),
    trade({ id: 's', side: 'SELL', signalKind: null, signalDay: null, note: '=1+1', stop: null }),
  ],
  alerts: [alert({ price: 70, armedAt: '2026-08-20T02:00:00.000Z' })],
  notes: [{ id: 'FPT', text: 'Giữ\nđến 75', changedAt: '2026-08-20T02:00:00.000Z' }],
  lines: [{ id: 'l', symbol: 'FPT', kind: 'HORIZONTAL', points: [{ time: 0, price: 70.5 }] }],
  ignored: ['ex FPT FPT-2026-06-12'],
  flows: [
    { id: 'in', day: '2026-08-15', amount: 200_000_000 },
    { id: 'out', day: '2026-08-22', amount: -5_000_000 },
  ],
  lists: [
    {
      ...{ id: 'own:w', name: 'Theo dõi cổ tức', position: 0, leftOut: 0 },
      rows: [
        { symbol: 'REE', name: null, price: null },
        { symbol: 'VNM', name: null, price: null },
      ],
    },
  ],
  filters: [
    {
      ...{ id: 'cheap', name: 'Ngân hàng rẻ', conditions: 'sector.Ngân hàng*pe._,10' },
      watchedSince: '2026-08-26T03:00:00Z',
    },
  ],
  imports: [
    {
      ...{ id: 'i', at: '2026-08-20T02:00:00.000Z', file: 'sổ lệnh.csv', added: ['t'], changed: [trade()] },
      flows: [],
    },
  ],
  forms: [
    {
      ...{ id: 'h', head: ['KL'], columns: [{ index: 0, role: 'quantity' }], unit: 'dong', days: null },
      decimal: null,
    },
  ],
} as const satisfies WholeDeskFragment;
