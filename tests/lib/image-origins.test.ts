import { describe, expect, it } from 'vitest';
import { allowedImage } from '../../src/lib/image-origins';

const page = 'https://nhip.example/profile';
const apart = {
  VITE_API_URL: 'https://api.example/v1',
  VITE_IMAGE_ORIGINS: 'https://img.example, https://cdn.example:8443',
};

describe('the picture of a person', () => {
  it.each([
    ['https://nhip.example/a.png', 'https://nhip.example/a.png'],
    ['https://api.example/media/a.png?v=1', 'https://api.example/media/a.png?v=1'],
    ['/media/a.png', 'https://api.example/media/a.png'],
    ['https://img.example/a.png', 'https://img.example/a.png'],
    ['https://cdn.example:8443/a.png', 'https://cdn.example:8443/a.png'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ])('is loaded from the page, the API or a configured origin: %s', (address, url) => {
    expect(allowedImage(address, page, apart)).toBe(url);
  });

  it.each([
    'https://evil.example/a.png',
    'http://api.example/a.png',
    'https://api.example:8443/a.png',
    'https://api.example.evil.example/a.png',
    'https://api.example@evil.example/a.png',
    '//evil.example/a.png',
    'javascript:alert(1)',
    'blob:https://nhip.example/1',
    'https://',
  ])('is loaded from nowhere else: %s', (address) => {
    expect(allowedImage(address, page, apart)).toBeNull();
  });

  it('comes from the page where the API does', () => {
    expect(allowedImage('/a.png', page, {})).toBe('https://nhip.example/a.png');
    expect(allowedImage('/a.png', page, { VITE_API_URL: '/backend' })).toBe('https://nhip.example/a.png');
    expect(allowedImage('https://img.example/a.png', page, {})).toBeNull();
  });
});
