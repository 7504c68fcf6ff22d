import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from '../../src/ui/Avatar';

const an = { firstName: 'An', lastName: 'Nguyễn' };

const initialsIn = (container: HTMLElement) =>
  container.querySelector('.avatar')?.getAttribute('data-initials');

describe('an avatar', () => {
  it('has the initials until its picture is loaded, and again where the picture fails', () => {
    const { container } = render(<Avatar {...an} imgUrl="/an.png" />);
    expect([initialsIn(container), container.querySelector('img')?.getAttribute('src')]).toEqual([
      'NA',
      '/an.png',
    ]);

    fireEvent.error(container.querySelector('img')!);

    expect([initialsIn(container), container.querySelector('img')]).toEqual(['NA', null]);
  });

  it.each([
    [{ firstName: '<b>An</b>', lastName: '"Nguyễn"' }, 'NB'],
    [{ firstName: 'Minh Anh', lastName: 'Trần Lê' }, 'TA'],
    [{ firstName: 'Quốc B. (!)', lastName: 'Lý' }, 'LB'],
    [{ firstName: '…', lastName: '(Đỗ)' }, 'Đ'],
    [{ firstName: '', lastName: '', userName: '@an.nhip' }, 'A'],
    [{ firstName: '*', lastName: '-', userName: '__', email: '7an@nhip.example' }, '7'],
    [{ firstName: 'a\u0302n', lastName: '𝒳' }, '𝒳Â'],
    [{ firstName: '<>', lastName: '🙂' }, ''],
  ])('takes letters and digits only: %j has the initials %j', (person, initials) => {
    const { container } = render(<Avatar {...person} imgUrl={null} />);
    expect(initialsIn(container)).toBe(initials);
  });

  it('tries another picture after one that failed', () => {
    const { container, rerender } = render(<Avatar {...an} imgUrl="/an.png" />);
    fireEvent.error(container.querySelector('img')!);

    rerender(<Avatar {...an} imgUrl="/other.png" />);

    expect(container.querySelector('img')?.getAttribute('src')).toBe('/other.png');
  });
});
