import { describe, expect, it } from 'vitest';
import { lastClosedDay, phaseOf } from '../../src/market/clock';
import type { Exchange } from '../../src/market/exchange';

const ict = (day: string, time: string) => new Date(`${day}T${time}+07:00`);

describe('the phases of a trading day', () => {
  it('run through both auctions on HOSE', () => {
    expect(phasesOf('HOSE', '2026-08-21')).toEqual([
      ['00:00', 'PRE'],
      ['09:00', 'ATO'],
      ['09:15', 'CONTINUOUS'],
      ['11:30', 'LUNCH'],
      ['13:00', 'CONTINUOUS'],
      ['14:30', 'ATC'],
      ['14:45', 'PUT_THROUGH_ONLY'],
      ['15:00', 'CLOSED'],
    ]);
  });

  it('end with trading at the close on HNX', () => {
    expect(phasesOf('HNX', '2026-08-21')).toEqual([
      ['00:00', 'PRE'],
      ['09:00', 'CONTINUOUS'],
      ['11:30', 'LUNCH'],
      ['13:00', 'CONTINUOUS'],
      ['14:30', 'ATC'],
      ['14:45', 'PLO_ENTRY'],
      ['14:55', 'PLO_MATCH'],
      ['15:00', 'CLOSED'],
    ]);
  });

  it('know no auction on UPCoM', () => {
    expect(phasesOf('UPCOM', '2026-08-21')).toEqual([
      ['00:00', 'PRE'],
      ['09:00', 'CONTINUOUS'],
      ['11:30', 'LUNCH'],
      ['13:00', 'CONTINUOUS'],
      ['15:00', 'CLOSED'],
    ]);
  });

  it('are one on a weekend and one on a holiday', () => {
    expect(phasesOf('HOSE', '2026-08-22')).toEqual([['00:00', 'CLOSED']]);
    expect(phasesOf('HNX', '2026-08-23')).toEqual([['00:00', 'CLOSED']]);
    expect(phasesOf('UPCOM', '2026-02-18')).toEqual([['00:00', 'HOLIDAY']]);
  });
});

describe('the newest trading day that is over', () => {
  it.each([
    ['in the evening', '2026-08-21', '20:00', '2026-08-21'],
    ['from 15:00', '2026-08-21', '15:00', '2026-08-21'],
    ['until 14:59', '2026-08-21', '14:59', '2026-08-20'],
    ['at night', '2026-08-21', '00:30', '2026-08-20'],
    ['on a Sunday', '2026-08-23', '16:00', '2026-08-21'],
    ['on a Monday morning', '2026-08-24', '08:00', '2026-08-21'],
    ['at the end of Tết', '2026-02-22', '23:59', '2026-02-13'],
  ])('%s (%s %s) is %s', (_, day, time, newest) => {
    expect(lastClosedDay(ict(day, time))).toBe(newest);
  });
});

function phasesOf(exchange: Exchange, day: string) {
  const phases: [string, string][] = [];
  for (let minute = 0; minute < 1440; minute += 1) {
    const instant = new Date(ict(day, '00:00').getTime() + minute * 60_000);
    const phase = phaseOf(exchange, instant);
    if (phases.at(-1)?.[1] !== phase) phases.push([timeOf(minute), phase]);
  }
  return phases;
}

function timeOf(minute: number) {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
