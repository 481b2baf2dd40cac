import { describe, expect, test } from 'vitest';
import { refusalText } from '../refusals.ts';
import { stopRefusals, type UseStop } from './use-stops.ts';

const STOP: UseStop = {
  scope: 'all',
  stopped_on: '2026-11-20T01:00:00Z',
  resumed_on: null,
  decision_no: '512/QĐ',
};
const refused = (stop: Partial<UseStop>, symbol: string, now: string) =>
  stopRefusals([{ ...STOP, ...stop }], { symbol }, now);
const codes = (...args: Parameters<typeof refused>) => refused(...args).map(({ code }) => code);

describe('an invoice made while its use is stopped', () => {
  test('is refused from the second of the stop to the second it is resumed', () => {
    expect(codes({}, 'C26TAA', '2026-11-20T00:59:59Z')).toEqual([]);
    expect(codes({}, 'C26TAA', '2026-11-20T01:00:00.000Z')).toEqual(['use_stopped']);
    const resumed_on = '2026-11-22T17:00:00Z';
    expect(codes({ resumed_on }, 'C26TAA', '2026-11-22T16:59:59Z')).toEqual(['use_stopped']);
    expect(codes({ resumed_on }, 'C26TAA', resumed_on)).toEqual([]);
  });

  test('of cash registers alone leaves other series free', () => {
    const scope = 'cash_register';
    expect(codes({ scope }, 'C26TAA', '2026-11-21T00:00:00Z')).toEqual([]);
    expect(codes({ scope }, 'C26MAA', '2026-11-21T00:00:00Z')).toEqual(['cash_register_stopped']);
  });

  test('says since when, by which decision and what to do', () => {
    const [refusal] = refused({}, 'C26TAA', '2026-11-21T00:00:00Z');
    if (refusal === undefined) throw new Error('not refused');
    const text = refusalText(refusal);
    expect(text).toContain('từ 08:00:00 ngày 20/11/2026 theo 512/QĐ');
    expect(text).toContain('không hợp pháp');
  });
});
