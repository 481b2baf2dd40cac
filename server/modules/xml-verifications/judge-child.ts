import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { judgeFile, type JudgedFile, type JudgeRoots } from './judge-file.ts';

/** The module of the child: its roots come once, then file after file. */
export function start({ everybody, authority }: JudgeRoots): (file: Uint8Array) => JudgedFile {
  const ports = createVerifyPorts(everybody, authority);
  return (file) => judgeFile(file, ports);
}
