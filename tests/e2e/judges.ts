import { spawnSync } from 'node:child_process';

type Judged = { ok: boolean; text: string };

function judge(program: string, args: string[]): Judged {
  const done = spawnSync(program, args, { encoding: 'utf8' });
  return { ok: done.status === 0, text: `${done.stdout}${done.stderr}` };
}

/** xmlsec1 on the seller's signature or, with a path, on the one signature there. */
export function xmlsec(file: string, root_file: string, node_xpath?: string): Judged {
  const node = node_xpath === undefined ? [] : ['--node-xpath', node_xpath];
  const ids = ['DLHDon', 'MCCQT', 'Object'].flatMap((name) => ['--id-attr:Id', name]);
  return judge('xmlsec1', ['--verify', '--trusted-pem', root_file, ...ids, ...node, file]);
}

export function pdfText(file: string): string {
  return judge('pdftotext', ['-layout', file, '-']).text;
}
