import { dayOfNumber, numberOfDay, type Day } from '../../../market/day';
import type { Speciality } from '../doctors/doctors';

export type Treatment = { day: Day; time: string; speciality: Speciality; doctor: string };

/** The treatments by their distance from today, in days. */
const plan = [
  [-23, '08:30', 'dentistry', 'Dương Khánh An'],
  [-10, '09:00', 'cardiology', 'Trần Thu Hà'],
  [-3, '14:15', 'dermatology', 'Vũ Hoàng Yến'],
  [0, '16:30', 'ophthalmology', 'Đặng Thùy Linh'],
  [5, '10:00', 'orthopaedics', 'Ngô Kim Ngân'],
  [5, '11:30', 'neurology', 'Phạm Quốc Bảo'],
  [12, '08:00', 'cardiology', 'Nguyễn Đức Long'],
  [26, '15:45', 'paediatrics', 'Bùi Gia Hân'],
] as const;

/** The treatments around a day, oldest first. */
export function treatmentsAround(today: Day): readonly Treatment[] {
  return plan.map(([distance, time, speciality, doctor]) => ({
    day: dayOfNumber(numberOfDay(today) + distance),
    time,
    speciality,
    doctor,
  }));
}
