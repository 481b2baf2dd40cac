import { passwordFieldWords } from '#src/ui/words/english-password.ts';
import { saidToVisitors } from '../answers/said-to-visitors.ts';
import { checkoutWords } from './checkout.ts';
import { buyerStatementWords, remoteSigningWords } from './statement.ts';
import {
  failureWords,
  footWords,
  forgotWords,
  loginWords,
  newPasswordWords,
  panelWords,
  passkeyWords,
  passwordKeyWords,
  publicTitles,
  publicWords,
  secondFactorWords,
} from './sign-in.ts';
import {
  invitationRequestWords,
  priceWords,
  problemWords,
  taxCodeWords,
  trialWords,
  verifyWords,
} from './registering.ts';
import {
  buyerDetailWords,
  buyerInvoiceWords,
  buyerRequestWords,
  lookUpWords,
  noInvoiceWords,
} from './buyer.ts';

/** English of the sets that the login page and the public pages use, by the names of the sets. */
export const publicEnglish = {
  buyerDetailWords,
  buyerInvoiceWords,
  buyerRequestWords,
  buyerStatementWords,
  checkoutWords,
  failureWords,
  footWords,
  forgotWords,
  invitationRequestWords,
  loginPasskeyWords: passkeyWords,
  loginWords,
  lookUpWords,
  newPasswordWords,
  noInvoiceWords,
  panelWords,
  passwordFieldWords,
  passwordKeyWords,
  priceWords,
  problemWords,
  publicTitles,
  publicWords,
  remoteSigningWords,
  serverSaid: saidToVisitors,
  secondFactorWords,
  taxCodeWords,
  trialWords,
  verifyWords,
};
