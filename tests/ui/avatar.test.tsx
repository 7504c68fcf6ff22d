import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from '../../src/ui/Avatar';

const an = { firstName: 'An', lastName: 'Nguyễn' };

describe('an avatar', () => {
  it('has the initials until its picture is loaded, and again where the picture fails', () => {
    const { container } = render(<Avatar {...an} imgUrl="/an.png" />);
    expect([container.textContent, container.querySelector('img')?.getAttribute('src')]).toEqual([
      'NA',
      '/an.png',
    ]);

    fireEvent.error(container.querySelector('img')!);

    expect([container.textContent, container.querySelector('img')]).toEqual(['NA', null]);
  });

  it('tries another picture after one that failed', () => {
    const { container, rerender } = render(<Avatar {...an} imgUrl="/an.png" />);
    fireEvent.error(container.querySelector('img')!);

    rerender(<Avatar {...an} imgUrl="/other.png" />);

    expect(container.querySelector('img')?.getAttribute('src')).toBe('/other.png');
  });
});
