import { expect, test } from 'vitest';
import { deviceOf } from './open-session.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, 'Chrome trên Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/142.0.0.0`, 'Edge trên Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) coc_coc_browser/120.0 Chrome/114.0 Safari/537.36`,
    'Cốc Cốc trên Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari trên iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox trên macOS',
  ],
  [`Mozilla/5.0 (Linux; Android 16) ${CHROME}`, 'Chrome trên Android'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME}`, 'Chrome trên Linux'],
  ['curl/8.5.0', null],
  [null, null],
])('%s is %s', (user_agent, device) => expect(deviceOf(user_agent)).toBe(device));
