import type { NoticeContent } from '../../machines/notice';
import { noticesMachine } from '../../machines/notices.machine';
import { walkOf, type Step as StepOf } from '../support/machines/harness';

export type Step = StepOf<typeof noticesMachine>;

const personal = { kind: 'success', isPersonal: true } as const;

export const contents = {
  added: { ...personal, title: 'Đã thêm mã', description: 'FPT ở cuối Lướt sóng T+.' },
  addedAnother: { ...personal, title: 'Đã thêm mã', description: 'VNM ở cuối Lướt sóng T+.' },
  failed: { kind: 'error', title: 'Đã thêm mã', description: 'FPT ở cuối Lướt sóng T+.' },
  updated: { kind: 'info', title: 'Có bản mới' },
  expired: { kind: 'warning', title: 'Hết phiên, hãy đăng nhập lại' },
  refused: { kind: 'error', title: 'Đã xảy ra lỗi', description: 'Vui lòng nhập mã.', topic: 'add' },
  refusedAgain: { kind: 'error', title: 'Đã xảy ra lỗi', description: 'Mã đã có.', topic: 'add' },
  refusedElsewhere: { kind: 'error', title: 'Đã xảy ra lỗi', description: 'Sai mật khẩu.', topic: 'lock' },
  succeeded: { kind: 'success', title: 'Đã thêm', topic: 'add' },
} as const satisfies Record<string, NoticeContent>;

const show = (notice: NoticeContent): Step => ({ type: 'show', notice });

export const steps = {
  'show added': show(contents.added),
  'show expired': show(contents.expired),
  'show refused again': show(contents.refusedAgain),
  'show succeeded': show(contents.succeeded),
  'the form is settled': { type: 'settled', topic: 'add' },
  'dismiss the first': { type: 'dismiss', id: '1' },
  'dismiss what is gone': { type: 'dismiss', id: '99' },
  'remove personal': { type: 'remove personal' },
  'the first has expired': { type: 'expired', id: '1' },
  'reading started': { type: 'reading started' },
  'reading ended': { type: 'reading ended' },
  '999 ms pass': { wait: 999 },
  '1,000 ms pass': { wait: 1_000 },
  '4,000 ms pass': { wait: 4_000 },
  '7,000 ms pass': { wait: 7_000 },
} as const satisfies Record<string, Step>;

const [added, expired, aSecond] = [show(contents.added), show(contents.expired), { wait: 1_000 }];
const four = [added, show(contents.addedAnother), show(contents.failed), show(contents.updated)];

const situations = {
  'running nothing': [],
  'running one of six seconds': [added, { wait: 6_000 }],
  'running one after a glance': [
    added,
    aSecond,
    steps['reading started'],
    aSecond,
    steps['reading ended'],
    { wait: 6_000 },
  ],
  'running one that was repeated': [added, { wait: 3_000 }, added, { wait: 6_000 }],
  'running two': [added, { wait: 3_000 }, expired, { wait: 3_000 }],
  'running four': four,
  'paused one': [added, { wait: 6_000 }, steps['reading started']],
  'paused one for long': [added, steps['reading started'], { wait: 60_000 }],
  'running refusals': [show(contents.refusedElsewhere), show(contents.refused)],
  'paused succeeded and refused': [
    show(contents.succeeded),
    show(contents.refused),
    steps['reading started'],
  ],
  'paused five': [...four, steps['reading started'], expired],
} as const satisfies Record<string, readonly Step[]>;

export const { machine, cases, start } = walkOf(noticesMachine, { situations, steps });
