import { delimiter } from 'node:path';
import { expect, test } from 'vitest';
import { USB_AGENT_ORIGIN } from '#domain/signing/usb-agent.ts';
import { readAgentConfig } from './config.ts';

const linux = { platform: 'linux', home: '/home/lan' } as const;

test('listens where the pages look for it, keeps its files with the user’s settings, looks for drivers itself', () => {
  const config = readAgentConfig({ env: {}, ...linux });
  expect(`http://127.0.0.1:${config.port}`).toBe(USB_AGENT_ORIGIN);
  expect(config).toMatchObject({ folder: '/home/lan/.config/hoadon-usb-agent', drivers: null });
});

test('settings of the user stand elsewhere on Windows and macOS', () => {
  const windows = {
    env: { APPDATA: '/c/Users/lan/AppData/Roaming' },
    platform: 'win32',
    home: '/c',
  } as const;
  expect(readAgentConfig(windows).folder).toBe('/c/Users/lan/AppData/Roaming/hoadon-usb-agent');
  const mac = { env: {}, platform: 'darwin', home: '/Users/lan' } as const;
  expect(readAgentConfig(mac).folder).toBe('/Users/lan/Library/Application Support/hoadon-usb-agent');
});

test('takes what the environment names', () => {
  const env = {
    USB_AGENT_PORT: '0',
    USB_AGENT_FOLDER: '/srv/agent',
    USB_AGENT_DRIVERS: ['/a.so', '/b.so'].join(delimiter),
  };
  expect(readAgentConfig({ env, ...linux })).toEqual({
    port: 0,
    folder: '/srv/agent',
    drivers: ['/a.so', '/b.so'],
  });
});

test.each(['x', '-1', '65536', '1.5'])('refuses the port %s', (port) => {
  expect(() => readAgentConfig({ env: { USB_AGENT_PORT: port }, ...linux })).toThrow('USB_AGENT_PORT');
});
