import { createActor, SimulatedClock, type EventFromLogic } from 'xstate';
import { noticesMachine, type NoticesContext, type NoticeWords } from '../../machines/notices.machine';
import { cellsOf, seenOf, type Bench, type Cell } from '../support/machines/cases';

export type Step = EventFromLogic<typeof noticesMachine> | { wait: number };

const personal = { kind: 'success', isPersonal: true } as const;

export const words = {
  added: { ...personal, title: 'Đã thêm mã', description: 'FPT ở cuối Lướt sóng T+.' },
  addedAnother: { ...personal, title: 'Đã thêm mã', description: 'VNM ở cuối Lướt sóng T+.' },
  failed: { kind: 'error', title: 'Đã thêm mã', description: 'FPT ở cuối Lướt sóng T+.' },
  updated: { kind: 'info', title: 'Có bản mới' },
  expired: { kind: 'warning', title: 'Hết phiên, hãy đăng nhập lại' },
  refused: { kind: 'error', title: 'Đã xảy ra lỗi', description: 'Vui lòng nhập mã.', topic: 'add' },
  refusedAgain: { kind: 'error', title: 'Đã xảy ra lỗi', description: 'Mã đã có.', topic: 'add' },
  refusedElsewhere: { kind: 'error', title: 'Đã xảy ra lỗi', description: 'Sai mật khẩu.', topic: 'lock' },
  taken: { kind: 'success', title: 'Đã thêm', topic: 'add' },
} as const satisfies Record<string, NoticeWords>;

const show = (notice: NoticeWords): Step => ({ type: 'show', notice });

export const steps = {
  'show added': show(words.added),
  'show expired': show(words.expired),
  'show refused again': show(words.refusedAgain),
  'show taken': show(words.taken),
  'the form is settled': { type: 'settled', topic: 'add' },
  'dismiss the first': { type: 'dismiss', id: '1' },
  'dismiss what is gone': { type: 'dismiss', id: '99' },
  'the person leaves': { type: 'forget' },
  'the first has expired': { type: 'expired', id: '1' },
  reading: { type: 'reading' },
  read: { type: 'read' },
  '999 ms pass': { wait: 999 },
  '1,000 ms pass': { wait: 1_000 },
  '4,000 ms pass': { wait: 4_000 },
  '7,000 ms pass': { wait: 7_000 },
} as const satisfies Record<string, Step>;

const [added, expired, aSecond] = [show(words.added), show(words.expired), { wait: 1_000 }];
const four = [added, show(words.addedAnother), show(words.failed), show(words.updated)];

export const situations = {
  'leaving nothing': [],
  'leaving one of six seconds': [added, { wait: 6_000 }],
  'leaving one after a glance': [added, aSecond, steps.reading, aSecond, steps.read, { wait: 6_000 }],
  'leaving one that was told again': [added, { wait: 3_000 }, added, { wait: 6_000 }],
  'leaving two': [added, { wait: 3_000 }, expired, { wait: 3_000 }],
  'leaving four': four,
  'staying one': [added, { wait: 6_000 }, steps.reading],
  'staying one for long': [added, steps.reading, { wait: 60_000 }],
  'leaving refusals': [show(words.refusedElsewhere), show(words.refused)],
  'staying taken and refused': [show(words.taken), show(words.refused), steps.reading],
  'staying five': [...four, steps.reading, expired],
} as const satisfies Record<string, readonly Step[]>;

export function noticesBench(machine = noticesMachine): Bench<Step, NoticesContext> {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock });
  actor.subscribe({ error: () => {} });
  actor.start();
  return {
    take: (step) => ('wait' in step ? clock.increment(step.wait) : actor.send(step)),
    look: () => seenOf(actor.getSnapshot()),
  };
}

export function noticesCells(machine = noticesMachine): Cell[] {
  return cellsOf(() => noticesBench(machine), { situations, steps });
}
