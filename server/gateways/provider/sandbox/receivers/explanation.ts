import type { ReadSigned } from '#domain/documents/signed-document.ts';
import { ALL_IS_WELL, checkAnswer, numberedErrors } from '../answers/check-result.ts';
import { signatureFindings } from '../judge/signature-findings.ts';
import { allReasons, formatReasons, isSound, NO_QUESTION, reasonsOf, receiver } from './receiver.ts';

/**
 * 113, an explanation of a declaration: taken where it is signed and well formed, by 204 of kind 2, else refused by kind 9 (assumed). A
 * person decides the declaration afterwards, on the authority's page.
 */
export const EXPLANATIONS = receiver<{ explanation: ReadSigned<'explanation'> }>({
  open: ({ message: { header, body } }) => {
    if (body.kind !== 'documents') return 'unreadable';
    const [explanation, ...more] = body.documents.filter((document) => document.name === 'explanation');
    if (explanation === undefined) return 'unreadable';
    const agrees = header.count === 1 && explanation.value.MST === header.tax_code;
    return more.length > 0 || !agrees ? 'wrong_header' : { explanation };
  },
  question: () => NO_QUESTION,
  signed: (_explanation, { bytes }) => [bytes],
  judge: ({ explanation: { value, problems } }, { signatures, received_on, today }) => ({
    message: [
      ...formatReasons(problems),
      ...reasonsOf(signatureFindings(signatures[0] ?? [], 'taxpayer', null, received_on)),
      ...reasonsOf(value.NTBao > today ? ['dated_in_the_future'] : []),
    ],
    documents: [[]],
  }),
  answers: ({ explanation: { value } }, findings, { to, stamp, sign }) => {
    const sound = isSound(findings);
    const part = { kind: '9', part: { KHLKhac: { DSLDo: numberedErrors(allReasons(findings)) } } } as const;
    const checked = { taxpayer_name: value.TNNT, count: 1 };
    return {
      verdict: sound ? 'accepted' : 'refused',
      reasons: allReasons(findings),
      documents: [],
      answers: [checkAnswer(to, stamp('verdict'), checked, sound ? ALL_IS_WELL : part, sign)],
      in_force: null,
    };
  },
});
