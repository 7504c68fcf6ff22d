// @module-tag P9
import { describe, expect, it } from 'vitest';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, steps } from './chart-loading.walk';

const requests = [{ code: true }];
const loading = (spinner: 'turning' | 'over', code: 'requested' | 'received') => ({
  value: { loading: { spinner, code } },
});
const loaded = { value: 'loaded' };
const failed = { value: 'failed' };

const table: Table = {
  loading: {
    start: { ...loading('turning', 'requested'), requests },
    steps: {
      '500 ms pass': loading('over', 'requested'),
      'the code is there': loading('turning', 'received'),
      'the code is missing': failed,
    },
  },
  'loading, the code there first': {
    start: { ...loading('turning', 'received'), requests },
    steps: { '500 ms pass': loaded },
  },
  'loading, the time over first': {
    start: { ...loading('over', 'requested'), requests },
    steps: { 'the code is there': loaded, 'the code is missing': failed },
  },
  loaded: { start: { ...loaded, requests }, steps: {} },
  failed: {
    start: { ...failed, requests },
    steps: { retry: { ...loading('turning', 'requested'), requests } },
  },
};

describe('a chart that is loading', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });
});
