import { workerData } from 'node:worker_threads';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import type { JudgedFile, JudgeRoots } from './file-judge.ts';
import { judgeFile } from './judge-file.ts';

/** The thread's own module: its roots come once, then file after file. */
const { everybody, authority } = workerData as JudgeRoots;
const ports = createVerifyPorts(everybody, authority);

export const answer = (file: Uint8Array): JudgedFile => judgeFile(file, ports);
