import { parentPort, workerData } from 'node:worker_threads';
import { wallSecond } from '../measure.ts';
import { sampleInvoice } from './sample-invoice.ts';
import { amountsOf, signedDocuments } from './signed-document.ts';

const WARM_UP_SECONDS = 1;
const { seconds, lines } = workerData as { seconds: number; lines: number };
const { make } = signedDocuments();
const content = sampleInvoice(lines);
const amounts = amountsOf(content);
// A worker of a server has signed before: what openssl does not have, compiling, is over when the clock starts.
wallSecond(Math.min(seconds, WARM_UP_SECONDS), () => make(content, amounts));
parentPort?.on('message', () => {
  parentPort?.postMessage(wallSecond(seconds, () => make(content, amounts)));
});
parentPort?.postMessage('ready');
