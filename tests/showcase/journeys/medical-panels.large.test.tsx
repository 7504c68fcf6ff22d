import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { monthAfter, weeksOf } from '../../../src/showcase/medical/treatments/month';
import { renderApp } from '../../support/renderApp';

const panel = (name: string) => within(screen.getByRole('region', { name }));
const open = async (query = '') => {
  const page = await renderApp({ at: `/medical-dashboard${query}` });
  await screen.findByRole('heading', { level: 1, name: 'Medical dashboard' });
  return page;
};
const doctors = () =>
  within(screen.getByRole('list', { name: 'Favourite doctors' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.semibold')!.textContent);
const mapped = () =>
  [...document.querySelectorAll<SVGElement>('[data-city]')].map(({ dataset }) => dataset['city']);

describe('the favourite doctors', () => {
  it('are of seven specialities; of a chosen one alone, here and on the map, as the address says', async () => {
    const { user, address } = await open();
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Speciality' });
    expect([...select.options].map(({ text }) => text)).toEqual([
      ...['All specialities', 'Cardiology', 'Neurology', 'Dermatology', 'Ophthalmology', 'Paediatrics'],
      ...['Orthopaedics', 'Dentistry'],
    ]);
    expect([doctors().length, mapped().length]).toEqual([11, 7]);

    await user.selectOptions(select, 'Neurology');

    expect(doctors()).toEqual(['Dr. Phạm Quốc Bảo', 'Dr. Lê Minh Châu']);
    expect(mapped()).toEqual(['Hà Nội', 'Đà Nẵng']);
    expect(screen.getByRole('img', { name: 'Map of Vietnam with doctors in Hà Nội, Đà Nẵng' })).toBeTruthy();
    expect(address()).toBe('/medical-dashboard?speciality=neurology');
  });

  it('stay in the list without their star', async () => {
    const { user } = await open('?speciality=dermatology');
    const star = screen.getByRole('button', { name: 'Favourite: Vũ Hoàng Yến' });

    await user.click(star);

    expect([star.ariaPressed, doctors()]).toEqual(['false', ['Dr. Vũ Hoàng Yến']]);
  });
});

describe('the map', () => {
  it('has both archipelagos of the country by their names', async () => {
    await open();
    const texts = [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    expect(texts).toEqual(expect.arrayContaining(['Hoàng Sa islands', 'Trường Sa islands']));
  });
});

describe('the treatment calendar', () => {
  const day = (name: RegExp) => panel('Treatment calendar').getByRole('button', { name });
  const shown = () => panel('Treatment calendar').getByRole('group').textContent;

  it('opens on today, marks the days with treatments, and shows those of the chosen one', async () => {
    const { user } = await open();
    expect(document.querySelector('td[aria-current=date]')!.textContent).toBe('27');
    expect(day(/^27, 27\/08\/2026: Ophthalmology$/).ariaPressed).toBe('true');
    expect(shown()).toBe('27/08/202616:30Ophthalmology Dr. Đặng Thùy Linh');

    await user.click(panel('Treatment calendar').getByRole('button', { name: 'Next month' }));
    await user.click(day(/^1, 01\/09\/2026: Orthopaedics, Neurology$/));

    expect(panel('Treatment calendar').getByText('09/2026')).toBeInstanceOf(HTMLElement);
    expect(shown()).toBe('01/09/202610:00Orthopaedics Dr. Ngô Kim Ngân11:30Neurology Dr. Phạm Quốc Bảo');
  });

  it('begins a week with Monday, whatever day a month begins with', () => {
    expect(weeksOf('2026-08').map((week) => week.map((each) => each?.slice(8) ?? '').join(' '))).toEqual([
      '     01 02',
      '03 04 05 06 07 08 09',
      '10 11 12 13 14 15 16',
      '17 18 19 20 21 22 23',
      '24 25 26 27 28 29 30',
      '31      ',
    ]);
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });
});
