import { expect, test } from 'vitest';
import { TOKEN_PROBLEMS, USB_AGENT_NAME, USB_AGENT_ORIGIN } from './usb-agent.ts';

test('agents that are installed already are found where they listen, under the name they give', () =>
  expect([USB_AGENT_ORIGIN, USB_AGENT_NAME]).toEqual(['http://127.0.0.1:27126', 'hoadon-usb-agent']));

test('each problem of a token has a name of its own', () => {
  expect(TOKEN_PROBLEMS).toHaveLength(12);
  expect(new Set(TOKEN_PROBLEMS).size).toBe(TOKEN_PROBLEMS.length);
});
