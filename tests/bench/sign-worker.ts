import { parentPort, workerData } from 'node:worker_threads';
import { wallSecond } from './measure.ts';
import { sampleInvoice } from './sample-invoice.ts';
import { amountsOf, signedDocuments } from './signed-document.ts';

const { seconds, lines } = workerData as { seconds: number; lines: number };
const { make } = signedDocuments();
const content = sampleInvoice(lines);
const amounts = amountsOf(content);
make(content, amounts);
parentPort?.once('message', () => {
  parentPort?.postMessage(wallSecond(seconds, () => make(content, amounts)));
});
parentPort?.postMessage('ready');
