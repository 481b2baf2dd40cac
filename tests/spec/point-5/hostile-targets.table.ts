/** The origin that the targets are hostile to. */
export const HERE = 'http://127.0.0.1:3000';

/** Other hosts, some of which begin or end like our own. */
const HOSTS = [
  'evil.example',
  'evil.example:3000',
  '127.0.0.1.evil.example',
  '127.0.0.1@evil.example/admin',
  '127.0.0.1:3000@evil.example/admin',
  'owner:password@evil.example',
  '[::1]:3000',
  'localhost:3000',
  '127.0.0.2:3000',
  'evil。example',
];

/** Ways of writing that a host follows, as browsers read them: backslashes are slashes, tabs and line ends are nothing. */
const BEFORE_HOST = [
  'https://',
  'HTTPS://',
  'https:',
  ' https://',
  'ht\ntps://',
  'ftp://',
  'wss://',
  '//',
  '///',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\r\n/',
];

/** Schemes that name no page of a server, each with what could follow it. */
const SCHEMES = {
  javascript: ['alert(1)', '//127.0.0.1:3000/%0aalert(1)'],
  data: ['text/html,<script>alert(1)</script>', '//127.0.0.1:3000/,x'],
  file: ['///etc/passwd', '//127.0.0.1:3000/admin'],
};

const spellings = (scheme: string): string[] => [
  `${scheme}:`,
  `${scheme.toUpperCase()}:`,
  `${scheme.slice(0, 1).toUpperCase()}${scheme.slice(1)}:`,
  ` ${scheme}:`,
  `\t${scheme}:`,
  `\u0000${scheme}:`,
  `${scheme.slice(0, 2)}\t${scheme.slice(2)}:`,
  `${scheme.slice(0, 2)}\n${scheme.slice(2)}:`,
  `${scheme.slice(0, 2)}\r${scheme.slice(2)}:`,
  `${scheme}\t:`,
];

/** Two hundred addresses that a sign-in must not lead to. */
export const HOSTILE_TARGETS: readonly string[] = [
  ...HOSTS.flatMap((host) => BEFORE_HOST.map((before) => `${before}${host}`)),
  ...Object.entries(SCHEMES).flatMap(([scheme, rests]) =>
    spellings(scheme).flatMap((spelling) => rests.map((rest) => `${spelling}${rest}`)),
  ),
];
