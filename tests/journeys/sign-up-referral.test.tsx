import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { field, fill } from '../support/fields';
import { newcomer, button, open } from '../support/sign-up';

describe('the referral code', () => {
  it.each([
    { at: '/auth/sign-up', shown: '' },
    { at: '/auth/sign-up?utm_source=x&email=a@b.c#plans', shown: '' },
    { at: '/auth/sign-up?ref=NHIP01', shown: 'NHIP01' },
    { at: '/auth/sign-up?scenario=demo&ref=NHIP01#plans', shown: 'NHIP01' },
    { at: '/auth/sign-up?ref=%26x%3D%23%3Cb%3E', shown: '&x=#<b>' },
    { at: '/auth/sign-up?ref=', shown: '' },
    { at: '/auth/sign-up?ref=%20', shown: '' },
  ])('of $at is "$shown", and the whole address is sent', async ({ at, shown }) => {
    const { user, sent } = await open(at);
    expect(field('Referral code').value).toBe(shown);

    await fill(user, newcomer);
    await user.click(await button());

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      firstName: 'Hà',
      lastName: 'Lê',
      email: 'ha@nhip.example',
      password: 'abc',
      confirmPassword: 'abc',
      termOfUse: true,
      ...(shown && { refCode: shown }),
      fromUrl: window.location.origin + at,
    });
  });

  it('may be corrected, or left out', async () => {
    const { user, sent } = await open('/auth/sign-up?ref=NHIP01');
    await fill(user, { ...newcomer, 'Referral code': '' });

    await user.click(await button());

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).not.toHaveProperty('refCode');
  });
});
